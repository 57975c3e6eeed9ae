import { useLocation } from 'react-router'

/** Screens that only lead to others: nobody wants to come back to them. */
const PASSED_THROUGH = ['/log-in', '/sign-up', '/two-factor', '/verify-email', '/forgot-password', '/reset-password']

const OURS = 'https://onhand.invalid'

/** A path of this product, or null: where a sign-in leads is read from the address, and must not lead to somebody else's page. */
export const ownPath = (path: string | null | undefined): string | null => {
  if (!path?.startsWith('/')) return null
  // The browser's own reading decides: '//', '/\' and control characters are other ways to write another host.
  const read = URL.canParse(path, OURS) ? new URL(path, OURS) : null
  return read?.origin === OURS ? read.pathname + read.search + read.hash : null
}

/** `/log-in` with where to go after it. */
export const withNext = (path: string, next: string | null): string =>
  next === null || next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`

/** Where the address says to go afterwards; null when it says nothing, or nothing of ours. */
export const useNextPath = (): string | null => ownPath(new URLSearchParams(useLocation().search).get('next'))

/** Where somebody who signs in from here wants to be afterwards. */
export const useReturnPath = (): string | null => {
  const { pathname, search } = useLocation()
  const next = useNextPath()
  return PASSED_THROUGH.includes(pathname) ? next : ownPath(pathname + search)
}
