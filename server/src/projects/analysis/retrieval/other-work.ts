import type { Reading, ReadWord } from '../reading/brief-reading.ts'
import type { Hearing } from './hearing.ts'

/** What tells whether a brief wants work that no package knows. How much something sounds like it is a logarithm. */
export const FEATURES_OF_OTHER = [
  // How much all words of the brief sound like such work, and the sentence that does so most.
  'words',
  'sentence',
  // How much all words sound like the package that was chosen first, and the clause that does so most, by what of it is known work.
  'first',
  'clauseOfFirst',
  // Different telling words of the brief, forty at most: a long text says more of what is known.
  'telling',
] as const

export type FeaturesOfOther = Readonly<Record<(typeof FEATURES_OF_OTHER)[number], number>>

// Chosen on the seen halves of the lists: so much is asked about instead of planned, and so much is planned with doubt.
export const SURELY_OTHER = 0.9
export const PERHAPS_OTHER = 0.4
// What `npm run bench -- known` learned; look again when the lessons of the wish model change much.
const BIAS = 5.125
const WEIGHTS: FeaturesOfOther = {
  words: 0.712,
  sentence: 0.471,
  first: -2.664,
  clauseOfFirst: -0.187,
  telling: -0.258,
}

const LEAST_SHARE = 0.002
const MOST_STEMS = 40
const log = (share = 0): number => Math.log(share + LEAST_SHARE)

const isTelling = ({ isCommon, weight }: ReadWord): boolean => !isCommon && weight > 0

export const featuresOfOther = (
  { sentences }: Reading,
  hearing: Hearing,
  first: number,
  tellingStems: ReadonlySet<string>,
): FeaturesOfOther => {
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
    clauseOfFirst: log(Math.max(0, ...clauses.map(({ packages, other }) => (packages[first] ?? 0) * (1 - other)))),
    telling: Math.min(tellingStems.size, MOST_STEMS),
  }
}

/** How likely it is that a brief wants work that no package knows, from 0 to 1. */
export const chanceOfOther = (features: FeaturesOfOther): number =>
  1 / (1 + Math.exp(-FEATURES_OF_OTHER.reduce((sum, name) => sum + WEIGHTS[name] * features[name], BIAS)))
