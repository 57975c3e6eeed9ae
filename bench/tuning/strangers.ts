import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedTask } from '../../server/src/projects/analysis/analyst.ts'
import { analyseBrief } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { meanHours } from '../../server/src/projects/analysis/plan-simulation.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

// Written by people who saw nothing of the product but the names of its packages (2026-11-25). Of the pairs, exclusions and wordings the odd
// lines were looked at when something was mended, the even ones never. Of the thin texts all were: their second column is no unseen one.

const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'strangers', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

export const tasksOf = (description: string, title = ''): PlannedTask[] =>
  analyseBrief({ title, description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const packagesOf = (tasks: readonly PlannedTask[]): string[] => [...new Set(tasks.map(({ key }) => key.split('/')[0] ?? ''))]
export const hoursOf = (tasks: readonly PlannedTask[]): number => tasks.reduce((sum, { hours }) => sum + meanHours(hours), 0)
const tradeOf = new Map(PACKAGES.map(({ id, tradeId }) => [id, tradeId]))

/** What is asked of each line, and whether it holds. */
type Verdicts = readonly (readonly [what: string, isRight: boolean])[]

const GROWS_AT_LEAST = 1.08

/** Whether the same is planned with more of it, and takes longer. */
const isLonger = (few: readonly PlannedTask[], many: readonly PlannedTask[]): boolean =>
  few.length > 0 && packagesOf(few).join() === packagesOf(many).join() && hoursOf(many) / hoursOf(few) >= GROWS_AT_LEAST

const WORDS_OF_TITLE = 4

/** A title as many give it: how the wish begins. */
export const beginningOf = (description: string): string => description.split(' ').slice(0, WORDS_OF_TITLE).join(' ')

/** A wish with a small and with a large number of what makes it more: the same packages, and more hours. */
const judgePair = ([id = '', , text = '', small = '', large = '']: readonly string[]): Verdicts => {
  const withNumber = (number: string) => text.replaceAll('{n}', number.trim())
  const [few = [], many = []] = [small, large].map(number => tasksOf(withNumber(number)))
  const [fewTitled = [], manyTitled = []] = [small, large].map(number => tasksOf(withNumber(number), beginningOf(withNumber(number))))
  return [
    ['short wishes: right trade first', tradeOf.get(packagesOf(few)[0] ?? '') === tradeOf.get(id)],
    ['short wishes: right package first', packagesOf(few)[0] === id],
    ['pairs: more of it takes longer', isLonger(few, many)],
    ['pairs with a title: more of it takes longer', isLonger(fewTitled, manyTitled)],
  ]
}

/** A wish that leaves something out: planned, and without a task that names it. */
const judgeExclusion = ([, , text = '', ...pattern]: readonly string[]): Verdicts => {
  const tasks = tasksOf(text)
  const left = new RegExp(
    pattern
      .join(' | ')
      .trim()
      .replace(/^\/|\/i?$/g, ''),
    'i',
  )
  return [['what is left out is not planned', tasks.length > 0 && !tasks.some(({ title }) => left.test(title))]]
}

const judgeThin = ([kind = '', , text = '']: readonly string[]): Verdicts => [
  [kind === 'thin' ? 'too thin: asked' : 'no project: not planned', tasksOf(text).length === 0],
]

const MOST_SPREAD = 1.15

/** Whether hours of one wish's wordings are all planned, and within 15 % of each other. */
export const isWithinSpread = (hours: readonly number[]): boolean =>
  Math.min(...hours) > 0 && Math.max(...hours) <= Math.min(...hours) * MOST_SPREAD

/** Three wordings of one wish: planned, and hours within 15 % of each other. */
const judgeWordings = (texts: readonly string[]): Verdicts => [
  ['three wordings within 15 %', isWithinSpread(texts.map(text => hoursOf(tasksOf(text))))],
]

/** The wishes whose wordings may be looked at; the first words name the package. */
export const wordingsOfStrangers = (): { title: string; description: string; wanted: string }[] =>
  [...Map.groupBy(linesOf('wordings.txt'), ([wish = '']) => wish).values()].flatMap((lines, at) =>
    at % 2 === 0 ? lines.map(([, id = '', , text = '']) => ({ title: '', description: text, wanted: id })) : [],
  )

/** The short wishes that may be looked at, or the others, with the small number. */
export const shortWishes = (isSeen = true): Pick<TuningBrief, 'language' | 'title' | 'description' | 'wanted'>[] =>
  linesOf('pairs.txt')
    .filter((_, at) => (at % 2 === 0) === isSeen)
    .map(([id = '', language = '', text = '', small = '']) => {
      if (!isLanguage(language)) throw new Error(`no language: ${language}`)
      return { language, title: '', description: text.replaceAll('{n}', small.trim()), wanted: id }
    })

/** A row for each thing asked: how many of the seen lines hold, and how many of those that nobody looked at. */
export const strangersRows = (): string[][] => {
  const wordings = [...Map.groupBy(linesOf('wordings.txt'), ([wish = '']) => wish).values()].map(lines => lines.map(line => line[3] ?? ''))
  const inLists = (name: string) => linesOf(join('..', 'lists', name))
  const named = (what: string, verdicts: Verdicts): Verdicts => verdicts.map(([each, isRight]) => [`${what}: ${each}`, isRight])
  const judged = [
    linesOf('pairs.txt').map(judgePair),
    inLists('pairs-among-numbers.txt').map(line => named('among other numbers', judgePair(line))),
    inLists('pairs-of-all-works.txt').map(line => named('of all works', judgePair(line))),
    linesOf('exclusions.txt').map(judgeExclusion),
    inLists('left-out.txt').map(line => named('told in passing', judgeExclusion(line))),
    linesOf('thin.txt').map(judgeThin),
    wordings.map(judgeWordings),
  ].flatMap(list => list.flatMap((verdicts, at) => verdicts.map(([what, isRight]) => ({ what, isRight, isSeen: at % 2 === 0 }))))
  return [...Map.groupBy(judged, ({ what }) => what)].map(([what, all]) => {
    const cell = (isSeen: boolean) => {
      const own = all.filter(one => one.isSeen === isSeen)
      return `${own.filter(({ isRight }) => isRight).length} of ${own.length}`
    }
    return [what, cell(true), cell(false)]
  })
}
