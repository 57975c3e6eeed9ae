import { analyseBrief } from '../server/src/projects/analysis/built-in-analyst.ts'
import { percentile, printCells } from './table.ts'
import { BRIEFS_BY_CLASS } from './tuning/briefs-by-class.ts'
import { BRIEFS_OF_A_USER } from './tuning/briefs-of-a-user.ts'
import { BRIEFS_WITH_BACKGROUND } from './tuning/briefs-with-background.ts'
import { rowsOfHarm } from './tuning/harm.ts'
import { briefInParts, keptHurried, keptInParts, rowsOfParts } from './tuning/in-parts.ts'
import { inTwos } from './tuning/in-twos.ts'
import { rowsOfJobs } from './tuning/jobs.ts'
import {
  cell,
  FIGURES,
  FIGURES_OF_PACKAGES,
  type Figure,
  faultsOf,
  invented,
  isAllThere,
  isInRange,
  type Judged,
  judge,
} from './tuning/judged.ts'
import { rowsOfKnownAlone } from './tuning/known-alone.ts'
import { letters } from './tuning/letters.ts'
import { rowsOfLimits } from './tuning/limits.ts'
import { rowsOfOffers } from './tuning/offers.ts'
import { rowsOfOneOfEach } from './tuning/one-of-each.ts'
import { rowsOfPartsLeftOut } from './tuning/parts-left-out.ts'
import { rowsOfLists } from './tuning/rows-of-lists.ts'
import { oneBesideMentions, severalShort } from './tuning/short-lists.ts'
import { shortWishes, strangersRows } from './tuning/strangers.ts'
import { TOLD } from './tuning/texts-told.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { TUNING_BRIEFS } from './tuning/tuning-briefs.ts'
import { knownBesideUnknown } from './tuning/unknown-work.ts'
import { rowsOfWordings, wordingsInDetail } from './tuning/wordings.ts'
import { writtenBriefs } from './tuning/written-briefs.ts'

const MOST_SPREAD = 1.15
const LETTERS_OF_TITLE = 60

const printMiss = (judged: Judged): void => {
  const { brief, packages, question } = judged
  const faults = faultsOf(judged)
  if (faults.length > 0) console.log(`${brief.language} "${brief.title}": ${faults.join('; ')} | ${packages.join(' ')} ${question}`)
}

const spreadWordings = (judged: readonly Judged[]): [name: string, hours: number[]][] =>
  [...Map.groupBy(judged, ({ brief }) => brief.wording)].flatMap(([name, own]) => {
    const hours = own.map(one => one.hours)
    return name !== undefined && Math.max(...hours) > Math.min(...hours) * MOST_SPREAD ? [[name, hours]] : []
  })

const printWordings = (judged: readonly Judged[]): void => {
  for (const [name, hours] of spreadWordings(judged)) console.log(`wording ${name}: ${hours.map(each => each.toFixed(1)).join(' and ')} h`)
}

/** Each class is one way to fail: how many of its briefs are right by now. */
const printClasses = (options: { showsMisses: boolean }): void => {
  const classes = BRIEFS_BY_CLASS.map(({ fault, briefs }) => ({ fault, own: briefs.map(judge) }))
  const isRight = (judged: Judged, spread: readonly string[]) =>
    faultsOf(judged).length === 0 && !spread.includes(judged.brief.wording ?? '')
  const rows = classes.map(({ fault, own }) => {
    const spread = spreadWordings(own).map(([name]) => name)
    return [fault, `${own.filter(judged => isRight(judged, spread)).length} of ${own.length}`]
  })
  printCells('... and on briefs by the class of fault that they once showed, all of them seen', ['fault', 'right by now'], rows)
  if (!options.showsMisses) return
  for (const { fault, own } of classes) {
    console.log(`\n${fault}\n`)
    for (const judged of own) printMiss(judged)
    printWordings(own)
  }
}

/** No multiple of the ways that wishes are put in, so that all are among them. */
const EVERY_FIFTH = 5

interface HalfSeen {
  brief: TuningBrief
  isSeen: boolean
}

/** A figure a line, for what was looked at and for what never was. */
const rowsOfHalves = (briefs: readonly HalfSeen[], figures: readonly Figure[]): string[][] => {
  const judged = briefs.map(({ brief, isSeen }, at) => ({ isSeen, judged: judge(brief, at) }))
  const own = (isSeen: boolean) => judged.flatMap(one => (one.isSeen === isSeen ? [one.judged] : []))
  return figures
    .filter(([, counts]) => judged.some(one => counts(one.judged)))
    .map(figure => [figure[0], cell(own(true), figure), cell(own(false), figure)])
}

/** The short wishes of strangers, several in one brief. */
const shortInTwos = (): HalfSeen[] =>
  [true, false].flatMap(isSeen =>
    inTwos(shortWishes(isSeen)).flatMap((one, at) => (at % EVERY_FIFTH === 0 ? [{ brief: briefInParts(one), isSeen }] : [])),
  )

const printHalves = (): void => {
  const columns = ['what', 'seen', 'unseen']
  const named = (what: string, rows: string[][]) => rows.map(([figure = '', ...cells]) => [`${what}: ${figure}`, ...cells])
  printCells('... and on short briefs, half of them never looked at', columns, [
    ...named('several wishes', rowsOfHalves(severalShort(), FIGURES_OF_PACKAGES)),
    ...named('short wishes in twos and threes', rowsOfHalves(shortInTwos(), FIGURES_OF_PACKAGES)),
    ...named('one beside mentions', rowsOfHalves(oneBesideMentions(), FIGURES_OF_PACKAGES)),
  ])
  printCells(
    '... and on short wishes in twos and threes that are each planned alone, half of them never looked at',
    columns,
    rowsOfKnownAlone(),
  )
  printCells('... and on letters and lists, half of them never looked at', columns, rowsOfHalves(letters(), FIGURES))
  printCells(
    '... and on a wish beside ones that no package knows, half of them never looked at',
    columns,
    rowsOfHalves(knownBesideUnknown(), FIGURES),
  )
  printCells('... and on briefs in parts, half of them never looked at', columns, [
    ...rowsOfHalves(keptInParts(), FIGURES),
    ...rowsOfParts(),
  ])
  printCells('... and on briefs of hurried clients, half of them never looked at', columns, rowsOfHalves(keptHurried(), FIGURES))
  printCells('... and on jobs of all trades, half of them never looked at', columns, rowsOfJobs())
  printCells(
    '... and on one wish for each package, in three ways of saying it',
    ['way', 'wishes', 'first', 'planned', 'planned alone', 'asked about'],
    rowsOfOneOfEach(),
  )
  printCells('... and on items of lists, half of them never looked at', columns, rowsOfLists())
  printCells('... and on what a wish left open is offered as, half of them never looked at', columns, rowsOfOffers())
  printCells('... and on limits among other figures and dates, half of them never looked at', columns, rowsOfLimits())
}

/** Plans of less than so many hours, and of more than those before. */
const SIZES = [4, 9, 16, 40, 120, Number.POSITIVE_INFINITY]

/** Where just the right packages are planned: whether plans of a size promise more or less than those who were asked expect. */
const printHours = (judged: readonly Judged[]): void => {
  const right = judged.flatMap(one =>
    one.brief.hours === undefined || one.hours === 0 || !isAllThere(one) || invented(one).length > 0
      ? []
      : [{ ...one, ratio: one.hours / Math.sqrt(one.brief.hours[0] * one.brief.hours[1]) }],
  )
  const rows = SIZES.map((below, at) => {
    const least = SIZES[at - 1] ?? 0
    const own = right.filter(({ hours }) => hours >= least && hours < below)
    const ratios = own.map(({ ratio }) => ratio)
    const name = below === Number.POSITIVE_INFINITY ? `${least} h and more` : `${least} to ${below} h`
    return [name, `${own.filter(isInRange).length} of ${own.length}`, own.length === 0 ? '' : percentile(ratios, 0.5).toFixed(2)]
  })
  printCells('Hours of plans of the right packages', ['size of the plan', 'in range', 'median, as a share of the middle'], rows)
}

/** What one user expected of plans, all of it seen. */
const printUser = (options: { showsMisses: boolean }): void => {
  const judged = BRIEFS_OF_A_USER.map(judge)
  const right = judged.filter(one => faultsOf(one).length === 0)
  console.log(`\n... and of the ${judged.length} briefs of a user, all of them seen, ${right.length} are planned as he expects`)
  if (options.showsMisses) for (const one of judged) printMiss(one)
}

/** The built-in analyst on briefs that are for tuning, unlike the gold set: `--misses` names what went wrong with those that may be seen. */
export const benchTuning = (options: { showsMisses: boolean }): void => {
  const judged = TUNING_BRIEFS.map(judge)
  const [open, keptApart] = [judged.filter(one => !one.isKeptApart), judged.filter(one => one.isKeptApart)]
  printCells(
    'The built-in analyst on the tuning set',
    ['what', 'open', 'kept apart'],
    FIGURES.map(figure => [figure[0], cell(open, figure), cell(keptApart, figure)]),
  )
  const written = writtenBriefs().map(judge)
  printCells(
    '... and on the written briefs, all of them open',
    ['what', 'open'],
    FIGURES.filter(([, counts]) => written.some(counts)).map(figure => [figure[0], cell(written, figure)]),
  )
  const told = BRIEFS_WITH_BACKGROUND.map(judge)
  printCells(
    '... and on briefs that tell much beside one wish or two, all of them seen',
    ['what', 'seen'],
    FIGURES.map(figure => [figure[0], cell(told, figure)]),
  )
  const isPlanned = (text: string) =>
    analyseBrief({ title: text.slice(0, LETTERS_OF_TITLE), description: text }).some(({ kind }) => kind === 'task')
  const toldLine = (what: string, texts: readonly string[], isRight: (text: string) => boolean) => [
    what,
    `${texts.filter(isRight).length} of ${texts.length}`,
  ]
  printCells(
    '... and on short texts that only tell, all of them seen',
    ['what', 'seen'],
    [
      toldLine('nobody’s wish: not planned', TOLD.nobodys, text => !isPlanned(text)),
      toldLine('a wish told as a story: planned', TOLD.wishes, isPlanned),
    ],
  )
  printCells(
    '... and on short texts of strangers, half of them never looked at',
    ['what', 'seen', 'unseen'],
    [...strangersRows(), ...rowsOfPartsLeftOut()],
  )
  printHalves()
  printCells(
    '... and on wishes told in full, in three wordings, half of them never looked at',
    ['what', 'seen', 'unseen'],
    [...rowsOfHalves(wordingsInDetail(), FIGURES), ...rowsOfWordings()],
  )
  printCells(
    '... and on wishes to be refused, and others in like words, half of them never looked at',
    ['what', 'seen', 'unseen'],
    rowsOfHarm(),
  )
  printUser(options)
  printHours([...judged, ...BRIEFS_OF_A_USER.map(judge), ...letters().map(({ brief }, at) => judge(brief, at))])
  printClasses(options)
  const times = judged.map(({ milliseconds }) => milliseconds)
  console.log(`\np50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`)
  if (!options.showsMisses) return
  console.log('\nMisses of the open part\n')
  for (const one of open) printMiss(one)
  printWordings(open)
}
