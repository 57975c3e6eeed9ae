import type { Database } from '../platform/database/database.ts'
import { ensureCategories } from './catalog-store.ts'
import { TRADES } from './taxonomy/trades.ts'

/** The categories come with the product, in production too. */
export const shipCategories = async (database: Database): Promise<void> => {
  await ensureCategories(
    database.query,
    TRADES.map(trade => trade.name),
  )
}
