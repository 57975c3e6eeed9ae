import { Menu, X } from 'lucide-react'
import { lazy, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { AccountButton } from '../accounts/account-button.tsx'
import { ownPlaces } from '../accounts/own-places.ts'
import { SignInLinks } from '../accounts/sign-in-links.tsx'
import { BellPlace } from '../notifications/bell-place.tsx'
import { useCurrentUser } from '../platform/current-user.ts'
import { late } from '../platform/late.ts'
import { buttonClass } from '../ui/button.tsx'
import { BrandMark } from '../ui/mark.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { HEADER_DESTINATIONS } from './destinations.ts'

const NAV_LINK =
  'touch-target inline-flex min-h-11 items-center rounded-control px-3 font-medium text-sm hover:bg-sunken aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-marker aria-[current=page]:underline-offset-8'

const loadMenu = () => import('./own-menu.tsx')
const OwnMenu = lazy(() => late(loadMenu).then(module => ({ default: module.OwnMenu })))

export function Header() {
  const { key } = useLocation()
  // Open for the place where it was opened: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const user = useCurrentUser()
  return (
    <header className="print:hidden sticky top-0 z-40 border-line border-b bg-paper/95 backdrop-blur">
      <div className="page flex h-16 items-center gap-2">
        <Link to="/" className="touch-target mr-auto inline-flex items-center gap-2 font-bold font-display text-lg tracking-tight">
          <BrandMark className="size-8" />
          Onhand
        </Link>
        <nav aria-label="Main" className="hidden xl:flex">
          {HEADER_DESTINATIONS.map(({ path, label }) => (
            <NavLink key={path} to={path} end className={NAV_LINK}>
              {label}
            </NavLink>
          ))}
        </nav>
        <AccountArea />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="phone-menu"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          className={buttonClass('quiet', 'regular', '!px-2.5 xl:hidden')}
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          {isOpen ? <X aria-hidden="true" className="size-6" /> : <Menu aria-hidden="true" className="size-6" />}
        </button>
      </div>
      <nav
        id="phone-menu"
        aria-label="Menu"
        hidden={!isOpen}
        className="page max-h-[calc(100dvh-8rem)] overflow-y-auto border-line border-t py-2 xl:hidden"
        onKeyDown={event => event.key === 'Escape' && setOpenAt(null)}
      >
        {HEADER_DESTINATIONS.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} end className="flex min-h-12 items-center gap-3 font-medium">
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </NavLink>
        ))}
        {ownPlaces(user ?? { roles: [] }).map(({ name, places }) => (
          <section key={name} aria-label={name} className="mt-2 border-line border-t pt-2">
            <p aria-hidden="true" className="font-semibold text-sm text-soft">
              {name}
            </p>
            {places.map(({ path, label }) => (
              <NavLink key={path} to={path} className="flex min-h-12 items-center font-medium">
                {label}
              </NavLink>
            ))}
          </section>
        ))}
        {user === null && <SignInLinks className="py-2" />}
      </nav>
    </header>
  )
}

function AccountArea() {
  const user = useCurrentUser()
  if (user === undefined) return <Skeleton className="size-9 !rounded-full" />
  return user ? (
    <>
      <BellPlace user={user} />
      <AccountButton user={user} Menu={OwnMenu} onNear={loadMenu} />
    </>
  ) : (
    <SignInLinks size="small" isAside className="max-[359px]:hidden" />
  )
}
