import { NavLink } from 'react-router'
import { useCurrentUser } from '../platform/current-user.ts'
import { BAR_DESTINATIONS } from './destinations.ts'

/** The phone's way around, in reach of the thumb. For those who are signed in. */
export function BottomBar() {
  const user = useCurrentUser()
  if (!user) return null
  return (
    <nav
      aria-label="Quick access"
      className="sticky bottom-0 z-40 print:hidden border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {BAR_DESTINATIONS.map(({ path, label, icon: Icon }) => (
          <li key={path} className="flex-1">
            <NavLink
              to={path}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 font-medium text-soft text-xs aria-[current=page]:text-marker-ink"
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
