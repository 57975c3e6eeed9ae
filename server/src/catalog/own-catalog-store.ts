import { and, asc, desc, eq, inArray, max, not, sql } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { serviceColumns } from './catalog-store.ts'
import { categories, servicePictures, services } from './catalog-tables.ts'

type NewService = Omit<typeof services.$inferInsert, 'search'>
type ServiceWords = Pick<NewService, 'title' | 'description' | 'categoryId' | 'hourlyRate'> &
  Required<Pick<NewService, 'skillIds' | 'isArEnabled' | 'keywords'>>

/** The expert that an account is. */
export const expertOf = async (db: Queryable, accountId: string): Promise<{ id: number } | undefined> => {
  const [row] = await db.select({ id: expertProfiles.id }).from(expertProfiles).where(eq(expertProfiles.accountId, accountId))
  return row
}

/** All services of an expert, the newest first. */
export const allServicesOf = (db: Queryable, expertId: number) =>
  db
    .select({
      ...serviceColumns,
      isPaused: services.isPaused,
      isDraft: services.isDraft,
      isPausedByAdmin: services.isPausedByAdmin,
      isHeldBack: services.isHeldBack,
    })
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .where(eq(services.expertId, expertId))
    .orderBy(desc(services.id))

/** A service that nobody else changes until the transaction ends. */
export const lockService = async (tx: Transaction, id: number) => {
  const [row] = await tx
    .select({
      id: services.id,
      expertId: services.expertId,
      accountId: expertProfiles.accountId,
      title: services.title,
      isPaused: services.isPaused,
      isPausedByAdmin: services.isPausedByAdmin,
      isHeldBack: services.isHeldBack,
      reviewsCount: services.reviewsCount,
    })
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .where(eq(services.id, id))
    .for('update', { of: services })
  return row
}

/** Writes a new service, not offered yet; undefined when its expert has one of this title. */
export const insertService = async (tx: Transaction, expertId: number, words: ServiceWords): Promise<number | undefined> => {
  const [row] = await tx
    .insert(services)
    .values({ ...words, expertId, isPaused: true, isDraft: true })
    .onConflictDoNothing()
    .returning({ id: services.id })
  return row?.id
}

/** Whether another service of the expert has this title. Nobody takes it meanwhile: services of one expert are written one at a time. */
export const isTitleTaken = async (tx: Transaction, expertId: number, title: string, except: number): Promise<boolean> =>
  (await tx.$count(services, and(eq(services.expertId, expertId), eq(services.title, title), not(eq(services.id, except))))) > 0

/**
 * Whoever suspends or refuses the expert of this service waits until the transaction ends. Held before the service itself: he who suspends
 * takes the expert first, too.
 */
export const holdStanding = async (tx: Transaction, serviceId: number): Promise<void> => {
  const expertId = tx.select({ id: services.expertId }).from(services).where(eq(services.id, serviceId))
  const [expert] = await tx
    .select({ accountId: expertProfiles.accountId })
    .from(expertProfiles)
    .where(inArray(expertProfiles.id, expertId))
    .for('share')
  if (expert?.accountId) await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, expert.accountId)).for('share')
}

export const countServicesOf = (tx: Transaction, expertId: number): Promise<number> => tx.$count(services, eq(services.expertId, expertId))

/** Others who write services of this expert wait until the transaction ends. */
export const holdExpert = async (tx: Transaction, expertId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.expertServices}::int, ${expertId}::int)`)
}

export const changeService = async (tx: Transaction, id: number, words: ServiceWords): Promise<void> => {
  await tx.update(services).set(words).where(eq(services.id, id))
}

/** Answers whether it is held back then: it is when its expert may not be hired. */
export const setPause = async (
  tx: Transaction,
  id: number,
  pause: { isPaused: boolean; isPausedByAdmin: boolean; pauseReason: string | null },
): Promise<boolean> => {
  const [row] = await tx
    .update(services)
    .set({ ...pause, isHeldBack: false, ...(pause.isPaused ? {} : { isDraft: false }) })
    .where(eq(services.id, id))
    .returning({ isHeldBack: services.isHeldBack })
  return row?.isHeldBack ?? false
}

const blobIdsOf = (rows: readonly { blobId: string }[]): string[] => rows.map(row => row.blobId)

/** Takes a service away with its pictures; answers the files that these were. */
export const removeService = async (tx: Transaction, id: number): Promise<string[]> => {
  const removed = await tx.delete(servicePictures).where(eq(servicePictures.serviceId, id)).returning()
  await tx.delete(services).where(eq(services.id, id))
  return blobIdsOf(removed)
}

export const hasCategory = async (db: Queryable, categoryId: number): Promise<boolean> =>
  (await db.$count(categories, eq(categories.id, categoryId))) > 0

export const picturesOf = (db: Queryable, serviceId: number) =>
  db.select().from(servicePictures).where(eq(servicePictures.serviceId, serviceId)).orderBy(asc(servicePictures.place))

/** Behind those that are there. */
export const addPicture = async (tx: Transaction, picture: Omit<typeof servicePictures.$inferInsert, 'id' | 'place'>): Promise<void> => {
  const [row] = await tx
    .select({ last: max(servicePictures.place) })
    .from(servicePictures)
    .where(eq(servicePictures.serviceId, picture.serviceId))
  await tx.insert(servicePictures).values({ ...picture, place: (row?.last ?? -1) + 1 })
}

const isPicture = (serviceId: number, pictureId: number) => and(eq(servicePictures.serviceId, serviceId), eq(servicePictures.id, pictureId))

/** False when the service has no such picture. */
export const describePicture = async (tx: Transaction, serviceId: number, pictureId: number, text: string): Promise<boolean> => {
  const rows = await tx.update(servicePictures).set({ text }).where(isPicture(serviceId, pictureId)).returning({ id: servicePictures.id })
  return rows.length > 0
}

/** Takes a picture away; answers the file that it was, none when the service has no such picture. */
export const removePicture = async (tx: Transaction, serviceId: number, pictureId: number): Promise<string[]> =>
  blobIdsOf(await tx.delete(servicePictures).where(isPicture(serviceId, pictureId)).returning())

export const placePictures = async (tx: Transaction, serviceId: number, pictureIds: readonly number[]): Promise<void> => {
  for (const [place, id] of pictureIds.entries()) await tx.update(servicePictures).set({ place }).where(isPicture(serviceId, id))
}
