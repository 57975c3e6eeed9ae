import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WebSocketServer } from 'ws'
import { type Connection, openDatabase } from '../../server/src/platform/database/database.ts'
import { startDispatcher } from '../../server/src/platform/events/dispatcher.ts'
import type { Actor } from '../../server/src/platform/identity/actor.ts'
import { startLiveHub } from '../../server/src/platform/live/live-hub.ts'
import { liveConsumer } from '../../server/src/platform/live/live-rooms.ts'
import { liveDoor, routeUpgrades } from '../../server/src/platform/live/live-upgrade.ts'
import { createLogger } from '../../server/src/platform/telemetry/logger.ts'
import { createMetrics } from '../../server/src/platform/telemetry/metrics.ts'

/**
 * One server of sockets, `hub` (ours, on the database in DATABASE) or `raw` (a `ws` server that sends to each socket). It tells over HTTP
 * what it costs: `/figures`, its memory after collecting garbage and its processor time; the raw one sends when `/send` is asked.
 */
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const figures = (isCollected: boolean) => {
  if (isCollected) for (let round = 0; round < 4; round++) collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { heapBytes: heapUsed + external, processorMs: (user + system) / 1000 }
}

const PERSON = /person=(\w+)/
const personOf = async (headers: Headers): Promise<Actor> => {
  const accountId = PERSON.exec(headers.get('cookie') ?? '')?.[1] ?? 'nobody'
  return { kind: 'account', accountId, signInId: accountId, email: '', name: '', isEmailVerified: true, roles: [] }
}

/** What `/figures` answers. */
export type LiveFigures = ReturnType<typeof figures>

/** Says to each socket by itself what is to be said: the least that could do our work. */
const rawSender = () => {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => undefined))
  return (text: string, times: number, to: string | null) => {
    for (let time = 0; time < times; time++) {
      let person = 0
      for (const socket of sockets.clients) {
        socket.send(to === 'each' ? text.replace('"person":0', `"person":${person++}`) : text)
        if (to === 'one') break
      }
    }
  }
}

const startHub = async () => {
  const logger = createLogger('error')
  const connection: Connection = JSON.parse(process.env['DATABASE'] ?? '{}')
  const database = openDatabase(connection, { poolSize: 10, logger })
  const kinds = [
    { kind: 'hall', mayListen: async () => true },
    {
      kind: 'own',
      isOwn: true as const,
      mayListen: async (actor: Actor, id: string) => actor.kind === 'account' && actor.accountId === id,
    },
  ]
  const metrics = createMetrics()
  const hub = await startLiveHub({ database, kinds, resolveActor: personOf, metrics, logger, secret: 'of the bench' })
  routeUpgrades(server, { doors: [liveDoor(hub)], resolveActor: personOf, isOriginAllowed: () => true, isForeign: () => false, logger })
  const forward = liveConsumer([({ subject, payload }) => [{ room: subject, event: payload }]])
  await startDispatcher(database, [forward], metrics, logger)
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://bench')
  if (url.pathname === '/send') {
    let text = ''
    for await (const part of request) text += part
    send?.(text, Number(url.searchParams.get('times')), url.searchParams.get('to'))
  }
  response.end(JSON.stringify(url.pathname === '/figures' ? figures(url.searchParams.has('collected')) : {}))
})
const send = process.argv[2] === 'raw' ? rawSender() : undefined
if (!send) await startHub()
server.listen(0, '127.0.0.1', () => console.log(`ready: http://127.0.0.1:${Object(server.address()).port}`))
process.once('SIGTERM', () => process.exit(0))
