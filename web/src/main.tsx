import { hydrate } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readPageState } from './app/page-state.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { keepWhatWasEarly } from './platform/early-presses.ts'
import { dropExpiredDrafts } from './platform/kept-until.ts'
import { watchStyles } from './platform/missed-styles.ts'
import { createQueryClient } from './platform/query-client.ts'
import './ui/styles.css'

/** The screens in view must be there before hydration: the router would show an empty page while it fetches them. */
const loadScreen = async (route: RouteObject) => {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, { ...loaded, lazy: undefined })
}

/** Its effect runs when all below it has taken over the server's page. */
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => onDone(), [onDone])
  return children
}

/** Tells the router that the page stands already: otherwise it scrolls to its top, under the finger of whoever has begun to read. */
const FROM_THE_SERVER = { hydrationData: {} }

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  watchStyles()
  dropExpiredDrafts()
  const screens = await Promise.allSettled((matchRoutes(routes, location) ?? []).map(({ route }) => loadScreen(route)))
  const queryClient = createQueryClient()
  const { installation, queries } = readPageState()
  hydrate(queryClient, queries)
  const page = (
    <TakenOver onDone={keepWhatWasEarly(root)}>
      <Providers queryClient={queryClient} installation={installation}>
        <RouterProvider router={createBrowserRouter(routes, FROM_THE_SERVER)} />
      </Providers>
    </TakenOver>
  )
  // A screen that does not arrive is asked for again by the router, which says so when it fails: nothing that stands could be taken over.
  if (screens.some(({ status }) => status === 'rejected')) {
    root.replaceChildren()
    createRoot(root).render(page)
    return
  }
  // As a transition it is done in slices between which the browser answers a finger.
  startTransition(() => {
    hydrateRoot(root, page)
  })
}

void start()
