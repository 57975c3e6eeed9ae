import type { Reading, ReadSentence, ReadWord } from '../reading/brief-reading.ts'
import { toldClauses } from '../reading/voice.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'
import { askedIn } from './part-model.ts'
import type { Likeness } from './wish-model.ts'

const LEAST_WEIGHT = 0.5
const LEAST_OTHER = 0.1
const LEAST_HEARD = 0.8
/** A clause that sounds this much like what is planned is answered by it. */
const ANSWERS = 0.2
/** Where a clause surely asks for work, it need not sound as clearly like one, as long as that is of a trade that nothing is planned of. */
const SURELY_ASKED = 0.8
const CLEARLY_HEARD = 0.5
const ANSWERS_SENTENCE = 0.3
/** With fewer telling words a clause says too little alone. */
const LEAST_WORDS = 2
const MOST_LETTERS = 140

const isTelling = ({ isCommon, weight }: ReadWord): boolean => !isCommon && weight >= LEAST_WEIGHT

const sharesOf = (chosen: ReadonlySet<number>, likeness: Likeness | undefined): number =>
  [...chosen].reduce((sum, one) => sum + (likeness?.packages[one] ?? 0), 0)

const textOf = (sentence: ReadSentence, clause: number): string => {
  const own = sentence.words.filter(word => word.clause === clause && isTelling(word))
  const text = sentence.clauses[clause]?.text ?? ''
  return own.length < LEAST_WORDS && sentence.text.length <= MOST_LETTERS ? sentence.text : text
}

/**
 * Clauses that ask for work which is not planned, as they are written: it is none that a package knows, or one of a package that may have been
 * wished for, but was not chosen. `chosen`, `perhaps`: places of packages.
 */
export const clausesLeftOpen = (
  index: PackageIndex,
  { sentences }: Reading,
  hearing: Hearing,
  chosen: ReadonlySet<number>,
  perhaps: ReadonlySet<number>,
): string[] => {
  const open = sentences.flatMap((sentence, at) => {
    if (sentence.isTitle || sentence.isInstruction || sentence.isBackground || sentence.voice === 'tells') return []
    const told = toldClauses(sentence)
    const asks = sentence.isAsked || sentence.voice === 'asks' || sentence.voice === 'adds'
    return sentence.clauses.flatMap((_, clause) => {
      if (told.has(clause) || !sentence.words.some(word => word.clause === clause && isTelling(word))) return []
      const likeness = hearing.clause(at, clause)
      const { other, none } = likeness
      const answered = sharesOf(chosen, likeness)
      const best = mostLikely(likeness)
      const isOther = asks && other >= LEAST_OTHER && answered * (1 - other) < ANSWERS
      const isClear =
        askedIn(hearing.part(at, clause)) >= SURELY_ASKED &&
        best.share >= CLEARLY_HEARD &&
        best.share > none &&
        answered < ANSWERS &&
        sharesOf(chosen, hearing.sentences[at]) < ANSWERS_SENTENCE &&
        [...chosen].every(one => index.packages[one]?.tradeId !== index.packages[best.packageIndex]?.tradeId)
      const isOfPackage = perhaps.has(best.packageIndex) && best.share >= LEAST_HEARD && best.share > none && answered < ANSWERS
      return isOther || isOfPackage || isClear ? [textOf(sentence, clause)] : []
    })
  })
  return [...new Set(open)]
}
