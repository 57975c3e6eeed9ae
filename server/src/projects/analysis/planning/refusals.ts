import { HARM_REFUSED } from '#contract/projects-refusal.ts'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { asksForHarm } from '../harm/harm.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { Choice } from '../retrieval/choose-packages.ts'

const REFUSED = [
  HARM_REFUSED,
  'If something of your own is at stake (your account, your papers, your safety), what happened, and what should be put right?',
]

const FEELING =
  /\b(?:i feel|i am|i['’]m|feeling|ich bin|ich fuhle mich|me siento|je me sens|mi sento)\b.{0,20}\b(?:lonely|alone(?! with\b)|sad|depressed|hopeless|heartbroken|desperate|einsam|traurig|verzweifelt|sol[oa](?! con\b)|triste|seule?(?! avec\b)|deprime\w*)\b/
/** Someone who tells his feelings and wishes for something besides is asking for work; a package must be called for clearly. */
const CLEARLY_ASKED = 9

const LISTENED = [
  'I am sorry that you are going through this. It reads like something to talk over with a person you trust or a counselling line rather than work that Onhand can plan.',
  'Is there something practical to be done as well, such as papers, a contract or a move? Please describe it.',
]

/** All that a client says himself. */
const told = ({ sentences }: Reading): string =>
  sentences
    .filter(({ isInstruction }) => !isInstruction)
    .map(({ text }) => text)
    .join('. ')

/** The words for a brief that asks for harm, whatever work it is called; null for every other. */
export const harmRefusalOf = (reading: Reading): string[] | null => (asksForHarm(told(reading)) ? REFUSED : null)

/** The kind words for a brief that gets no plan because it asks for harm or for comfort; null for every other. */
export const refusalOf = (reading: Reading, { chosen }: Choice): string[] | null => {
  const harm = harmRefusalOf(reading)
  if (harm !== null) return harm
  const isWork = reading.sentences.some(({ isWish }) => isWish) && (chosen[0]?.score ?? 0) >= CLEARLY_ASKED
  return FEELING.test(fold(told(reading))) && !isWork ? LISTENED : null
}
