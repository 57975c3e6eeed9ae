import type { PlannedTask } from '../analyst.ts'
import { type LearnedHours, NOTHING_LEARNED } from '../learned-hours.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import type { PackageIndex } from '../retrieval/package-index.ts'
import { cite } from './citations.ts'
import { type DraftPackage, type DraftTask, draftPackage } from './draft-tasks.ts'
import { learnedNotes, withLearnedHours } from './learned-tasks.ts'
import { withoutSettledTasks } from './left-out.ts'
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

/** What each of the chosen packages comes to, before what the clauses of the brief leave out. */
export const draftsOf = (reading: Reading, { chosen, part }: Pick<Choice, 'chosen' | 'part'>): DraftPackage[] => {
  const numberOf = createNumberOfWork(reading, part)
  return chosen.map(one => asSmallMend(draftPackage(one, reading, numberOf), reading))
}

/** The tasks of the chosen packages as one plan, predecessors first. */
export const planOf = (reading: Reading, choice: Choice, index: PackageIndex, learned: LearnedHours = NOTHING_LEARNED): Plan => {
  const drafts = withoutSettledTasks(draftsOf(reading, choice), reading, choice.part, index.rarity)
  const all = mergeSameKind(drafts.flatMap(draft => draft.tasks))
  const drafted = withLearnedHours(shorten(reading.isOnlyWhy ? onlyFindingOut(all) : all), learned)
  const tasks = cite(
    withoutRivals(withoutExcludedSkills(withNamedSkills(drafted, reading), reading), reading),
    choice.chosen,
    reading,
    index.rarity,
  ).map(finished)
  const ofLearned = learnedNotes(drafted, choice.chosen, learned)
  return {
    tasks,
    notes: [...planNotes(reading, choice, drafts, tasks), ...ofLearned],
    workNotes: [...notesOfWork(drafts), ...ofLearned],
  }
}
