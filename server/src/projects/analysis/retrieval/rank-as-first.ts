import type { Evidence } from './evidence.ts'
import type { Candidate } from './package-candidates.ts'

// Learned from 1,520 briefs (`bench/tuning/written`), each written without a look at the product: docs/measurements.md, The analysis.
const LEAST_SHARE = 0.002
/** What all words sound like of its trade: neighbours of one trade that share a brief between them are not to lose it to another. */
const OF_TRADE = 0.5
/** What a short brief begins with. */
const OPENING = 0.7
/** By word of the brief that clients of the package use. */
const OWN_WORD = 0.2
const MOST_OWN_WORDS = 10
/** By point of loose words, of triggers, and up to so many. */
const LOOSE_POINT = 0.145
const TRIGGER_POINT = 0.02
/** In a single sentence hardly anything is named that is not wanted: 'please paint my living room'. */
const TRIGGER_POINT_OF_ONE = 0.08
const MOST_POINTS = 40

const log = (share: number): number => Math.log(share + LEAST_SHARE)

const pointsOf = ({ points }: Evidence) => {
  const all = [...points.values()]
  const sum = (some: typeof all) =>
    Math.min(
      MOST_POINTS,
      some.reduce((total, { best }) => total + best, 0),
    )
  return { loose: sum(all.filter(({ isPhrase }) => !isPhrase)), said: sum(all.filter(({ isPhrase }) => isPhrase)) }
}

/**
 * How likely a package is the one that a brief is about, beside the others. What all its words together sound like says most; which of them a
 * client of that package uses, a little more. A trigger hardly counts: people name much that they do not want done.
 */
export const rankAsFirst = ({ words, wordsOfTrade, opening, isOneSentence, ownWords, evidence }: Candidate): number => {
  const { loose, said } = pointsOf(evidence)
  return (
    log(words) +
    OF_TRADE * log(wordsOfTrade) +
    OPENING * opening.reduce((sum, share) => sum + log(share), 0) +
    OWN_WORD * Math.min(ownWords, MOST_OWN_WORDS) +
    LOOSE_POINT * loose +
    (isOneSentence ? TRIGGER_POINT_OF_ONE : TRIGGER_POINT) * said
  )
}
