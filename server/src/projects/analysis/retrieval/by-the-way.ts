import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { asksOrAdds, voiceOf } from '../reading/voice.ts'
import { saysTrouble } from '../reading/wishes.ts'
import { isTelling } from './features-beside.ts'
import type { Hearing } from './hearing.ts'
import { isOnlyTold } from './only-told.ts'
import type { Spoken } from './packages-spoken-of.ts'

/** What a clause must sound like at least to speak of a package. */
const HEARD_AT_ALL = 0.2
const LEAST_WORDS = 2

/** 'Could you take it down', 'pourriez-vous le déposer', 'repararlo': of what was named before; 'la chaudière' names it. */
const DONE_TO_IT = /\b(?:it|them|ihn)\b|(?:^|\s)(?:l[aeo]s?) \p{L}+(?:er|ir|re)\b(?=\W*$)|\p{L}+(?:ar|er|ir)l[oa]s?\b/u

/** 'And I have a backup', 'tengo copia de seguridad': what one has to work with, however much it sounds like work. */
const HAS_IT =
  /\b(?:have|['’]ve got|habe|haben|tengo|tenemos|avons|dispongo de|disponemos de|j['’ ]?ai)\b (?:(?:an?|the|all|good|eine?n?|alle|una?|l[oa]s|todos|une?|les|des|mes|deja|schon) )*(?:backups?|back-ups?|cop(?:y|ies)|copias?|sicherung\p{L}*|datensicherung\p{L}*|sauvegardes?|plans?|planos?|plane|drawings?|zeichnungen|permits?|permisos?|genehmigung\p{L}*|licen[cs]es?|certificates?|certificados?|zertifikat\p{L}*|insurance|seguro|versicherung|assurance|receipts?|belege|recibos|tickets|photos?|fotos|texts?|texte|textos|textes|scans?)\b/u
const saysItIsThere = (text: string): boolean => HAS_IT.test(fold(text)) && voiceOf(text) === 'states' && !saysTrouble(text)

const isByTheWay = ({ words, clauses, isBackground, voice }: ReadSentence, clause: number, isAskedElsewhere: boolean): boolean => {
  const text = clauses[clause]?.text ?? ''
  const folded = fold(text)
  const own = voiceOf(text)
  if (isBackground || isOnlyTold(text)) return true
  if (own === 'states' && voice === 'states' && isAskedElsewhere && !saysTrouble(text)) return true
  return DONE_TO_IT.test(folded) && words.filter(word => word.clause === clause && isTelling(word)).length < LEAST_WORDS
}

const speakingOf = (packageIndex: number, sentences: Reading['sentences'], hearing: Hearing) =>
  sentences.flatMap((sentence, at) =>
    sentence.isInstruction
      ? []
      : sentence.clauses.flatMap((_, clause) =>
          (hearing.clauseByBoth(at, clause).packages[packageIndex] ?? 0) >= HEARD_AT_ALL ? [{ sentence, clause }] : [],
        ),
  )

/** Whether it speaks of it only in clauses that say that it is there. */
export const isOnlyThere = ({ packageIndex }: Spoken, { sentences }: Reading, hearing: Hearing): boolean => {
  const speaking = speakingOf(packageIndex, sentences, hearing)
  return (
    speaking.length > 0 &&
    speaking.every(({ sentence, clause }) => !sentence.isTitle && saysItIsThere(sentence.clauses[clause]?.text ?? ''))
  )
}

/** Whether a brief speaks of a package only in clauses that tell of something: 'my neighbours are hard of hearing', beside a wish for lessons. */
export const isOnlyByTheWay = ({ packageIndex }: Spoken, { sentences }: Reading, hearing: Hearing): boolean => {
  const isAnyAsking = sentences.some(asksOrAdds)
  const speaking = speakingOf(packageIndex, sentences, hearing)
  return speaking.length > 0 && speaking.every(({ sentence, clause }) => !sentence.isTitle && isByTheWay(sentence, clause, isAnyAsking))
}
