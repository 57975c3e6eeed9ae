import { Link } from 'react-router'
import { useCurrentUser } from '../platform/current-user.ts'
import { DESTINATIONS } from './destinations.ts'

const LINK = 'touch-target inline-flex min-h-9 items-center hover:underline'

export function Footer() {
  const user = useCurrentUser()
  return (
    <footer className="mt-20 border-line border-t text-soft text-sm">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-8">
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-1">
          <Link to="/" className={LINK}>
            Home
          </Link>
          {DESTINATIONS.map(({ path, label }) => (
            <Link key={path} to={path} className={LINK}>
              {label}
            </Link>
          ))}
        </nav>
        {user?.isDemo && (
          <p className="rounded-full border border-line px-3 py-1 text-xs">Sample data: the people and projects here are made up.</p>
        )}
        <p className="md:ml-auto">Onhand is open source under the AGPL.</p>
      </div>
    </footer>
  )
}
