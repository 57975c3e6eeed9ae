import { fold } from '../../../catalog/taxonomy/fold.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import { kindOfPackage, kindOfWork } from '../retrieval/kind-of-work.ts'
import type { DraftPackage, DraftTask } from './draft-tasks.ts'
import { countFor } from './effort.ts'

/** A plan of less is no burden, whatever it is called. */
const SMALL_HOURS = 8

const STEPS = [
  {
    key: 'mend-look',
    title: 'Look at the fault where it shows',
    description: 'See it happen, find where it comes from, and say what else hangs on it.',
    deliverable: 'The cause, and what is to be done about it',
    acceptanceCheck: 'The fault can be shown at will, or its trace is',
    hours: { optimistic: 0.5, likely: 1, pessimistic: 2 },
  },
  {
    key: 'mend-do',
    title: 'Mend it in what is there',
    description: 'Put right what is wrong and leave all else as it is.',
    deliverable: 'The fault is gone',
    acceptanceCheck: 'What was complained of is right, and nothing else has changed',
    hours: { optimistic: 1, likely: 2.5, pessimistic: 6 },
  },
  {
    key: 'mend-try',
    title: 'Try it out and hand it over',
    description: 'Use it the way it failed, and the ways beside it.',
    deliverable: 'A short note of what was wrong and what was done',
    acceptanceCheck: 'The client sees it work',
    hours: { optimistic: 0.25, likely: 0.5, pessimistic: 1 },
  },
] as const

export const SMALL_MEND_NOTE = 'Planned as a small repair of what is there, not as new work. Say so in the brief if it is to be made anew.'

/** What is drawn has no fault that is mended by itself: a kitchen in which two cannot pass is planned anew. */
const NEVER_MENDED: ReadonlySet<string> = new Set(['architecture'])

/** Where the size of the thing says nothing of the size of a fault in it. */
const OF_ANY_SIZE: ReadonlySet<string> = new Set([
  'web-development',
  'mobile-apps',
  'software-engineering',
  'data-ai',
  'product-design',
  'graphic-design',
  'smart-home',
])

const isCounted = ({ template }: DraftPackage, reading: Reading): boolean =>
  Object.values(template.drivers).some(
    driver =>
      countFor(
        driver,
        reading.quantities.filter(({ isArticle }) => isArticle !== true),
      ) !== null,
  )

/** What is worked through one by one: with a number of these, the fault is the subject of the work and no small one. */
const WORKED_THROUGH = new Set(
  'findings finding barriers barrier issues pages page pictures images photos addresses records screens endpoints components documents files befunde seiten bilder adressen paginas imagenes hallazgos constats'
    .split(' ')
    .flatMap(noun => tellingWords(noun).map(({ stem }) => stem)),
)
const LEAST_WORKED_THROUGH = 5

const isWorkedThrough = ({ quantities }: Reading): boolean =>
  quantities.some(
    ({ value, nouns, isLength }) => isLength !== true && value >= LEAST_WORKED_THROUGH && nouns.some(noun => WORKED_THROUGH.has(noun)),
  )

/** 'We want a simple site', 'Nous voulons un site': a thing with an article is asked for, beside the complaint about the old one. */
const WANTS_A_THING =
  /\b(?:(?:and|but|now|to|really|just|we|i) (?:want|need|would like)|would like|['’]d like) (?:to have )?(?:an?|two|three|four|some|\d+) |\b(?:wir|ich) (?:mochten?|wollen|will|brauchen?|wunschen) (?:uns |mir )?(?:eine?n? )|\b(?:hatten?|mochten?|wurden?) (?:ich |wir )?gerne?\b|\bwould (?:like|love) (?:that|people|customers|patients|clients|visitors|everyone)\b|\b(?:queremos|quiero|necesitamos|necesito) un[ao]? |\b(?:make|build|create|write|design|draw|program) (?:me|us) (?:an?|some) (?!offer|quote|e-?mail|message|invoice|lines|price|note)|\b(?:i|we) (?:want|need|would like) to see (?!it\b|what\b|why\b|who\b|my\b|the (?:right|form|orders)|.*\bagain\b)|\b(?:nous voulons|je veux|nous voudrions|je voudrais|il nous faut|il me faut) une? /
const SMALL_THING =
  /\b(?:person|somebody|someone|expert|hand|technician|fix|repair|solution|look|quote|losung|reparatur|fachmann|person|quick|persona|tecnico|solucion|technicien|solution|devis|developer|entwickler|programador|plan b)\b/

const wantsThing = ({ sentences }: Reading): boolean =>
  sentences.some(({ text, isInstruction }) => {
    if (isInstruction) return false
    const folded = fold(text)
    const at = folded.search(WANTS_A_THING)
    return at >= 0 && !SMALL_THING.test(folded.slice(at))
  })

/** A tap that drips is no fault of the website that is wanted beside it; a title that lists several works names the fault of any. */
const without = (reading: Reading, ofOthers: ReadonlySet<number>): Reading => ({
  ...reading,
  sentences: reading.sentences.filter(
    ({ isTitle, clauses }, at) => !(ofOthers.has(at) || (isTitle && clauses.length > 1 && ofOthers.size > 0)),
  ),
})

/** Whether a fault in something that exists was heard as a wish to make that thing. */
const isHeardTooLarge = (draft: DraftPackage, reading: Reading, ofOthers: ReadonlySet<number>): boolean =>
  kindOfPackage(draft.template) === 'make' &&
  kindOfWork(without(reading, ofOthers)) === 'mend' &&
  !NEVER_MENDED.has(draft.template.tradeId) &&
  !isWorkedThrough(reading) &&
  !wantsThing(reading) &&
  (OF_ANY_SIZE.has(draft.template.tradeId) || !isCounted(draft, reading)) &&
  draft.tasks.reduce((sum, { hours }) => sum + hours.likely, 0) > SMALL_HOURS

/** The wrong price in a shop calls for nobody who builds a shop: those who build one mend it. `ofOthers`: places of sentences that only speak of other works. */
export const asSmallMend = (draft: DraftPackage, reading: Reading, ofOthers: ReadonlySet<number> = new Set()): DraftPackage => {
  if (!isHeardTooLarge(draft, reading, ofOthers)) return draft
  const { template } = draft
  const [longest] = draft.tasks.toSorted((a, b) => b.hours.likely - a.hours.likely)
  if (longest === undefined) return draft
  const tasks = STEPS.map(
    ({ key, ...step }, at): DraftTask => ({
      ...step,
      key: `${template.id}/${key}`,
      packageId: template.id,
      citedSentences: [],
      complexityLevel: 'medium',
      requiredSkillIds: longest.requiredSkillIds,
      predecessorKeys: STEPS.slice(Math.max(0, at - 1), at).map(before => `${template.id}/${before.key}`),
      grounds: { templateKeys: [`${template.id}/${key}`], learnedFactor: 1, missingCounts: [], openQuestion: null },
      speaksOf: draft.tasks.flatMap(task => task.speaksOf),
    }),
  )
  return { template, tasks, leftOut: [], reduced: [], assumed: [], farMore: [], isSmallMend: true }
}
