import { leftOutNote, NOT_PLANNED } from '#contract/projects-plan-notes.ts'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { PlannedTask } from '../analyst.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import { wantsOnlyWhy } from '../reading/only-why.ts'
import type { Language } from '../reading/stop-words.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import { PERHAPS_OTHER } from '../retrieval/other-work.ts'
import type { DraftPackage } from './draft-tasks.ts'
import { wantedStems } from './leave-out.ts'
import { limitNotes, plannedFigures } from './limit-notes.ts'
import { SMALL_MEND_NOTE } from './small-mend.ts'
import { asWritten, quoted } from './wording.ts'

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

/** What was left out of a plan, or made smaller, because the brief excludes it. */
type LeftOut = Pick<DraftPackage, 'leftOut' | 'reduced'> & Partial<Pick<DraftPackage, 'template'>>

const respected = (drafts: readonly LeftOut[]): string[] =>
  drafts.flatMap(({ leftOut, reduced }) => [
    ...leftOut.map(({ title, words }) => leftOutNote(title, words)),
    ...reduced.map(({ title, words }) => `Made smaller as you asked (${words}): ${title}.`),
  ])

const keptOutNote = (nouns: string): string => `Not part of this plan, as you asked: ${nouns}.`
const LEFT_OUT = /^(?:Left out|Made smaller) as you asked \((.+?)\): /

/** 'An app' and 'app' are one. */
const ARTICLE = /^(?:(?:an?|the|any|eine?[nrms]?|der|die|das|den|dem|un[ae]?|el|l[aeo]s?) |l['’])(?=\S)/i

/** 'Texts I write', 'the plasterboard we will put up': who does it need not be said back. */
const WHO_DOES_IT = / (?:we|i|he|she|they|wir|ich|nous|je|nosotr[oa]s)(?:['’]ll)? .*$/i

const nounsOf = (words: string): string => words.replace(ARTICLE, '').replace(WHO_DOES_IT, '')

/** Who does it, 'nothing else', or a verb by itself: said back it would tell nothing. */
const NAMES_NOTHING =
  /^(?:nothing|nada|nichts|rien|else|house|admin|colleagues?|\w+day|edit|build|do|faire|faite?s?|hacer|hecho|machen|gemacht|auftrags?|adelante|insurance|seguro|versicherung|assurance|electricians?|plumbers?|builders?|caretakers?|elektriker|hausmeister|electricistas?|electriciens?|set by .*|done by .*|(?:that|this|it|them|eso|esto|das|es|ca|cela)(?: again| too)?|\p{L}{3,}[aei]r(?:l[aeo]s?|me|nos|se))(?: else)?$/u

/** 'Staff has no time', 'practise the delivery': a sentence, or what somebody does himself, is no thing that is left out. */
const SAYS_HOW_IT_IS =
  /\b(?:is|are|was|were|has|have|had|will|wrote|does|did|ist|sind|war|hat|haben|fallt|es|son|tiene|esta|funciona|est|sont|fonctionne\w*|ont|va)\b|(?:^|['’ ])a (?:pas|ete)\b|^(?:already|once|online|left|laut|spreadsheet|later|practi[sc]e|publicar|publier|posten|veroffentlichen|designers?|developers?|prestataires?|proveedor\w*|dienstleister\w*|anbieter|personnel|staff)\b|(?:^| )(?:no|nicht|non|ones?)$/

/** What the work of a package may touch, as its template says. */
const stemsOfWork = ({ template }: LeftOut): string[] =>
  template === undefined
    ? []
    : [
        ...template.triggers,
        ...template.tasks.flatMap(({ title, description, namedBy, onlyWhen }) => [title, description, ...namedBy, ...onlyWhen]),
      ].flatMap(text => tellingWords(text).map(({ stem }) => stem))

/** What is not to be touched though no task would have touched it: said back, so that the client sees it was read. */
const keptOut = (reading: Reading, drafts: readonly LeftOut[]): string[] => {
  const used = new Set(drafts.flatMap(({ leftOut, reduced }) => [...leftOut, ...reduced].map(({ words }) => fold(words))))
  const wanted = wantedStems(reading)
  // A plan that no template made, a model's, may touch anything.
  const mayTouch = (stems: ReadonlySet<string>) =>
    drafts.every(({ template }) => template === undefined) || drafts.flatMap(stemsOfWork).some(one => stems.has(one))
  const kept = reading.exclusions.filter(
    ({ kind, words, stems, isBare }) =>
      kind === 'unwanted' &&
      !used.has(words) &&
      // 'No trailer', 'no fight' beside work that has nothing to do with them.
      (isBare !== true || mayTouch(stems)) &&
      // 'Plans that need not be translated' beside a wish to translate the rest.
      ![...stems].every(stem => wanted.has(stem)) &&
      !(reading.isOnlyWhy && wantsOnlyWhy(`no ${words}`)),
  )
  const named = new Set(
    kept
      .map(({ words }) => nounsOf(asWritten(reading, words)))
      .filter(words => !NAMES_NOTHING.test(fold(words)) && !SAYS_HOW_IT_IS.test(fold(words))),
  )
  return [...new Map([...named].map(words => [fold(words), words])).values()].slice(0, MOST_UNANSWERED).map(keptOutNote)
}

const onlyWhy = ({ isOnlyWhy }: Reading): string[] =>
  isOnlyWhy ? ['Only the cause is looked for, as you asked: repairs are left out.'] : []

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
  const answered = new Set(
    ofWork.flatMap(note => {
      const words = LEFT_OUT.exec(note)?.[1]
      return words === undefined ? [] : [keptOutNote(nounsOf(words))]
    }),
  )
  return [...new Set([...notes.filter(note => !answered.has(note)), ...ofWork])]
}
