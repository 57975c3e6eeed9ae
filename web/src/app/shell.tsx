import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { watchConnection } from '../platform/query-client.ts'
import { Announcer } from '../ui/announcer.tsx'
import { focusScreenHeading } from '../ui/screen-heading.ts'
import { BottomBar } from './bottom-bar.tsx'
import { FocusHint } from './focus-hint.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { IncomingCallPlace } from './incoming-call-place.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { OwnRow } from './own-row.tsx'
import { preloadScreens } from './preload-screens.ts'
import { ShortcutsPlace } from './shortcuts-place.tsx'
import { ToastPlace } from './toast-place.tsx'

/** What stands around every screen. */
export function Shell() {
  const isNavigating = useNavigation().state !== 'idle'
  const queryClient = useQueryClient()
  useEffect(() => watchConnection(queryClient), [queryClient])
  useEffect(() => preloadScreens(), [])
  useFocusOnRouteChange()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
      >
        Skip to content
      </a>
      <Header />
      <OwnRow />
      <OfflineBanner />
      {isNavigating && (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
          <div className="runs h-full w-2/5 bg-marker" />
        </div>
      )}
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <IncomingCallPlace />
      <ShortcutsPlace />
      <Announcer />
      <FocusHint />
      <ToastPlace />
      <ScrollRestoration getKey={placeOf} />
    </div>
  )
}

/** Every page that is loaded begins with the same key, whatever its address: there the address tells the places apart. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** After a route change the keyboard and the screen reader start at the new screen's heading, as they would on a new page. */
const useFocusOnRouteChange = () => {
  const { pathname } = useLocation()
  const focusedPath = useRef(pathname)
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    focusScreenHeading()
  }, [pathname])
}
