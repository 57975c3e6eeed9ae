import type { Reading, ReadWord } from '../reading/brief-reading.ts'
import type { Hearing } from './hearing.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'

/** What tells whether a brief wants work that no package knows. How much something sounds like it is a logarithm. */
export const FEATURES_OF_OTHER = [
  // How much all words of the brief sound like such work, and the sentence that does so most.
  'words',
  'sentence',
  // How much all words sound like the package that was chosen first, like any of its trade, and the clause that does so most.
  'first',
  'trade',
  'clauseOfTrade',
  // Different telling words of the brief, forty at most: a long text says more of what is known.
  'telling',
] as const

export type FeaturesOfOther = Readonly<Record<(typeof FEATURES_OF_OTHER)[number], number>>

// Chosen on the seen halves of the lists: so much is asked about instead of planned, and so much is planned with doubt.
export const SURELY_OTHER = 0.9
export const PERHAPS_OTHER = 0.4
// What `npm run bench -- known` learned; look again when the lessons of the wish model change much.
const BIAS = 3.971
const WEIGHTS: FeaturesOfOther = {
  words: 0.401,
  sentence: 0.467,
  first: -1.429,
  trade: -1.688,
  clauseOfTrade: -0.359,
  telling: -0.27,
}

const LEAST_SHARE = 0.0002
const MOST_STEMS = 40
const log = (share = 0): number => Math.log(share + LEAST_SHARE)

const isTelling = ({ isCommon, weight }: ReadWord): boolean => !isCommon && weight > 0

export const featuresOfOther = (
  index: PackageIndex,
  { sentences }: Reading,
  hearing: Hearing,
  first: number,
  tellingStems: ReadonlySet<string>,
): FeaturesOfOther => {
  const tradeId = index.packages[first]?.tradeId
  const places = sentences.flatMap(({ isTitle, isInstruction, words }, at) =>
    isTitle || isInstruction || !words.some(isTelling) ? [] : [at],
  )
  const clauses = places.flatMap(at =>
    (sentences[at]?.clauses ?? []).flatMap((_, clause) =>
      sentences[at]?.words.some(word => word.clause === clause && isTelling(word)) === true ? [hearing.clause(at, clause)] : [],
    ),
  )
  return {
    words: log(hearing.words.other),
    sentence: log(Math.max(0, ...places.map(at => hearing.sentences[at]?.other ?? 0))),
    first: log(hearing.words.packages[first]),
    trade: log(shareOfTrade(index, hearing.words, tradeId)),
    clauseOfTrade: log(Math.max(0, ...clauses.map(clause => shareOfTrade(index, clause, tradeId) * (1 - clause.other)))),
    telling: Math.min(tellingStems.size, MOST_STEMS),
  }
}

/** Words that are all known speak of known work, however many packages share them: 'my boiler makes a knocking noise'. */
const LEAST_OTHER = 0.006

/** 'A logo for our bakery and a hand-woven basket': a clause that is all of a known trade is planned, and the rest told as not planned. */
const CLEAR_CLAUSE = 0.85
/** What all words sound like this much is not told by the way. */
const MOST_OF_WORDS = 0.8

/** How likely it is that a brief wants work that no package knows, from 0 to 1. */
export const chanceOfOther = (features: FeaturesOfOther): number => {
  if (features.words < log(LEAST_OTHER)) return 0
  const chance = 1 / (1 + Math.exp(-FEATURES_OF_OTHER.reduce((sum, name) => sum + WEIGHTS[name] * features[name], BIAS)))
  return features.words < log(MOST_OF_WORDS) && features.clauseOfTrade >= log(CLEAR_CLAUSE) ? Math.min(chance, PERHAPS_OTHER) : chance
}
