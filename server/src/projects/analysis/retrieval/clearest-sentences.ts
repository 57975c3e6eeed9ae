import type { Reading } from '../reading/brief-reading.ts'
import type { Evidence } from './evidence.ts'
import type { Hearing } from './hearing.ts'

/** A sentence that says less of a package, measured by the clearest one, is not cited for it. */
const LEAST_SENTENCE_SHARE = 0.25
/** A sentence that sounds less like a package is not cited for it. */
const LEAST_CITED = 0.08

/** The sentences that speak of a package, the clearest first: by its words, or else those that sound like it. */
export const clearestSentences = ({ bySentence }: Evidence, { sentences }: Reading, hearing: Hearing, packageIndex: number): number[] => {
  const most = Math.max(0, ...bySentence.values())
  const said = [...bySentence]
    .filter(([, points]) => points >= most * LEAST_SENTENCE_SHARE)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([sentenceIndex]) => sentenceIndex)
  const heard = hearing.sentences
    .map(({ packages }, sentenceIndex) => ({ sentenceIndex, share: packages[packageIndex] ?? 0 }))
    .filter(({ sentenceIndex, share }) => sentences[sentenceIndex]?.isTitle === false && share >= LEAST_CITED)
    .sort((a, b) => b.share - a.share)
    .map(({ sentenceIndex }) => sentenceIndex)
  const isSaid = said.some(sentenceIndex => sentences[sentenceIndex]?.isTitle === false)
  return [...new Set(isSaid ? said : [...heard, ...said])]
}
