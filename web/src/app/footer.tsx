import { Link } from 'react-router'
import { useInstallation } from '../platform/installation.ts'
import { BrandMark } from '../ui/mark.tsx'
import { FOOTER_GROUPS } from './destinations.ts'

export function Footer() {
  const { isDemo } = useInstallation()
  return (
    <footer className="mt-20 print:hidden border-line border-t text-sm">
      <div className="page grid gap-10 py-12 md:grid-cols-[1.2fr_2fr]">
        <div className="grid content-start justify-items-start gap-3">
          <p className="inline-flex items-center gap-2 font-bold font-display text-lg tracking-tight">
            <BrandMark className="size-8" />
            Onhand
          </p>
          <p className="text-soft">Open source under the AGPL, run by the operator of this site.</p>
          {isDemo && (
            <p className="rounded-full border border-line px-3 py-1 text-soft text-xs">
              Sample data: the people and projects here are made up.
            </p>
          )}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {FOOTER_GROUPS.map(({ name, links }) => (
            <div key={name}>
              <h2 className="mb-2 font-sans font-semibold text-sm">{name}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path} className="touch-target inline-flex min-h-9 items-center text-soft hover:text-ink hover:underline">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
