import { join } from 'node:path'
import { benchBooking } from './booking-bench.ts'
import { benchGold } from './gold-bench.ts'
import { benchHarm } from './harm-bench.ts'
import { benchHttp } from './http-bench.ts'
import { benchKnown } from './known-bench.ts'
import { benchLeftOpen } from './left-open-bench.ts'
import { benchNotifications } from './live/notification-bench.ts'
import { benchLive } from './live-bench.ts'
import { benchMatching } from './match-bench.ts'
import { benchNumbers } from './number-bench.ts'
import { scratchFolder } from './onhand.ts'
import { benchPages } from './page-bench.ts'
import { benchPlannable } from './plannable-bench.ts'
import { benchProcess } from './process-bench.ts'
import { benchRtc } from './rtc-bench.ts'
import { benchSearch, LARGE_MARKET } from './search-bench.ts'
import { printTable } from './table.ts'
import { benchTuning } from './tuning-bench.ts'
import { benchWanted } from './wanted-bench.ts'
import { benchWorkspaces } from './workspaces-bench.ts'

/**
 * `npm run bench`, all of it, or the parts named: `npm run bench -- gold`. Every figure of speed is a ratio to a reference measured in the
 * same run, because a machine's absolute times are noise. `npm run bench -- search --services=50000` searches a smaller market.
 */
const folder = scratchFolder()
const dataDir = join(folder, 'data')
const servicesAsked = Number(process.argv.find(word => word.startsWith('--services='))?.split('=')[1] ?? LARGE_MARKET)
const PARTS: Record<string, () => Promise<void>> = {
  pages: async () => printTable('Pages', await benchPages()),
  process: async () => printTable('Process', await benchProcess(dataDir)),
  calls: async () => printTable('Calls', await benchHttp(dataDir)),
  booking: async () => printTable('Booking', await benchBooking(join(folder, 'booking'))),
  live: async () => printTable('Live sockets', await benchLive(join(folder, 'live'))),
  notifications: async () => printTable('Notifications', await benchNotifications(join(folder, 'notifications'))),
  rtc: async () => printTable('A call of two', await benchRtc(join(folder, 'rtc'))),
  workspaces: async () => printTable('A workspace', await benchWorkspaces(join(folder, 'workspaces'))),
  matching: async () => printTable('Matching and import', await benchMatching()),
  search: async () =>
    printTable(`Search among ${servicesAsked.toLocaleString('en')} services (p50 / p95)`, await benchSearch(folder, servicesAsked)),
  gold: () => benchGold({ showsMisses: process.argv.includes('--misses') }),
  tuning: async () => benchTuning({ showsMisses: process.argv.includes('--misses') }),
  known: async () => benchKnown(),
  'left-open': async () => benchLeftOpen({ isKept: process.argv.includes('--keep') }),
  harm: async () => benchHarm({ isKept: process.argv.includes('--keep') }),
  numbers: async () => benchNumbers({ isKept: process.argv.includes('--keep') }),
  plannable: async () => benchPlannable({ isKept: process.argv.includes('--keep') }),
  wanted: async () => benchWanted({ isKept: process.argv.includes('--keep') }),
}

/** Minutes, a quarter of an hour and two gigabytes, or for those who tune the analyst: only when it is asked for. */
const ONLY_BY_NAME = [
  'harm',
  'known',
  'left-open',
  'live',
  'notifications',
  'numbers',
  'plannable',
  'rtc',
  'search',
  'tuning',
  'wanted',
  'workspaces',
]

const named = process.argv.slice(2).filter(word => !word.startsWith('--'))
const unknown = named.find(name => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) {
  console.error(`There is no bench '${unknown}'. Name one or more of: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(PARTS))
  if (named.length === 0 ? !ONLY_BY_NAME.includes(name) : named.includes(name)) await measure()
