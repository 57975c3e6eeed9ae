import { once } from 'node:events'
import { WebSocket } from 'ws'
import { LIVE_PATH } from '#contract/shared/live.ts'

/** What `live-clients.ts` is started with. */
export interface ClientsAsked {
  url: string
  /** A cookie for each socket. */
  cookies: string[]
  /** Asked for when the socket opens; none at a raw server. */
  rooms: string[]
}

/** All messages of one count have arrived: when each did, in milliseconds of the machine's clock. */
export interface Arrived {
  arrivals: number[]
}

/** The machine's clock, the same in every process. */
export const clockMs = (): number => Number(process.hrtime.bigint()) / 1e6

/** Browsers, as far as a server can tell: sockets that subscribe and count what they hear. A process of its own, told over IPC how many messages to wait for. */
const run = async ({ url, cookies, rooms }: ClientsAsked): Promise<void> => {
  let arrivals: number[] = []
  let wanted = 0
  let subscribed = 0
  const everyoneIn = Promise.withResolvers<void>()
  const report = () => {
    if (wanted === 0 || arrivals.length < wanted) return
    process.send?.({ arrivals } satisfies Arrived)
    arrivals = []
    wanted = 0
  }
  const hear = (socket: WebSocket, data: Buffer) => {
    // Not parsed whole: the clients' work is not what is measured, and two processors carry all of it.
    if (data.includes('"event"')) {
      arrivals.push(clockMs())
      report()
    } else if (data.includes('"subscribed"')) {
      subscribed += 1
      if (subscribed === cookies.length * rooms.length) everyoneIn.resolve()
    } else if (data.includes('"ping"')) {
      socket.send('{"type":"pong"}')
    } else throw new Error(String(data))
  }
  const open = async (cookie: string) => {
    const socket = new WebSocket(url.replace('http', 'ws') + LIVE_PATH, { headers: { cookie }, perMessageDeflate: false })
    socket.on('message', (data: Buffer) => hear(socket, data))
    socket.on('close', code => {
      throw new Error(`a socket was closed: ${code}`)
    })
    await once(socket, 'open')
    for (const room of rooms) socket.send(JSON.stringify({ type: 'subscribe', room }))
  }
  const AT_ONCE = 50
  for (let at = 0; at < cookies.length; at += AT_ONCE) await Promise.all(cookies.slice(at, at + AT_ONCE).map(open))
  if (rooms.length > 0) await everyoneIn.promise
  process.on('message', (asked: number) => {
    wanted = asked
    process.send?.('listening')
    report()
  })
  process.send?.('ready')
}

if (process.argv[1] === import.meta.filename) process.once('message', asked => run(asked as ClientsAsked))
