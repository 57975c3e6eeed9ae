import type { ComplexityLevel } from '#contract/projects.ts'
import { wordsCountedIn } from './counted-in-packages.ts'

/** Something that a brief may count and that drives effort: '40 cameras'. */
export interface Driver {
  /** As the plan writes it. */
  singular: string
  plural: string
  /** The amount for which the hours of the tasks hold. */
  base: number
  /** Other words for it, other languages included. */
  nouns: readonly string[]
  /** Words that only bind a number to it, and call for no work. */
  countedBy?: readonly string[]
  /** What one of them usually measures: where only an area is said, it tells how many. */
  squareMetresEach?: number
  /** Other drivers of the package that stand for it where it is not counted itself, and how many of those are one: 30 slides are a tape. */
  worth?: readonly (readonly [driver: string, many: number])[]
  /** Of those, the ones that are added where both are counted: 12 tapes and 300 slides are 22. */
  added?: readonly string[]
  /** What one usually lasts or holds: where the brief says it of each, hours follow the whole, and 20 lessons of 30 minutes are ten. */
  measure?: readonly [unit: Measure, usual: number]
}

export type Measure = 'hour' | 'minute' | 'word'

/** How hours grow with a count: `fixedPart` of them not at all, the rest with the power `exponent` (1 linear, below 1 with practice). */
export interface EffortLaw {
  driver: string
  exponent: number
  fixedPart: number
}

/** A task of a work package, for the driver's base amount. Texts may hold {driver} (the count with its noun) and {topic} (' for the bakery'). */
export interface TaskTemplate {
  key: string
  title: string
  description: string
  deliverable: string
  acceptanceCheck: string
  complexityLevel: ComplexityLevel
  /** Of the taxonomy, the most important first: its rate is the task's. */
  skillIds: readonly string[]
  hours: readonly [optimistic: number, likely: number, pessimistic: number]
  /** Several are multiplied: square metres, and how often. */
  efforts: readonly EffortLaw[]
  /** Keys within the package. */
  predecessors: readonly string[]
  /** The task falls away when the brief excludes one of these. */
  excludableBy: readonly string[]
  /** Words by which clients name just this part of the work: it falls away, too, when the brief excludes one that it does not ask for. */
  namedBy: readonly string[]
  /** The task is smaller, under another title, when the brief excludes one of these words. */
  reducibleBy: readonly { words: readonly string[]; title: string }[]
  /** The task is there only when the brief speaks of one of these; empty: always. */
  onlyWhen: readonly string[]
  /** It is there as well when the brief speaks of none of the package's tasks of that kind. */
  isUsual: boolean
}

/** What a practitioner would do about one kind of wish. */
export interface PackageTemplate {
  id: string
  tradeId: string
  title: string
  /** Words that, found together in a sentence, speak of this work. Lay words, every language. */
  triggers: readonly string[]
  /** How clients put such a wish, in any words: the wish model learns from them. */
  said: readonly string[]
  drivers: Readonly<Record<string, Driver>>
  /** Ids of packages whose work this one organises itself: beside it they are not planned a second time. */
  covers: readonly string[]
  /** What to ask when the brief is thin. */
  questions: readonly string[]
  tasks: readonly TaskTemplate[]
}

type Level = readonly [level: ComplexityLevel, optimistic: number, likely: number, pessimistic: number]

type Per = readonly [driver: string, exponent?: number, fixedPart?: number]

interface TaskOptions {
  /** Driver and, where they differ from 0.9 and 0.15, exponent and fixed part as it was judged for the task alone: `REALLY_FIXED` of it is kept. */
  per?: Per
  /** A second driver, or more, by which the hours are multiplied as well. */
  times?: Per | readonly Per[]
  /** Space between; the task before this one where absent, '' for none. */
  after?: string
  /** Comma between. */
  dropIf?: string
  /** Comma between; behind '=' a word or phrase is meant as it is written and not by its stem, which other words may share. */
  onlyIf?: string
  /** Beside `onlyIf`: what is meant when the brief speaks of none of these tasks. */
  usual?: true
  /** Words (comma between) -> the title of what is left of the task without them. */
  lessIf?: Readonly<Record<string, string>>
}

interface PackageOptions {
  /** Name in braces -> singular, plural, base amount, other words (space between). */
  counts?: Readonly<Record<string, readonly [singular: string, plural: string, base: number, nouns?: string, squareMetresEach?: number]>>
  /** Driver -> other drivers that stand for it, each with how many of those are one (comma between). */
  worth?: Readonly<Record<string, string>>
  /** Driver -> other drivers that are added to it, each with how many of those are one (comma between); they stand for it as well. */
  besides?: Readonly<Record<string, string>>
  /** Driver -> what one usually lasts or holds. */
  measures?: Readonly<Record<string, readonly [unit: Measure, usual: number]>>
  asks: readonly string[]
  /** Space between. */
  covers?: string
  /** ' / ' between. */
  said?: string
}

type TaskRow = readonly [
  key: string,
  level: Level,
  skills: string,
  title: string,
  description: string,
  deliverable: string,
  acceptanceCheck: string,
  options?: TaskOptions,
]

const USUAL_EXPONENT = 0.9
const USUAL_FIXED_PART = 0.15
/**
 * Of the part of a task that was judged not to grow, so much really does not: set-up, planning and hand-over are tasks of their own. With none,
 * small jobs fall out of the hours that experts gave them (docs/measurements.md, 2026-11-29 and 30).
 */
const REALLY_FIXED = 0.4
/**
 * Practice saves less than the packages' writers thought: of 420 pairs of strangers that differ in one number, ours grew too little in 109 and too
 * much in 9. What hardly grows is no matter of practice.
 */
const LESS_PRACTICE = 1.05
const HARDLY_GROWS = 0.6
/** What grows as the count does, or faster, knows no practice. */
const grown = (exponent: number): number => (exponent > HARDLY_GROWS && exponent < 1 ? Math.min(1, exponent * LESS_PRACTICE) : exponent)

const split = (text: string | undefined, by: string): string[] =>
  (text ?? '')
    .split(by)
    .map(part => part.trim())
    .filter(part => part !== '')

const isSeveral = (per: Per | readonly Per[]): per is readonly Per[] => Array.isArray(per[0])

const effortOf = (per: Per | undefined): EffortLaw[] =>
  per === undefined
    ? []
    : [{ driver: per[0], exponent: grown(per[1] ?? USUAL_EXPONENT), fixedPart: (per[2] ?? USUAL_FIXED_PART) * REALLY_FIXED }]

const timesOf = (times: Per | readonly Per[] | undefined): readonly (Per | undefined)[] =>
  times !== undefined && isSeveral(times) ? times : [times]

const taskOf = (row: TaskRow, before: string | undefined): TaskTemplate => {
  const [key, level, skills, title, description, deliverable, acceptanceCheck, options = {}] = row
  return {
    key,
    title,
    description,
    deliverable,
    acceptanceCheck,
    complexityLevel: level[0],
    skillIds: split(skills, ' '),
    hours: [level[1], level[2], level[3]],
    efforts: [options.per, ...timesOf(options.times)].flatMap(effortOf),
    predecessors: options.after === undefined ? (before === undefined ? [] : [before]) : split(options.after, ' '),
    excludableBy: split(options.dropIf, ','),
    namedBy: [],
    reducibleBy: Object.entries(options.lessIf ?? {}).map(([words, reduced]) => ({ words: split(words, ','), title: reduced })),
    onlyWhen: split(options.onlyIf, ','),
    isUsual: options.usual === true,
  }
}

const standsFor = (said: string | undefined) =>
  split(said, ',').map(other => [other.split(' ')[0] ?? '', Number(other.split(' ')[1])] as const)

const driversOf = (id: string, { counts, worth, besides, measures }: PackageOptions): Record<string, Driver> =>
  Object.fromEntries(
    Object.entries(counts ?? {}).map(([name, [singular, plural, base, nouns, squareMetresEach]]) => {
      const added = standsFor(besides?.[name])
      const others = [...standsFor(worth?.[name]), ...added]
      const measure = measures?.[name]
      return [
        name,
        {
          singular,
          plural,
          base,
          nouns: split(nouns, ' '),
          countedBy: wordsCountedIn(id, name),
          ...(squareMetresEach === undefined ? {} : { squareMetresEach }),
          ...(others.length === 0 ? {} : { worth: others }),
          ...(added.length === 0 ? {} : { added: added.map(([driver]) => driver) }),
          ...(measure === undefined ? {} : { measure }),
        },
      ]
    }),
  )

/**
 * A package is written as a table: id, trade, title, triggers (comma between), then its tasks in order: key, [level, optimistic, likely,
 * pessimistic hours], skills, title, what is done, what is handed over, how one sees that it is right.
 */
export const workPackage = (
  id: string,
  tradeId: string,
  title: string,
  triggers: string,
  options: PackageOptions,
  tasks: readonly TaskRow[],
): PackageTemplate => ({
  id,
  tradeId,
  title,
  triggers: split(triggers, ','),
  said: split(options.said, ' / '),
  drivers: driversOf(id, options),
  covers: split(options.covers, ' '),
  questions: options.asks,
  tasks: tasks.map((row, position) => taskOf(row, tasks[position - 1]?.[0])),
})
