import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { saysBadState } from '../reading/bad-state.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import { middleOf } from '../reading/clauses.ts'
import { isForOthersToDo } from '../reading/exclusions.ts'
import { saysLacking } from '../reading/lacking.ts'
import { limitsToIt } from '../reading/only-this.ts'
import { voiceOf } from '../reading/voice.ts'
import { askedIn, type PartShares } from '../retrieval/part-model.ts'
import type { PartAt } from '../retrieval/weighed-by-part.ts'
import type { DraftPackage, DraftTask } from './draft-tasks.ts'

/** What tells whether a clause leaves a task out: 'the measuring was done by the dealer'. What holds or does not is 1 or 0. */
export const FEATURES_LEFT_OUT = [
  // What the clause does in the brief.
  'done',
  'notWanted',
  'told',
  'asked',
  // What part of the clause's words, rare ones more, the title of the task says, all of it, and the words by which clients name it.
  'saidByTitle',
  'saidByAll',
  'saidByNames',
  // What part of the title the clause says.
  'ofTitle',
  // How many tasks of the plan the clause speaks of more, and by how much it speaks of this one more than of the next.
  'before',
  'margin',
  // What part of all hours the task is.
  'hours',
  // What part of its title the brief asks for elsewhere.
  'askedElsewhere',
  // Telling words of the clause, and tasks of the plan.
  'words',
  'tasks',
  // It is there only where the brief speaks of it.
  'optional',
  // A rule has read in the brief that words of the clause are done or not wanted.
  'read',
] as const

export type FeaturesLeftOut = Readonly<Record<(typeof FEATURES_LEFT_OUT)[number], number>>

/** A task, and the clause that may leave it out, as it is written. */
export interface MayBeLeftOut {
  task: DraftTask
  clause: string
  features: FeaturesLeftOut
}

/** Of done and not wanted together: with less a clause leaves nothing out. */
const LEAST_DONE_OR_NOT = 0.25
/** What is asked for rather than not. */
const LEAST_ASKED = 0.5
/** What a description says besides the title counts so much. */
const OF_DESCRIPTION = 0.3
const LEAST_RARITY = 0.3
const MOST_WORDS = 8

const rareStemsOf = (text: string): string[] => [...new Set(tellingWords(text).flatMap(({ isCommon, stem }) => (isCommon ? [] : [stem])))]

/** What a task says of itself, and how clients name it. */
interface Words {
  task: DraftTask
  isOptional: boolean
  title: ReadonlySet<string>
  all: ReadonlySet<string>
  names: ReadonlySet<string>
}

const namesOf = new WeakMap<PackageTemplate, ReadonlyMap<string, { names: ReadonlySet<string>; isOptional: boolean }>>()

const namesIn = (template: PackageTemplate) => {
  const known =
    namesOf.get(template) ??
    new Map(
      template.tasks.map(({ key, namedBy, excludableBy, onlyWhen }) => [
        `${template.id}/${key}`,
        { names: new Set([...namedBy, ...excludableBy, ...onlyWhen].flatMap(rareStemsOf)), isOptional: onlyWhen.length > 0 },
      ]),
    )
  namesOf.set(template, known)
  return known
}

const wordsOfTasks = ({ template, tasks }: DraftPackage): Words[] =>
  tasks.map(task => {
    const known = namesIn(template).get(task.key)
    return {
      task,
      isOptional: known?.isOptional === true,
      title: new Set(rareStemsOf(task.title)),
      all: new Set(rareStemsOf(`${task.title}\n${task.description}\n${task.deliverable}`)),
      names: known?.names ?? new Set(),
    }
  })

interface Clause {
  text: string
  /** The clause after it in its sentence. */
  next: string
  /** Said of what others than the client are to see to. */
  isForOthers: boolean
  stems: readonly string[]
  shares: PartShares
}

const clausesOf = ({ sentences }: Reading, part: PartAt): Clause[] =>
  sentences.flatMap(({ text: sentence, isTitle, isInstruction, words, clauses }, at) =>
    isTitle || isInstruction
      ? []
      : clauses.flatMap((clause, place) => {
          const { text } = clause
          const shares = part(at, place)
          const stems = new Set(words.flatMap(({ clause, isCommon, stem }) => (clause === place && !isCommon ? [stem] : [])))
          return shares === undefined || stems.size === 0
            ? []
            : [
                {
                  text,
                  next: clauses[place + 1]?.text ?? '',
                  isForOthers: isForOthersToDo(fold(sentence), middleOf(clause)),
                  stems: [...stems],
                  shares,
                },
              ]
        }),
  )

/** 'Hang new paper in two rooms': what is ordered in plain words, or asked for rather than not, leaves nothing out. */
const isSettled = ({ text, next, isForOthers, shares }: Clause): boolean => {
  const settled = shares.done + shares.not
  if (settled < LEAST_DONE_OR_NOT || settled <= askedIn(shares) || voiceOf(text) === 'asks') return false
  return !isForOthers && !limitsToIt(fold(text)) && !saysLacking(fold(text)) && !saysBadState(fold(text), fold(next))
}

const shareIn = (set: ReadonlySet<string>, some: ReadonlySet<string>): number =>
  set.size === 0 ? 0 : [...set].filter(one => some.has(one)).length / set.size

/** The tasks of a plan that a clause may leave out, each with the clause that speaks of it most. */
export const mayBeLeftOut = (
  drafts: readonly DraftPackage[],
  reading: Reading,
  part: PartAt,
  rarity: (stem: string) => number,
): MayBeLeftOut[] => {
  const clauses = clausesOf(reading, part)
  const settled = clauses.filter(isSettled)
  if (settled.length === 0) return []
  const all = drafts.flatMap(wordsOfTasks)
  const hours = all.reduce((sum, { task }) => sum + task.hours.likely, 0)
  const read = new Set(reading.exclusions.flatMap(({ stems }) => [...stems]))
  const weighed = settled.map(clause => {
    const weights = clause.stems.map(stem => Math.max(LEAST_RARITY, rarity(stem)))
    const whole = weights.reduce((sum, one) => sum + one, 0)
    const saidBy = (set: ReadonlySet<string>) =>
      clause.stems.reduce((sum, stem, at) => sum + (set.has(stem) ? (weights[at] ?? 0) : 0), 0) / whole
    const spoken = all.map(({ title, all: every, names }) => Math.max(saidBy(title), saidBy(names)) + OF_DESCRIPTION * saidBy(every))
    const asked = new Set(clauses.flatMap(other => (other !== clause && askedIn(other.shares) >= LEAST_ASKED ? other.stems : [])))
    return { clause, saidBy, spoken, asked }
  })
  return all.flatMap((one, at) => {
    const settledBy = ({ clause, spoken }: (typeof weighed)[number]) => (spoken[at] ?? 0) * (clause.shares.done + clause.shares.not)
    const most = weighed.reduce((best, other) => (settledBy(other) > settledBy(best) ? other : best))
    const own = most.spoken[at] ?? 0
    const others = most.spoken.filter((_, place) => place !== at)
    const { clause, saidBy, asked } = most
    const features = {
      done: clause.shares.done,
      notWanted: clause.shares.not,
      told: clause.shares.told,
      asked: askedIn(clause.shares),
      saidByTitle: saidBy(one.title),
      saidByAll: saidBy(one.all),
      saidByNames: saidBy(one.names),
      ofTitle: shareIn(one.title, new Set(clause.stems)),
      before: others.filter(other => other > own).length,
      margin: own - Math.max(0, ...others),
      hours: one.task.hours.likely / hours,
      askedElsewhere: shareIn(one.title, asked),
      words: Math.min(MOST_WORDS, clause.stems.length),
      tasks: all.length,
      optional: Number(one.isOptional),
      read: Number(clause.stems.some(stem => read.has(stem))),
    }
    return features.saidByTitle === 0 && features.saidByNames === 0 ? [] : [{ task: one.task, clause: clause.text, features }]
  })
}
