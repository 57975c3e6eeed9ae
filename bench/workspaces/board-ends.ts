import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { WebSocket } from 'ws'
import { Doc, type Map as SharedMap } from 'yjs'
import type { BoardStroke } from '#contract/workspaces-board.ts'
import { encodePoints } from '../../web/src/workspaces/board/board-points.ts'

/** A page at a board, without the page. */
export interface AtBoard {
  document: Doc
  strokes: SharedMap<unknown>
  /** All that was changed here is acknowledged. */
  settled(): Promise<void>
  leave(): void
}

const happens = (provider: HocuspocusProvider, event: 'synced' | 'unsyncedChanges'): Promise<void> =>
  new Promise(done => {
    const heard = () => {
      provider.off(event, heard)
      done()
    }
    provider.on(event, heard)
  })

export const atBoard = async (url: string, cookie: string, name: string): Promise<AtBoard> => {
  const document = new Doc()
  class Socket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie }, perMessageDeflate: false })
    }
  }
  const websocketProvider = new HocuspocusProviderWebsocket({ url: url.replace('http', 'ws'), WebSocketPolyfill: Socket })
  const provider = new HocuspocusProvider({ websocketProvider, name, document })
  provider.attach()
  if (!provider.isSynced) await happens(provider, 'synced')
  const settled = async () => {
    while (provider.hasUnsyncedChanges) await happens(provider, 'unsyncedChanges')
  }
  const leave = () => {
    provider.destroy()
    websocketProvider.destroy()
  }
  return { document, strokes: document.getMap('shapes'), settled, leave }
}

const POINTS = 40
const ACROSS = 100

/** A wave of the pen; the n-th lies beside the one before, a hundred in a row. */
export const stroke = (n: number): BoardStroke => {
  const [left, top] = [(n % ACROSS) * 24, Math.floor(n / ACROSS) * 24]
  const points = Array.from({ length: POINTS }, (_, k) => ({ x: left + k / 2, y: top + 8 + Math.sin(k / 4) * 6, pressure: 0.5 }))
  return { tool: 'pen', color: '#1d4ed8', size: 2, order: n + 1, points: encodePoints(points) }
}
