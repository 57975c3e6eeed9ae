import type { Reading } from '../reading/brief-reading.ts'
import type { PackageIndex } from './package-index.ts'

/** Words of the subject, not of the work, are nobody's to answer. */
const LEAST_WEIGHT = 0.5
const UNKNOWN_RARITY = 2.5

/** How much of what a brief tells the answered stems are, by rarity, and all that it tells. */
export const coverOf = (
  index: PackageIndex,
  reading: Reading,
  answered: ReadonlySet<string>,
): { cover: number; tellingStems: Set<string> } => {
  const telling = reading.sentences.flatMap(sentence => sentence.words).filter(word => !word.isCommon && word.weight > 0)
  const words = telling.filter(word => word.weight >= LEAST_WEIGHT)
  const rarities = new Map(words.map(({ stem }) => [stem, index.knownStems.has(stem) ? index.rarity(stem) : UNKNOWN_RARITY]))
  let all = 0
  let covered = 0
  for (const [stem, rarity] of rarities) {
    all += rarity
    if (answered.has(stem)) covered += rarity
  }
  return { cover: all === 0 ? 0 : covered / all, tellingStems: new Set(telling.map(word => word.stem)) }
}
