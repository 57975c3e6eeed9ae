import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRADES } from '../../server/src/catalog/taxonomy/trades.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { hoursOf, tasksOf } from './strangers.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

// Jobs as clients have them in each trade, thought of before any list of packages was read (2026-11-27): much that lies between two packages, much that is
// rare. A fifth of what was written; the rest is taught (`knowledge/said-by-*.ts`). Every second line was never looked at.

const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

const tradeOf = new Map(PACKAGES.map(({ id, tradeId }) => [id, tradeId]))
const tradeIds = new Map(TRADES.map(({ id, name }) => [name, id]))
/** What is written instead of a package's id where no package does it. */
const NO_PACKAGE = 'none:'

interface Job {
  isSeen: boolean
  /** Null: no package does it. */
  packageId: string | null
  tradeId: string | undefined
  planned: readonly string[]
  /** Hours of the plan, as a share of the middle of what experts asked for; null where they were not asked. */
  share: number | null
}

const packagesOf = (description: string, title: string) => {
  const tasks = tasksOf(description, title)
  return { planned: [...new Set(tasks.map(({ key }) => key.split('/')[0] ?? ''))], hours: hoursOf(tasks) }
}

/** A job as a brief; one that no package does wants none. */
interface JobBrief {
  brief: TuningBrief
  isSeen: boolean
}

export const jobBriefs = (): JobBrief[] =>
  linesOf('jobs.txt').map(([id = '', language = '', description = ''], at) => {
    const wanted = id.startsWith(NO_PACKAGE) ? '' : id
    if (!isLanguage(language) || (wanted !== '' && !tradeOf.has(wanted))) throw new Error(`no job: '${id}' in '${language}'`)
    return { brief: { language, title: '', description, wanted }, isSeen: at % 2 === 0 }
  })

const jobs = (): Job[] =>
  jobBriefs().map(({ brief: { description, wanted }, isSeen }) => ({
    isSeen,
    packageId: wanted === '' ? null : wanted,
    tradeId: tradeOf.get(wanted),
    planned: packagesOf(description, '').planned,
    share: null,
  }))

/** 600 briefs of which only the trade and the hours are known; none was taught. */
const briefsByTrade = (): Job[] =>
  linesOf('by-trade.txt').map(([trade = '', , hours = '', , title = '', text = ''], at) => {
    const tradeId = tradeIds.get(trade.trim())
    if (tradeId === undefined) throw new Error(`no trade: '${trade}'`)
    const plan = packagesOf(text, title.trim())
    const [low = 0, high = 0] = hours.split('-').map(Number)
    return { isSeen: at % 2 === 0, packageId: null, tradeId, planned: plan.planned, share: plan.hours / Math.sqrt(low * high) }
  })

type Figure = readonly [what: string, isRight: (job: Job) => boolean]

const isRightTrade = ({ planned: [first = ''], tradeId }: Job): boolean => tradeOf.get(first) === tradeId

const FIGURES: readonly Figure[] = [
  ['planned rather than asked', ({ planned }) => planned.length > 0],
  ['first task in the right trade', isRightTrade],
]
const OF_JOBS: readonly Figure[] = [
  ...FIGURES,
  ['right work first', ({ planned: [first], packageId }) => first === packageId],
  ['just that', ({ planned, packageId }) => planned.length === 1 && planned[0] === packageId],
]
const MOST_TIMES = 2
const BY_TRADE: readonly Figure[] = [
  ...FIGURES,
  ['one work, and no more', ({ planned }) => planned.length === 1],
  [
    'right trade, total within a factor of 2',
    job => isRightTrade(job) && job.share !== null && job.share <= MOST_TIMES && job.share >= 1 / MOST_TIMES,
  ],
]
const OF_OTHER_WORK: readonly Figure[] = [['no package knows it: asked', ({ planned }) => planned.length === 0]]

const rowsOf = (name: string, some: readonly Job[], figures: readonly Figure[]): string[][] =>
  figures.map(([what, isRight]) => [
    `${name}: ${what}`,
    ...[true, false].map(isSeen => {
      const own = some.filter(one => one.isSeen === isSeen)
      return `${own.filter(isRight).length} of ${own.length}`
    }),
  ])

export const rowsOfJobs = (): string[][] => {
  const all = jobs()
  return [
    ...rowsOf(
      'one job',
      all.filter(({ packageId }) => packageId !== null),
      OF_JOBS,
    ),
    ...rowsOf(
      'one job',
      all.filter(({ packageId }) => packageId === null),
      OF_OTHER_WORK,
    ),
    ...rowsOf('by trade', briefsByTrade(), BY_TRADE),
  ]
}
