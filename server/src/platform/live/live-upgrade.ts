import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIVE_MAX_MESSAGE_BYTES, LIVE_PATH } from '#contract/shared/live.ts'
import { headersOf } from '../http/web-headers.ts'
import type { Actor, ResolveActor } from '../identity/actor.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { LiveHub } from './live-hub.ts'

const refuse = (socket: Duplex, status: number) => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function destroyIt(this: Duplex) {
  this.destroy()
}

/** Sockets of one path. */
export interface UpgradeDoor {
  path: string
  /** Of one message. */
  maxBytes: number
  /** Takes over a socket. Whoever is not signed in is told so with a close code: a refused handshake looks like a lost connection to a browser. */
  accept(opened: { websocket: WebSocket; stream: Duplex; cookie: string }, actor: Actor): void
}

/** What the upgrade router asks and uses. */
interface UpgradeParts {
  doors: readonly UpgradeDoor[]
  resolveActor: ResolveActor
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
  /** Paths that somebody else's upgrade listener answers: the development server's reload socket. */
  isForeign: (path: string) => boolean
  logger: Logger
}

export const liveDoor = (hub: LiveHub): UpgradeDoor => ({ path: LIVE_PATH, maxBytes: LIVE_MAX_MESSAGE_BYTES, accept: hub.accept })

/** The one router of WebSocket upgrades. A foreign origin is refused before anything is opened. */
export const routeUpgrades = (server: Server, { doors, resolveActor, isOriginAllowed, isForeign, logger }: UpgradeParts): (() => void) => {
  // Not compressed, since the hub writes frames that many sockets share; not listed here, since who takes them over lists them.
  const options = { noServer: true, perMessageDeflate: false, clientTracking: false }
  const opened = doors.map(door => ({ ...door, sockets: new WebSocketServer({ ...options, maxPayload: door.maxBytes }) }))

  const route = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '/', 'http://onhand')
    if (!url) return refuse(socket, 400)
    if (isForeign(url.pathname)) return
    socket.on('error', destroyIt)
    const door = opened.find(({ path }) => path === url.pathname)
    if (!door) return refuse(socket, 404)
    if (!isOriginAllowed(request.headers.origin, request.headers.host)) return refuse(socket, 403)
    const actor = await resolveActor(headersOf(request))
    const { cookie = '' } = request.headers
    door.sockets.handleUpgrade(request, socket, head, websocket => {
      // From here on the WebSocket looks after it.
      socket.off('error', destroyIt)
      door.accept({ websocket, stream: socket, cookie }, actor)
    })
  }
  // Everything runs inside the promise: an error thrown in the listener itself would end the process.
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    route(request, socket, head).catch(error => {
      logger.error({ err: error }, 'a live socket could not be opened')
      refuse(socket, 500)
    })
  }

  server.on('upgrade', onUpgrade)
  return () => {
    server.off('upgrade', onUpgrade)
    for (const { sockets } of opened) sockets.close()
  }
}
