import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { type Hearing, isList } from './hearing.ts'

// Where these come from: docs/measurements.md, The analysis.
/** What a sentence and one of its clauses sound like that speak of another trade than what was chosen: 'no access for a digger' beside a patio. */
const LEAST_OF_ANOTHER_TRADE = 0.2
const LEAST_CLAUSE_OF_ANOTHER_TRADE = 0.85
/** What one of the clauses must sound like where nothing is asked for: 'two wardrobes to mount, a lamp to hang'. */
const LEAST_UNASKED_CLAUSE = 0.7

export interface Chosen {
  template: PackageTemplate
  packageIndex: number
  sentenceIndexes: readonly number[]
}

const tradesOf = ({ tasks }: PackageTemplate): ReadonlySet<string | undefined> =>
  new Set(tasks.flatMap(({ skillIds }) => skillIds.map(id => TAXONOMY.skill(id)?.tradeId)))

/** Whether two packages are work of one trade, or one of them brings people of the other's. */
const areAkin = (one: PackageTemplate, other: PackageTemplate): boolean =>
  one.tradeId === other.tradeId || tradesOf(one).has(other.tradeId) || tradesOf(other).has(one.tradeId)

/**
 * Whether a further package only came up by the way. On briefs to tune on, two of three further packages were invented: most often of a trade
 * that has nothing to do with the work before, in a sentence that does not sound like them, or where nothing is asked for. A long list sounds
 * like each of its items a little and names them on purpose.
 */
export const isOnlyRemarked = (
  { template, packageIndex, sentenceIndexes }: Chosen,
  before: readonly Chosen[],
  { sentences }: Reading,
  hearing: Hearing,
): boolean => {
  const places = sentenceIndexes.filter(at => sentences[at]?.isTitle === false)
  const spoken = places.flatMap(at => sentences[at] ?? [])
  // What the title alone names is no remark.
  if (spoken.length === 0 || spoken.some(isList)) return false
  const clearest = Math.max(
    ...places.flatMap(at => sentences[at]?.clauses.map((_, clause) => hearing.clause(at, clause).packages[packageIndex] ?? 0) ?? []),
  )
  const heard = Math.max(...places.map(at => hearing.sentences[at]?.packages[packageIndex] ?? 0))
  const isFaint = heard < LEAST_OF_ANOTHER_TRADE && clearest < LEAST_CLAUSE_OF_ANOTHER_TRADE
  if (isFaint && !before.some(one => areAkin(one.template, template))) return true
  const isAsked = spoken.some(({ isWish, voice }) => isWish || voice === 'asks' || voice === 'adds')
  return !isAsked && clearest < LEAST_UNASKED_CLAUSE
}
