import { and, asc, desc, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { HIRED_OFFER_STATUSES, type OfferStatus, OPEN_OFFER_STATUSES } from '#contract/hiring.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles, isProfileOf, mayHire, shownAvatarUrl } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { projects, tasks } from '../projects/project-tables.ts'
import { isNow, isOfExperts } from './offer-count-store.ts'
import { offerSteps, offers } from './offer-tables.ts'

/** An expert's columns, as whoever hires sees him. */
export const hiringExpertColumns = {
  id: expertProfiles.id,
  expertName: expertProfiles.expertName,
  expertEmail: expertProfiles.expertEmail,
  expertAvatarUrl: shownAvatarUrl,
  title: expertProfiles.title,
  hourlyRate: expertProfiles.hourlyRate,
  isVerified: sql<boolean>`${expertProfiles.verificationStatus} = 'verified'`,
  hasJoined: sql<boolean>`${expertProfiles.accountId} is not null`,
  canBeHired: sql<boolean>`${mayHire}`,
  isUnavailable: sql<boolean>`(${expertProfiles.availabilityStatus} = 'unavailable')`,
  rating: expertProfiles.ratingAverage,
  reviewsCount: expertProfiles.reviewsCount,
}

const joined = (db: Queryable) =>
  db
    .select({
      offer: offers,
      projectTitle: projects.title,
      projectDescription: projects.description,
      task: {
        description: tasks.description,
        deliverable: tasks.deliverable,
        acceptanceCheck: tasks.acceptanceCheck,
        requiredSkillIds: tasks.requiredSkillIds,
        estimatedHours: tasks.estimatedHours,
      },
      clientName: projects.clientName,
      clientAccountId: projects.clientAccountId,
      clientEmail: accounts.email,
      isClientAvailable: sql<boolean>`${accounts.suspendedAt} is null`,
      expert: hiringExpertColumns,
      expertAccountId: expertProfiles.accountId,
    })
    .from(offers)
    .innerJoin(projects, eq(projects.id, offers.projectId))
    .innerJoin(accounts, eq(accounts.id, projects.clientAccountId))
    .leftJoin(tasks, eq(tasks.id, offers.taskId))
    .leftJoin(expertProfiles, eq(expertProfiles.id, offers.expertId))

export type OfferRow = Awaited<ReturnType<typeof joined>>[number]
export type OfferChanges = Partial<typeof offers.$inferInsert>
export type NewStep = typeof offerSteps.$inferInsert
export type StepRow = typeof offerSteps.$inferSelect

const first = async (query: Promise<OfferRow[]>): Promise<OfferRow | undefined> => (await query)[0]

export const offerById = (db: Queryable, offerId: number): Promise<OfferRow | undefined> =>
  first(joined(db).where(eq(offers.id, offerId)).execute())

/** Reads an offer and keeps every other move of it waiting until the transaction ends. */
export const lockOffer = (tx: Transaction, offerId: number): Promise<OfferRow | undefined> =>
  first(joined(tx).where(eq(offers.id, offerId)).for('update', { of: offers }).execute())

/** Offers with an id below this one, the newest first. */
export const offersOfProject = (db: Queryable, projectId: number, below: number | undefined, limit: number): Promise<OfferRow[]> =>
  joined(db)
    .where(and(eq(offers.projectId, projectId), below === undefined ? undefined : lt(offers.id, below)))
    .orderBy(desc(offers.id))
    .limit(limit)
    .execute()

/** Who was ever asked for these tasks, and how it stands. */
export const askedBefore = (tx: Transaction, projectId: number, taskIds: readonly number[]) =>
  tx
    .select({ taskId: offers.taskId, expertId: offers.expertId, status: offers.status })
    .from(offers)
    .where(and(eq(offers.projectId, projectId), inArray(offers.taskId, [...taskIds])))

export const offersOfRequest = (db: Queryable, projectId: number, requestId: string): Promise<OfferRow[]> =>
  joined(db)
    .where(and(eq(offers.projectId, projectId), eq(offers.requestId, requestId)))
    .orderBy(desc(offers.id))
    .execute()

/** Where an offer stands among those of an expert. */
export interface ReceivedPosition {
  changedAt: string
  id: number
}

/** Offers to these experts after a position, what changed last first. */
export const offersToExperts = (
  db: Queryable,
  expertIds: readonly number[],
  { status, after, limit }: { status: OfferStatus | undefined; after: ReceivedPosition | undefined; limit: number },
): Promise<OfferRow[]> =>
  joined(db)
    .where(
      and(
        isOfExperts(expertIds),
        status && isNow(status),
        after && sql`(${offers.changedAt}, ${offers.id}) < (${after.changedAt}::timestamptz, ${after.id}::int)`,
      ),
    )
    .orderBy(desc(offers.changedAt), desc(offers.id))
    .limit(limit)
    .execute()

/** All offers an account is a side of: also those of a profile that is its own by the proven address alone. */
export const offersOfAccount = (db: Queryable, accountId: string): Promise<OfferRow[]> => {
  const { id, email, emailVerified } = accounts
  const ownProfiles = db
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .innerJoin(accounts, eq(id, accountId))
    .where(isProfileOf({ accountId: id, email, isEmailVerified: emailVerified }))
  return joined(db)
    .where(or(eq(projects.clientAccountId, accountId), inArray(offers.expertId, ownProfiles)))
    .orderBy(asc(offers.id))
    .execute()
}

export const stepsOf = (db: Queryable, offerIds: readonly number[]): Promise<StepRow[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(offerSteps)
        .where(inArray(offerSteps.offerId, [...offerIds]))
        .orderBy(asc(offerSteps.id))
        .execute()

export const insertOffer = async (tx: Transaction, offer: typeof offers.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(offers).values(offer).returning({ id: offers.id })
  if (!row) throw new Error('the offer was not written')
  return row.id
}

export const changeOffer = async (tx: Transaction, offerId: number, changes: OfferChanges): Promise<void> => {
  await tx
    .update(offers)
    .set({ ...changes, round: sql`${offers.round} + 1`, changedAt: sql`clock_timestamp()` })
    .where(eq(offers.id, offerId))
}

export const insertStep = async (tx: Transaction, step: NewStep): Promise<void> => {
  await tx.insert(offerSteps).values(step)
}

/** The offers of a project whose time is over and that nobody has ended yet, locked. */
export const lockDueOffers = (tx: Transaction, projectId: number, now: Date): Promise<OfferRow[]> =>
  joined(tx)
    .where(and(eq(offers.projectId, projectId), inArray(offers.status, OPEN_OFFER_STATUSES), lte(offers.expiresAt, now)))
    .orderBy(asc(offers.id))
    .for('update', { of: offers })
    .execute()

/** Offers whose time for an answer is over and that nobody has ended yet. */
export const dueOffers = (db: Queryable, now: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.status, OPEN_OFFER_STATUSES), lte(offers.expiresAt, now)))
    .orderBy(asc(offers.expiresAt))
    .limit(limit)
    .execute()

/** The other offers of a task that still wait for an answer, locked. */
export const lockRivals = (tx: Transaction, taskId: number, offerId: number): Promise<OfferRow[]> =>
  joined(tx)
    .where(and(eq(offers.taskId, taskId), ne(offers.id, offerId), inArray(offers.status, OPEN_OFFER_STATUSES)))
    .orderBy(asc(offers.id))
    .for('update', { of: offers })
    .execute()

/** A project's tasks as hiring needs them. */
export const tasksToHire = (db: Queryable, projectId: number) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      isHired: sql<boolean>`exists (select from ${offers} where ${offers.taskId} = ${tasks.id} and ${inArray(offers.status, HIRED_OFFER_STATUSES)})`,
      openOffers: db.$count(offers, and(eq(offers.taskId, tasks.id), inArray(offers.status, OPEN_OFFER_STATUSES))),
    })
    .from(tasks)
    // Of a query over one table drizzle writes columns without their table, which the subqueries would take for their own.
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(tasks.projectId, projectId))

/** Whether the work of every task was confirmed. */
export const isAllClosed = async (db: Queryable, projectId: number): Promise<boolean> => {
  const isOpenTask = sql`not exists (select from ${offers} where ${offers.taskId} = ${tasks.id} and ${offers.status} = 'closed')`
  return (await db.$count(tasks, and(eq(tasks.projectId, projectId), isOpenTask))) === 0
}
