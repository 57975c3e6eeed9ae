import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { LIVE_MAX_MESSAGE_BYTES, LIVE_PATH } from '#contract/shared/live.ts'
import { headersOf } from '../http/web-headers.ts'
import type { ResolveActor } from '../identity/actor.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { LiveHub } from './live-hub.ts'

const refuse = (socket: Duplex, status: number) => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** What the upgrade router asks and uses. */
export interface UpgradeParts {
  hub: LiveHub
  resolveActor: ResolveActor
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
  /** Paths that somebody else's upgrade listener answers: the development server's reload socket. */
  isForeign: (path: string) => boolean
  logger: Logger
}

/** The one router of WebSocket upgrades. A foreign origin is refused before anything is opened, and so is whoever is not signed in. */
export const routeUpgrades = (server: Server, { hub, resolveActor, isOriginAllowed, isForeign, logger }: UpgradeParts): (() => void) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIVE_MAX_MESSAGE_BYTES })

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const actor = await resolveActor(headersOf(request))
    if (actor.kind !== 'account') return refuse(socket, 401)
    sockets.handleUpgrade(request, socket, head, websocket => hub.accept(websocket, actor))
  }
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://onhand').pathname
    if (isForeign(path)) return
    socket.on('error', () => socket.destroy())
    if (path !== LIVE_PATH) return refuse(socket, 404)
    if (!isOriginAllowed(request.headers.origin, request.headers.host)) return refuse(socket, 403)
    accept(request, socket, head).catch(error => {
      logger.error({ err: error }, 'a live socket could not be opened')
      refuse(socket, 500)
    })
  }

  server.on('upgrade', onUpgrade)
  return () => {
    server.off('upgrade', onUpgrade)
    sockets.close()
  }
}
