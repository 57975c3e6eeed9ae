// First: the libraries below look for a document as they load.
import './browser.ts'

import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { toast } from 'sonner'
import { vi } from 'vitest'
import { WebSocket as NetworkSocket } from 'ws'
import { LIVE_PATH } from '#contract/shared/live.ts'
import type { Caller, TestApp } from '../../server/test/app.ts'
import { Providers } from '../src/app/providers.tsx'
import { routes } from '../src/app/routes.tsx'
import { call } from '../src/platform/call.ts'
import { prefetchCurrentUser } from '../src/platform/current-user.ts'
import { live } from '../src/platform/live-room.ts'
import { createQueryClient } from '../src/platform/query-client.ts'
import { leavePages, onLeave } from './leave-page.ts'
import { createWire, type Wire } from './wire.ts'

// Taken from here, they see the document.
export { fireEvent, screen, waitFor, within } from '@testing-library/react'

export interface Visit {
  user: ReturnType<typeof userEvent.setup>
  wire: Wire
  /** Where the browser is now. */
  path(): string
  /** The same with its query. */
  address(): string
  /** The browser's Back. */
  back(): Promise<void>
  /** Fulfilled when the live socket is open: what happens before is not told live. */
  isLive: Promise<void>
}

/** A live socket that nobody answers: screens fall back to asking from time to time. */
class SilentSocket extends EventTarget {
  send() {}
  close() {}
}

/** The live socket to a listening app, with the visitor's cookie, as a browser opens it. */
const socketTo = (address: string, cookie: string, onOpen: () => void) =>
  class extends NetworkSocket {
    constructor() {
      super(`${address.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie } })
      this.on('open', onOpen)
    }
  }

const isReady = (router: DataRouter): Promise<void> =>
  new Promise(ready => {
    const stop = router.subscribe(({ initialized }) => initialized && done())
    const done = () => {
      stop()
      ready()
    }
    if (router.state.initialized) done()
  })

// Nearly as long as a test may last: how fast the machine is decides nothing, and what was missing is still told.
configure({ asyncUtilTimeout: 15_000 })

/**
 * Opens a page of the real app as somebody, against the real server in this process: only the wire is replaced. `before` sees the wire
 * before the page makes its first call; `liveAt` is the address of the listening app, without it the live socket stays silent.
 */
export const visit = async (
  path: string,
  { app, by, before, liveAt }: { app: TestApp; by: Caller; before?: (wire: Wire) => void; liveAt?: string },
): Promise<Visit> => {
  leavePages()
  const wire = createWire(app.app.http, by.cookie)
  vi.stubGlobal('fetch', wire.fetch)
  let opened = () => {}
  const isLive = new Promise<void>(open => {
    opened = open
  })
  vi.stubGlobal('WebSocket', liveAt === undefined ? SilentSocket : socketTo(liveAt, by.cookie, opened))
  live.restart()
  const queryClient = createQueryClient()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  onLeave(() => {
    cleanup()
    toast.dismiss()
    live.close()
    router.dispose()
    queryClient.clear()
  })
  // As the server's page does: who is signed in is known, and the screen's code is there, before the first paint.
  await Promise.all([prefetchCurrentUser(queryClient, (endpoint, input) => call(endpoint, input)), isReady(router)])
  before?.(wire)
  render(
    <Providers queryClient={queryClient} installation={{ isDemo: true }}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    user: userEvent.setup(),
    wire,
    isLive,
    path: () => router.state.location.pathname,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => router.navigate(-1),
  }
}
