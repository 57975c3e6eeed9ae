import { ensureCategories, upsertService } from '../src/catalog/catalog-store.ts'
import { type NewExpertProfile, upsertExpert } from '../src/experts/expert-store.ts'
import type { Database } from '../src/platform/database/database.ts'

let made = 0

/** An expert as a test needs him; what is not said is ordinary. */
export const seedExpert = async (database: Database, given: Partial<NewExpertProfile> = {}): Promise<number> => {
  made += 1
  const profile = {
    expertEmail: `expert${made}@example.com`,
    expertName: `Expert ${made}`,
    title: 'Heating engineer',
    bio: 'Repairs boilers and heat pumps.',
    hourlyRate: 70,
    verificationStatus: 'verified',
    ...given,
  }
  return (await upsertExpert(database.query, profile)).id
}

/** A service of an expert; what is not said is ordinary. */
export const seedService = async (
  database: Database,
  expertId: number,
  given: { title: string; description?: string; category?: string; isArEnabled?: boolean; ratingAverage?: number; keywords?: string },
): Promise<void> => {
  const { category = 'Heating & Cooling', ...service } = given
  const ids = await ensureCategories(database.query, [category])
  const categoryId = ids.get(category.toLowerCase())
  if (categoryId === undefined) throw new Error(`no category ${category}`)
  await upsertService(database.query, { description: 'A visit by camera, and a plan.', hourlyRate: 70, expertId, categoryId, ...service })
}
