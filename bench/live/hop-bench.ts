import type { Database } from '../../server/src/platform/database/database.ts'
import { OUTBOX_CHANNEL } from '../../server/src/platform/events/domain-event.ts'
import { LIVE_CHANNEL } from '../../server/src/platform/live/live-store.ts'
import { percentile, printCells } from '../table.ts'
import { clockMs } from './live-clients.ts'
import type { Clients } from './live-ends.ts'

const ROUNDS = 100
const OUTBOX = 'heard by who hands events on'
const ROOM = 'heard by the hub'
const COMMITTED = 'the commit answers'
const SCREEN = 'on the screen'

/** Where the time goes from the commit to the screen of the last who hears it: each hop since the commit began, p50 / p99. */
export const printHops = async (
  database: Database,
  clients: Clients,
  ways: Record<string, { count: number; say: () => Promise<number> }>,
): Promise<void> => {
  const listener = await database.connectAlone()
  let at: Record<string, number> = {}
  // The last announcement counts: many rooms are announced one by one.
  listener.on('notification', ({ channel }) => {
    at[channel === OUTBOX_CHANNEL ? OUTBOX : ROOM] = clockMs()
  })
  await listener.query(`listen ${OUTBOX_CHANNEL}; listen ${LIVE_CHANNEL}`)
  const hops = [COMMITTED, OUTBOX, ROOM, SCREEN]
  const rows: string[][] = []
  for (const [way, { count, say }] of Object.entries(ways)) {
    const times = new Map<string, number[]>(hops.map(hop => [hop, []]))
    for (let round = 0; round < ROUNDS; round++) {
      at = {}
      const { arrived } = await clients.expect(count)
      const saidAt = await say()
      at[COMMITTED] = clockMs()
      at[SCREEN] = (await arrived).reduce((last, each) => Math.max(last, each), 0)
      for (const hop of hops) if (at[hop] !== undefined) times.get(hop)?.push(at[hop] - saidAt)
    }
    const cell = (values: number[]) => [0.5, 0.99].map(share => `${percentile(values, share).toFixed(1)} ms`).join(' / ')
    rows.push([way, ...hops.map(hop => (times.get(hop)?.length ? cell(times.get(hop) ?? []) : ''))])
  }
  await listener.end()
  printCells('From the commit to the screen, hop by hop (p50 / p99)', ['what', ...hops], rows)
}
