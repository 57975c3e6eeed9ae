import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import type { ImportService } from '../people-import/import-line.ts'
import type { SampleService } from './sample-trades/sample-trade.ts'

export const skillName = (id: string): string => TAXONOMY.skill(id)?.name ?? id

/** The name of a trade's category. */
export const categoryOf = (tradeId: string): string => {
  const trade = TAXONOMY.trade(tradeId)
  if (!trade) throw new Error(`the taxonomy has no trade '${tradeId}'`)
  return trade.name
}

/** Offers as an import file would have them. */
export const offersOf = (tradeId: string, services: readonly SampleService[]): ImportService[] =>
  services.map(({ skillIds, ...offer }) => ({ ...offer, category: categoryOf(tradeId), skills: skillIds.map(skillName) }))
