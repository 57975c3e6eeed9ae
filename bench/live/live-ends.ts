import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Connection } from '../../server/src/platform/database/database.ts'
import { ROOT, type Running, scratchFolder, startScript } from '../onhand.ts'
import type { Arrived, ClientsAsked } from './live-clients.ts'
import type { LiveFigures } from './live-server.ts'

/** As the product runs: compiled code kept from the first start (stripping types leaves a hundred megabytes behind), small young space. */
const AS_STARTED = { NODE_OPTIONS: '--max-semi-space-size=8', NODE_COMPILE_CACHE: join(scratchFolder(), 'compiled') }

export const startServer = (kind: 'hub' | 'raw', connection: Connection): Promise<Running> =>
  startScript('bench/live/live-server.ts', { DATABASE: JSON.stringify(connection), ...AS_STARTED }, [kind])

export const figuresOf = async ({ url }: Running, { isCollected } = { isCollected: false }): Promise<LiveFigures> =>
  JSON.parse(await (await fetch(`${url}/figures${isCollected ? '?collected' : ''}`)).text())

/** Browsers' ends in a process of their own. */
export interface Clients {
  /** Begins to count; the promise within is of when each of so many messages arrived. */
  expect(count: number): Promise<{ arrived: Promise<number[]> }>
  stop(): Promise<void>
}

export const startClients = async (asked: ClientsAsked): Promise<Clients> => {
  const child: ChildProcess = fork(join(ROOT, 'bench/live/live-clients.ts'), { cwd: ROOT })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the clients ended (${code})`)))
  failed.catch(() => undefined)
  const next = async () => (await Promise.race([once(child, 'message'), failed]))[0]
  child.send(asked)
  await next()
  return {
    expect: async count => {
      const listening = next()
      child.send(count)
      await listening
      return { arrived: next().then(({ arrivals }: Arrived) => arrivals) }
    },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
