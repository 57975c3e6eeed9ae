import type { PlannedTask } from '../analyst.ts'
import { type LearnedHours, NOTHING_LEARNED } from '../learned-hours.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import type { PackageIndex } from '../retrieval/package-index.ts'
import { cite } from './citations.ts'
import { type DraftPackage, type DraftTask, draftPackage } from './draft-tasks.ts'
import { learnedNotes, withLearnedHours } from './learned-tasks.ts'
import { mergeSameKind, shorten } from './merge-tasks.ts'
import { withNamedSkills } from './named-skills.ts'
import { onlyFindingOut, withoutExcludedSkills, withoutRivals } from './narrow-tasks.ts'
import { createNumberOfWork } from './number-of-work.ts'
import { notesOfWork, planNotes } from './plan-notes.ts'
import { asSmallMend } from './small-mend.ts'

export interface Plan {
  tasks: readonly PlannedTask[]
  /** What a client should know besides the tasks. */
  notes: string[]
  /** Those of them that speak of the planned works, whatever else the brief says. */
  workNotes: string[]
}

const finished = ({ packageId: _package, speaksOf: _speaksOf, parts: _parts, ...task }: DraftTask): PlannedTask => task

/** What each of the chosen packages comes to, without what the brief leaves out. */
const draftsOf = (reading: Reading, { chosen, part }: Pick<Choice, 'chosen' | 'part'>): DraftPackage[] => {
  const numberOf = createNumberOfWork(reading, part, chosen)
  return chosen.map(one => {
    const others = chosen.filter(other => other !== one).flatMap(({ sentenceIndexes }) => sentenceIndexes)
    const ofOthers = new Set(others.filter(at => !one.sentenceIndexes.includes(at)))
    return asSmallMend(draftPackage(one, reading, numberOf, ofOthers), reading, ofOthers)
  })
}

/** Tasks as a plan has them: with the skills that the brief names and without those it excludes, each with the sentences that it answers. */
const finishedTasks = (all: readonly DraftTask[], reading: Reading, { chosen }: Choice, index: PackageIndex): PlannedTask[] =>
  cite(withoutRivals(withoutExcludedSkills(withNamedSkills(all, reading), reading), reading), chosen, reading, index.rarity).map(finished)

/** A task of a plan that the brief leaves out, as it would be planned if it did not, between what is planned that it waits for and what waits for it. */
export interface TaskLeftOut {
  task: PlannedTask
  followerKeys: readonly string[]
}

/** `planned`: keys of the tasks that the plan has. Null where no other is called so. */
export const taskLeftOut = (
  reading: Reading,
  choice: Choice,
  index: PackageIndex,
  title: string,
  planned: ReadonlySet<string>,
  learned: LearnedHours,
): TaskLeftOut | null => {
  const whole = { ...reading, exclusions: [] }
  const all = draftsOf(whole, choice).flatMap(({ tasks }) => tasks)
  const called = all.filter(task => task.title === title && !planned.has(task.key)).slice(0, 1)
  const [task] = finishedTasks(withLearnedHours(called, learned), whole, choice, index)
  if (task === undefined) return null
  const before = (key: string) => all.find(one => one.key === key)?.predecessorKeys ?? []
  const after = (key: string) => all.flatMap(one => (one.predecessorKeys.includes(key) ? [one.key] : []))
  // What is left out as well is seen through.
  const nearest = (keys: readonly string[], next: (key: string) => readonly string[]): string[] => [
    ...new Set(keys.flatMap(key => (planned.has(key) ? [key] : nearest(next(key), next)))),
  ]
  return { task: { ...task, predecessorKeys: nearest(before(task.key), before) }, followerKeys: nearest(after(task.key), after) }
}

/** The tasks of the chosen packages as one plan, predecessors first. */
export const planOf = (reading: Reading, choice: Choice, index: PackageIndex, learned: LearnedHours = NOTHING_LEARNED): Plan => {
  const drafts = draftsOf(reading, choice)
  const all = mergeSameKind(drafts.flatMap(draft => draft.tasks))
  const drafted = withLearnedHours(shorten(reading.isOnlyWhy ? onlyFindingOut(all) : all), learned)
  const tasks = finishedTasks(drafted, reading, choice, index)
  const ofLearned = learnedNotes(drafted, choice.chosen, learned)
  return {
    tasks,
    notes: [...planNotes(reading, choice, drafts, tasks), ...ofLearned],
    workNotes: [...notesOfWork(drafts), ...ofLearned],
  }
}
