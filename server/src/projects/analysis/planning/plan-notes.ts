import { leftOutNote, NOT_PLANNED, ONLY_THE_CAUSE } from '#contract/projects-plan-notes.ts'
import type { PlannedTask } from '../analyst.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { Language } from '../reading/stop-words.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import { PERHAPS_OTHER } from '../retrieval/other-work.ts'
import type { DraftPackage } from './draft-tasks.ts'
import { keptOut, type LeftOut, withoutAnswered } from './kept-out.ts'
import { limitNotes, plannedFigures } from './limit-notes.ts'
import { SMALL_MEND_NOTE } from './small-mend.ts'
import { quoted } from './wording.ts'

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'German', es: 'Spanish', fr: 'French', it: 'Italian' }
/** Of jobs that nobody taught, seven of ten plans of which it is less sure are of another work, and one of four of the others (decision 014). */
const LEAST_SURE = 0.65
const MOST_UNANSWERED = 4
const MOST_ASSUMED = 4
const MOST_UNPLANNED = 6

const languageNote = ({ language }: Reading): string[] => {
  if (language === 'en') return []
  if (language === null)
    return ['The brief seems to be written in a language that the analyst does not read: check that the plan means what you mean.']
  return [`The brief was read as ${LANGUAGE_NAMES[language]}; the plan is written in English.`]
}

const doubts = ({ sure, other }: Choice): string[] =>
  sure >= LEAST_SURE && other < PERHAPS_OTHER
    ? []
    : ['This is a template estimate: only part of the brief was recognised, so check every task before you hire.']

const assumptions = (drafts: readonly DraftPackage[]): string[] => {
  const assumed = [...new Set(drafts.flatMap(draft => draft.assumed))].slice(0, MOST_ASSUMED)
  return assumed.length === 0 ? [] : [`The brief does not say how many: the hours assume ${assumed.join(', ')}.`]
}

/** A number that counts something else, or a slip of the pen, shows here. */
const farFromUsual = (drafts: readonly DraftPackage[]): string[] => {
  const far = [...new Set(drafts.flatMap(({ farMore }) => farMore))].slice(0, MOST_ASSUMED)
  return far.length === 0
    ? []
    : [`The hours follow ${far.join(', ')}, far more than is usual for such work: check that this is what you mean.`]
}

/** Only where a task is about words at all. */
const pagesNote = ({ quantities }: Reading, tasks: readonly PlannedTask[]): string[] => {
  const words = quantities.find(({ isFromPages }) => isFromPages === true)?.value.toLocaleString('en-US')
  const isUsed = words !== undefined && tasks.some(({ title }) => title.includes(`${words} words`))
  return isUsed ? [`Pages were counted as about 250 words each: ${words} words.`] : []
}

const respected = (drafts: readonly LeftOut[]): string[] =>
  drafts.flatMap(({ leftOut, reduced }) => [
    ...leftOut.map(({ title, words }) => leftOutNote(title, words)),
    ...reduced.map(({ title, words }) => `Made smaller as you asked (${words}): ${title}.`),
  ])

const LEFT_OUT = /^(?:Left out|Made smaller) as you asked \((.+?)\): /

const onlyWhy = ({ isOnlyWhy }: Reading): string[] => (isOnlyWhy ? [ONLY_THE_CAUSE] : [])

/** What was left out as the brief asks. */
export const exclusionNotes = (reading: Reading, drafts: readonly LeftOut[]): string[] => [
  ...onlyWhy(reading),
  ...respected(drafts),
  ...keptOut(reading, drafts),
]

/** Wishes that no task answers, each named. */
const unplanned = ({ leftOpen }: Choice): string[] => {
  const bare = leftOpen.map(text => text.replace(/[.!?,;\s]+$/, '')).filter(text => text !== '')
  return [...new Set(bare)].slice(0, MOST_UNPLANNED).map(text => `${NOT_PLANNED}${quoted(text)}`)
}

/** Sentences that speak to a program, quoted and not obeyed. */
export const notUnderstood = (reading: Reading): string[] =>
  reading.sentences
    .filter(({ isInstruction }) => isInstruction)
    .slice(0, MOST_UNANSWERED)
    .map(({ text }) => `Not understood as work, so it changed nothing: ${quoted(text)}`)

const smallMend = (drafts: readonly DraftPackage[]): string[] =>
  drafts.some(({ isSmallMend }) => isSmallMend === true) ? [SMALL_MEND_NOTE] : []

/** What a client should know about the works themselves: what they leave out, and which counts they rest on. */
export const notesOfWork = (drafts: readonly DraftPackage[]): string[] => [
  ...smallMend(drafts),
  ...respected(drafts),
  ...assumptions(drafts),
  ...farFromUsual(drafts),
]

/** What a client should know about a plan besides its tasks. */
export const planNotes = (reading: Reading, choice: Choice, drafts: readonly DraftPackage[], tasks: readonly PlannedTask[]): string[] => [
  ...doubts(choice),
  ...unplanned(choice),
  ...languageNote(reading),
  ...onlyWhy(reading),
  ...notesOfWork(drafts),
  ...keptOut(reading, drafts),
  ...pagesNote(reading, tasks),
  ...limitNotes(reading, plannedFigures(tasks)),
  ...notUnderstood(reading),
]

/** The notes of a plan that a work joins: what was only said back is left out of that work now, and not said twice. */
export const withNotesOfWork = (notes: readonly string[], ofWork: readonly string[]): string[] => {
  const leftOutBy = ofWork.flatMap(note => LEFT_OUT.exec(note)?.[1] ?? [])
  return [...new Set([...withoutAnswered(notes, leftOutBy), ...ofWork])]
}
