import { ensureCategories } from '../src/catalog/catalog-store.ts'
import { services } from '../src/catalog/catalog-tables.ts'
import { expertProfiles } from '../src/experts/expert-tables.ts'
import type { Database } from '../src/platform/database/database.ts'

type NewExpert = Omit<typeof expertProfiles.$inferInsert, 'search'>

let made = 0

/** An expert as a test needs him; what is not said is ordinary. */
export const seedExpert = async (database: Database, given: Partial<NewExpert> = {}): Promise<number> => {
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
  const [row] = await database.query.insert(expertProfiles).values(profile).returning({ id: expertProfiles.id })
  if (!row) throw new Error(`${profile.expertName} was not written`)
  return row.id
}

/** A service of an expert; what is not said is ordinary. */
export const seedService = async (
  database: Database,
  expertId: number,
  given: Partial<Omit<typeof services.$inferInsert, 'search' | 'expertId' | 'categoryId'>> & { title: string; category?: string },
): Promise<void> => {
  const { category = 'Heating & Cooling', ...service } = given
  const ids = await ensureCategories(database.query, [category])
  const categoryId = ids.get(category.toLowerCase())
  if (categoryId === undefined) throw new Error(`no category ${category}`)
  await database.query
    .insert(services)
    .values({ description: 'A visit by camera, and a plan.', hourlyRate: 70, expertId, categoryId, ...service })
}
