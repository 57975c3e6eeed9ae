import { fold } from '../../../catalog/taxonomy/fold.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import { isStillToDo } from '../reading/exclusions.ts'
import { saysOnlyThere, saysOnlyWhatItIs } from '../reading/only-there.ts'
import { chanceIn, readTrees } from '../retrieval/boosted-trees.ts'
import type { PartAt } from '../retrieval/weighed-by-part.ts'
import type { DraftPackage, DraftTask } from './draft-tasks.ts'
import { FEATURES_LEFT_OUT, type FeaturesLeftOut, mayBeLeftOut } from './features-left-out.ts'
import { bringsAbout, speaksOfMost } from './leave-out.ts'
import { LEFT_OUT_TREES } from './left-out-trees.ts'

const TREES = readTrees(LEFT_OUT_TREES, FEATURES_LEFT_OUT)
/** With less, more of what is left out is found, and more is left out of what only sounds so (decision 014); what is left out wrongly one press brings back. */
const LEAST_SURE = 0.59
/** Of a package's hours so much is left: what takes away more speaks of something else. */
const LEAST_LEFT = 0.35

/** A package without some of its tasks: what waited for them waits for what they waited for. */
const without = (draft: DraftPackage, clauseOf: ReadonlyMap<DraftTask, string>): DraftPackage => {
  const byKey = new Map(draft.tasks.map(task => [task.key, task]))
  const seenThrough = (keys: readonly string[]): string[] =>
    keys.flatMap(key => {
      const task = byKey.get(key)
      return task !== undefined && clauseOf.has(task) ? seenThrough(task.predecessorKeys) : [key]
    })
  return {
    ...draft,
    tasks: draft.tasks
      .filter(task => !clauseOf.has(task))
      .map(task => ({ ...task, predecessorKeys: [...new Set(seenThrough(task.predecessorKeys))] })),
    leftOut: [
      ...draft.leftOut,
      ...draft.tasks.flatMap(task => {
        const words = clauseOf.get(task)
        return words === undefined ? [] : [{ title: task.title, words }]
      }),
    ],
  }
}

const bare = (clause: string): string => clause.replace(/[.!?]+$/, '')

const hoursOf = (tasks: readonly DraftTask[]): number => tasks.reduce((sum, { hours }) => sum + hours.likely, 0)

const stemsIn = (clause: string): ReadonlySet<string> => new Set(tellingWords(clause).map(({ stem }) => stem))

const isSpokenOf = ({ title }: DraftTask, clause: string, { saidByNames }: FeaturesLeftOut): boolean =>
  saidByNames > 0 || speaksOfMost(title, stemsIn(clause))

/** A clause of no more telling words may be one thing of a list. */
const ITEM_WORDS = 2

/** A clause as its sentence goes on: 'Domain and hosting already there' says so of the domain, too. */
const readOn = ({ sentences }: Reading, clause: string): string => {
  if (tellingWords(clause).filter(({ isCommon }) => !isCommon).length > ITEM_WORDS) return clause
  const text = sentences.find(one => one.clauses.some(({ text }) => text === clause))?.text
  return text === undefined ? clause : text.slice(text.indexOf(clause))
}

/** 'Three mesh pucks are in the box', 'the server is at our host': they are still to be set up. 'The walls are plain plaster': so they are still to be filled. */
const isOnlyWorkedWith = ({ title }: DraftTask, clause: string): boolean =>
  saysOnlyWhatItIs(fold(clause)) || (!bringsAbout(title) && saysOnlyThere(fold(clause)))

/** What rules over words do not see: the drafts without the tasks that a clause says are done, done by others, or not wanted, the surest first. */
export const withoutSettledTasks = (
  drafts: readonly DraftPackage[],
  reading: Reading,
  part: PartAt,
  rarity: (stem: string) => number,
): DraftPackage[] => {
  const sure = mayBeLeftOut(drafts, reading, part, rarity)
    .map(one => ({ ...one, chance: chanceIn(TREES, one.features) }))
    .filter(
      ({ chance, task, clause, features }) =>
        chance >= LEAST_SURE && isSpokenOf(task, clause, features) && !isOnlyWorkedWith(task, readOn(reading, clause)),
    )
    .toSorted((a, b) => b.chance - a.chance)
  return drafts.map(draft => {
    const clauseOf = new Map<DraftTask, string>()
    let left = hoursOf(draft.tasks)
    const least = left * LEAST_LEFT
    // What a rule has made smaller is left out as far as it is to be.
    const isReduced = ({ title }: DraftTask) => draft.reduced.some(one => one.title === title)
    // What a rule has read in a clause is all that it leaves out.
    const isOpen = (task: DraftTask, clause: string) =>
      reading.exclusions.some(one => fold(clause).includes(one.words) && isStillToDo([task.title], one))
    const isUsed = (clause: string) => [...draft.leftOut, ...draft.reduced].some(({ words }) => fold(clause).includes(fold(words)))
    for (const { task, clause } of sure) {
      if (!draft.tasks.includes(task) || isReduced(task) || isUsed(clause) || isOpen(task, clause) || left - task.hours.likely < least)
        continue
      // 'The old tiles have already been removed': what is done is one task; of seven such clauses that left out more, one said so.
      if ([...clauseOf.values()].includes(bare(clause))) continue
      left -= task.hours.likely
      clauseOf.set(task, bare(clause))
    }
    return clauseOf.size === 0 ? draft : without(draft, clauseOf)
  })
}
