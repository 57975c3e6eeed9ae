import type { Brief, PlannedTask } from './analyst.ts'
import { type Understanding, understand } from './built-in-analyst.ts'
import type { PackageTemplate } from './knowledge/package-template.ts'
import { likenessesOf } from './known-works.ts'
import type { LearnedHours } from './learned-hours.ts'
import { planOf, type TaskLeftOut, taskLeftOut } from './planning/plan.ts'
import type { Reading } from './reading/brief-reading.ts'

/** A work that a wish may mean, as it would be planned in its brief. */
export interface WishWork {
  packageId: string
  title: string
  tasks: readonly PlannedTask[]
  /** What it leaves out, and which counts it rests on. */
  notes: readonly string[]
}

const MOST_WORKS = 3
/**
 * Of the two models together, 0 to 2: what a wish sounds less like is no answer to it, and what sounds more like work that no package knows is
 * offered none. The right work is offered to 82 of 100 known wishes so, and some work to 28 of 100 unknown ones.
 */
const LEAST_LIKENESS = 0.1
const MOST_OTHER = 0.3

/** The packages that a wish sounds like, told by its own words alone, the likeliest first. */
const packagesLike = (wish: string): PackageTemplate[] => {
  const { packages, other } = likenessesOf(wish)
  if (other >= MOST_OTHER) return []
  return packages
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ template }) => template)
}

/** Where a brief says a wish; a note may have cut it short. */
const sentencesSaying = ({ sentences }: Reading, wish: string): number[] => {
  const said = wish.replace(/…$/, '')
  return sentences.flatMap(({ text }, at) => (text.replaceAll(/\s+/g, ' ').includes(said) ? [at] : []))
}

const workOf = ({ choice, index }: Understanding, template: PackageTemplate, wish: string, learned: LearnedHours): WishWork => {
  const chosen = { template, score: 0, sentenceIndexes: sentencesSaying(choice.planned, wish) }
  const { tasks, workNotes } = planOf(choice.planned, { ...choice, chosen: [chosen] }, index, learned)
  return { packageId: template.id, title: template.title, tasks, notes: workNotes }
}

/** What each of some wishes of a brief may mean: at most three works, none that is `planned` already, none of which its exclusions leave nothing. */
export const worksMeant = (
  brief: Brief,
  wishes: readonly string[],
  planned: ReadonlySet<string>,
  learned: LearnedHours,
): Map<string, WishWork[]> => {
  const understood = understand(brief)
  const worksOf = (wish: string) =>
    packagesLike(wish)
      .filter(({ id }) => !planned.has(id))
      .slice(0, MOST_WORKS)
      .map(template => workOf(understood, template, wish, learned))
      .filter(({ tasks }) => tasks.length > 0)
  return new Map(wishes.map(wish => [wish, worksOf(wish)]))
}

/** One work for a wish of a brief; null where no package is called so. */
export const workForWish = (brief: Brief, wish: string, packageId: string, learned: LearnedHours): WishWork | null => {
  const understood = understand(brief)
  const template = understood.index.packages.find(({ id }) => id === packageId)
  return template === undefined ? null : workOf(understood, template, wish, learned)
}

/** The task that a plan of a brief left out, as it would be planned, whatever the brief says against it; null where there is none called so that is not `planned`. */
export const workLeftOut = (brief: Brief, title: string, planned: ReadonlySet<string>, learned: LearnedHours): TaskLeftOut | null => {
  const { choice, index } = understand(brief)
  return taskLeftOut(choice.planned, choice, index, title, planned, learned)
}
