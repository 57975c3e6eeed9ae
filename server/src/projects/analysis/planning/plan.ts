import type { PlannedTask } from '../analyst.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import type { PackageIndex } from '../retrieval/package-index.ts'
import { cite } from './citations.ts'
import { type DraftTask, draftPackage } from './draft-tasks.ts'
import { mergeSameKind, shorten } from './merge-tasks.ts'
import { withNamedSkills } from './named-skills.ts'
import { planNotes } from './plan-notes.ts'

export interface Plan {
  tasks: readonly PlannedTask[]
  notes: string[]
}

const finished = ({ packageId: _package, speaksOf: _speaksOf, ...task }: DraftTask): PlannedTask => task

/** The tasks of the chosen packages as one plan, predecessors first. */
export const planOf = (reading: Reading, choice: Choice, index: PackageIndex): Plan => {
  const drafts = choice.chosen.map(chosen => draftPackage(chosen, reading))
  const drafted = shorten(mergeSameKind(drafts.flatMap(draft => draft.tasks)))
  const tasks = cite(withNamedSkills(drafted, reading), choice.chosen, reading, index.rarity).map(finished)
  return { tasks, notes: planNotes(reading, choice, drafts, tasks) }
}
