import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyseBrief } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { beginningOf } from './strangers.ts'
import type { TuningBrief } from './tuning-brief.ts'

// One wish for each package in three ways of saying it, by writers who saw nothing but the titles (2026-11-30). No line is a lesson of the wish
// model; the odd ones teach what can be planned at all.

const WAYS = [
  { name: 'as a telegram', file: 'telegrams.txt' },
  { name: 'plainly, with words of another trade', file: 'plain-with-detail.txt' },
  { name: 'in everyday words', file: 'everyday-words.txt' },
] as const

type WishOfWay = Pick<TuningBrief, 'title' | 'description'> & { wanted: string }

const wishesIn = (file: string): WishOfWay[] =>
  readFileSync(join(import.meta.dirname, 'lists', file), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [wanted = '', ...text] = line.split(' | ')
      const description = text.join(' | ')
      return { title: beginningOf(description), description, wanted }
    })

/** All of them; `isSeen` says which teach. */
export const oneOfEach = (): { brief: WishOfWay; isSeen: boolean }[] =>
  WAYS.flatMap(({ file }) => wishesIn(file).map((brief, at) => ({ brief, isSeen: at % 2 === 0 })))

/** By way of saying it: of those that taught nothing, how many wishes begin with the package that they were written for, hold it, hold nothing else, and are asked about. */
export const rowsOfOneOfEach = (): string[][] =>
  WAYS.map(({ name, file }) => {
    const unseen = wishesIn(file).filter((_, at) => at % 2 === 1)
    const plans = unseen.map(({ wanted, ...brief }) => {
      const ids = analyseBrief(brief).flatMap(step => (step.kind === 'task' ? [step.task.key.split('/')[0] ?? ''] : []))
      return { wanted, ids: [...new Set(ids)] }
    })
    const share = (holds: (plan: { wanted: string; ids: readonly string[] }) => boolean) =>
      `${((100 * plans.filter(holds).length) / plans.length).toFixed(1)} %`
    return [
      name,
      String(plans.length),
      share(({ wanted, ids }) => ids[0] === wanted),
      share(({ wanted, ids }) => ids.includes(wanted)),
      share(({ wanted, ids }) => ids[0] === wanted && ids.length === 1),
      share(({ ids }) => ids.length === 0),
    ]
  })
