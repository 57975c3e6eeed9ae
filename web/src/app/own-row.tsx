import { NavLink } from 'react-router'
import { ownPlaces } from '../accounts/own-places.ts'
import { useCurrentUser } from '../platform/current-user.ts'

const PLACE =
  'touch-target inline-flex min-h-10 items-center hover:underline hover:underline-offset-4 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-marker aria-[current=page]:underline-offset-8'

/** Below the header, the places of experts and of admins. It scrolls away: what stays is what everybody needs. On a phone the menu has them. */
export function OwnRow() {
  const groups = ownPlaces(useCurrentUser() ?? { roles: [] })
  if (groups.length === 0) return null
  return (
    <div className="hidden border-line border-b bg-sunken text-sm lg:block print:hidden">
      <div className="page flex flex-wrap gap-x-10">
        {groups.map(({ name, places }) => (
          <nav key={name} aria-label={name} className="flex flex-wrap items-center gap-x-6">
            <span aria-hidden="true" className="font-semibold text-soft">
              {name}
            </span>
            {places.map(({ path, label }) => (
              <NavLink key={path} to={path} className={PLACE}>
                {label}
              </NavLink>
            ))}
          </nav>
        ))}
      </div>
    </div>
  )
}
