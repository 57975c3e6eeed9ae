import { inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { categories, services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'

type ProfileRow = Omit<typeof expertProfiles.$inferInsert, 'search'>
type ServiceRow = Omit<typeof services.$inferInsert, 'search'>

/** What a rating says before anybody has rated, and for sample people from the start. Never changed by an update. */
type Reputation = Pick<ProfileRow, 'ratingAverage' | 'reviewsCount' | 'completedCount'>

export interface PersonToWrite {
  profile: Pick<ProfileRow, 'expertEmail' | 'expertName' | 'title' | 'hourlyRate'> &
    Partial<
      Pick<ProfileRow, 'bio' | 'location' | 'timezone' | 'yearsExperience' | 'availabilityStatus' | 'verificationStatus' | 'skillIds'>
    > &
    Partial<Reputation> & { isSample?: boolean }
  services: ServiceToWrite[]
}

export type ServiceToWrite = Pick<ServiceRow, 'title' | 'description' | 'hourlyRate'> &
  Required<Pick<ServiceRow, 'skillIds' | 'isArEnabled' | 'keywords'>> &
  Partial<Pick<ServiceRow, 'ratingAverage' | 'reviewsCount'>> & { category: string }

export interface Written {
  created: number
  /** Addresses of profiles that somebody has claimed: from that day they are his to change, and nothing of them was written. */
  claimed: ReadonlySet<string>
  services: number
  categoriesCreated: number
}

/** A statement has at most 65,535 parameters. */
const SERVICES_PER_STATEMENT = 2_000

/** Reads the fields that a line may leave out, so that it leaves them as they are. */
const profilesByEmail = async (tx: Transaction, emails: string[]) => {
  const { expertEmail, bio, location, timezone, yearsExperience, availabilityStatus, verificationStatus, skillIds } = expertProfiles
  const rows = await tx
    .select({ expertEmail, bio, location, timezone, yearsExperience, availabilityStatus, verificationStatus, skillIds })
    .from(expertProfiles)
    .where(inArray(expertEmail, emails))
  return new Map(rows.map(row => [row.expertEmail, row]))
}

const proposed = (column: string): SQL => sql`excluded.${sql.identifier(column)}`

const writeProfiles = async (tx: Transaction, rows: ProfileRow[]): Promise<Map<string, number>> => {
  const written = await tx
    .insert(expertProfiles)
    .values(rows)
    .onConflictDoUpdate({
      target: expertProfiles.expertEmail,
      // Never the account, the reviews, nor whether it is sample data.
      set: {
        expertName: proposed('expert_name'),
        title: proposed('title'),
        bio: proposed('bio'),
        location: proposed('location'),
        timezone: proposed('timezone'),
        yearsExperience: proposed('years_experience'),
        availabilityStatus: proposed('availability_status'),
        verificationStatus: proposed('verification_status'),
        hourlyRate: proposed('hourly_rate'),
        skillIds: proposed('skill_ids'),
      },
      setWhere: isNull(expertProfiles.accountId),
    })
    .returning({ id: expertProfiles.id, expertEmail: expertProfiles.expertEmail })
  return new Map(written.map(row => [row.expertEmail, row.id]))
}

/** The id of each name that has a category, by the database's own idea of upper and lower case. */
const categoriesNamed = async (db: Queryable, names: readonly string[]): Promise<Map<string, number>> => {
  const wanted = sql`unnest(${sql.param([...names])}::text[]) wanted(name)`
  const rows = await db
    .select({ name: sql<string>`wanted.name`, id: categories.id })
    .from(categories)
    .innerJoin(wanted, sql`lower(${categories.name}) = lower(wanted.name)`)
  return new Map(rows.map(row => [row.name, row.id]))
}

const ensureCategoriesNamed = async (tx: Transaction, names: string[]): Promise<{ ids: Map<string, number>; created: number }> => {
  const found = await categoriesNamed(tx, names)
  const missing = names.filter(name => !found.has(name))
  if (missing.length === 0) return { ids: found, created: 0 }
  const made = await tx
    .insert(categories)
    .values(missing.map(name => ({ name })))
    .onConflictDoNothing()
    .returning({ id: categories.id })
  return { ids: new Map([...found, ...(await categoriesNamed(tx, missing))]), created: made.length }
}

const writeServices = async (tx: Transaction, rows: ServiceRow[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += SERVICES_PER_STATEMENT) {
    await tx
      .insert(services)
      .values(rows.slice(from, from + SERVICES_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [services.expertId, services.title],
        set: {
          categoryId: proposed('category_id'),
          description: proposed('description'),
          skillIds: proposed('skill_ids'),
          hourlyRate: proposed('hourly_rate'),
          isArEnabled: proposed('is_ar_enabled'),
          keywords: proposed('keywords'),
        },
      })
  }
}

const idOf = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`'${name}' was not written`)
  return id
}

/**
 * Writes people with what they offer in a few statements. Each e-mail address, and each title within a person, occurs once. Profiles that
 * exist are updated, unless somebody has claimed them; services that the person had and that are not named here stay.
 */
export const writePeople = async (tx: Transaction, people: readonly PersonToWrite[]): Promise<Written> => {
  if (people.length === 0) return { created: 0, claimed: new Set(), services: 0, categoriesCreated: 0 }
  // Two imports at once would wait for each other's rows in different orders, and end in a deadlock: they take turns, batch by batch.
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.peopleImport})`)
  const existing = await profilesByEmail(
    tx,
    people.map(person => person.profile.expertEmail),
  )
  const ids = await writeProfiles(
    tx,
    people.map(({ profile }) => ({ ...existing.get(profile.expertEmail), ...profile })),
  )
  const written = people.filter(({ profile }) => ids.has(profile.expertEmail))
  const names = new Set(written.flatMap(person => person.services.map(service => service.category)))
  const { ids: categoryIds, created } = await ensureCategoriesNamed(tx, [...names])
  const rows = written.flatMap(({ profile, services: offers }) =>
    offers.map(({ category, ...service }) => ({
      ...service,
      expertId: idOf(ids, profile.expertEmail),
      categoryId: idOf(categoryIds, category),
    })),
  )
  await writeServices(tx, rows)
  const claimed = new Set(people.flatMap(({ profile }) => (ids.has(profile.expertEmail) ? [] : [profile.expertEmail])))
  const isNew = (email: string) => !existing.has(email) && !claimed.has(email)
  return {
    created: people.filter(({ profile }) => isNew(profile.expertEmail)).length,
    claimed,
    services: rows.length,
    categoriesCreated: created,
  }
}
