import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'

const tradesOf = ({ tasks }: PackageTemplate): ReadonlySet<string | undefined> =>
  new Set(tasks.flatMap(({ skillIds }) => skillIds.map(id => TAXONOMY.skill(id)?.tradeId)))

/** Whether two packages are work of one trade, or one of them brings people of the other's. */
export const areAkin = (one: PackageTemplate, other: PackageTemplate): boolean =>
  one.tradeId === other.tradeId || tradesOf(one).has(other.tradeId) || tradesOf(other).has(one.tradeId)
