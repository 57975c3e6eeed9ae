import { and, eq, inArray, sql } from 'drizzle-orm'
import { HIRED_OFFER_STATUSES } from '#contract/hiring.ts'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles, isProfileOf, mayHire } from '../experts/expert-tables.ts'
import { offers } from '../hiring/offer-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { AccountActor } from '../platform/identity/actor.ts'
import { projects } from '../projects/project-tables.ts'

const columns = {
  expertId: expertProfiles.id,
  name: expertProfiles.expertName,
  email: expertProfiles.expertEmail,
  accountId: expertProfiles.accountId,
  timezone: expertProfiles.timezone,
  isOnMarket: sql<boolean>`(${mayHire} and ${expertProfiles.availabilityStatus} <> 'unavailable')`,
}

/** The expert of a service that is on offer by AR. */
export const expertOfService = async (db: Queryable, serviceId: number) => {
  const isOffered = sql<boolean>`(${services.isArEnabled} and not ${services.isPaused})`
  const [row] = await db
    .select({ ...columns, isOffered })
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .where(eq(services.id, serviceId))
  return row
}

/** The expert whom this client has hired for a task. */
export const expertOfTask = async (db: Queryable, taskId: number, clientAccountId: string) => {
  const [row] = await db
    .select({ ...columns, projectId: offers.projectId })
    .from(offers)
    .innerJoin(projects, eq(projects.id, offers.projectId))
    .innerJoin(expertProfiles, eq(expertProfiles.id, offers.expertId))
    .where(and(eq(offers.taskId, taskId), inArray(offers.status, HIRED_OFFER_STATUSES), eq(projects.clientAccountId, clientAccountId)))
  return row
}

export const expertById = async (db: Queryable, expertId: number) => {
  const [row] = await db.select(columns).from(expertProfiles).where(eq(expertProfiles.id, expertId))
  return row
}
export type BookedExpert = NonNullable<Awaited<ReturnType<typeof expertById>>>

/** The profile of an account, also one of its proven address that it has not claimed. */
export const expertOfAccount = async (db: Queryable, { accountId, email, isEmailVerified }: AccountActor) => {
  const [row] = await db.select(columns).from(expertProfiles).where(isProfileOf({ accountId, email, isEmailVerified }))
  return row
}

export const isOwnProject = async (db: Queryable, projectId: number, accountId: string): Promise<boolean> =>
  (await db.$count(projects, and(eq(projects.id, projectId), eq(projects.clientAccountId, accountId)))) > 0

/**
 * Whoever else books this expert waits, and whoever suspends or refuses him: what is asked of his time and standing afterwards holds until the
 * transaction ends. First the expert, then his account, as he who suspends does.
 */
export const holdExpert = async (tx: Transaction, expertId: number): Promise<void> => {
  const [held] = await tx
    .select({ accountId: expertProfiles.accountId })
    .from(expertProfiles)
    .where(eq(expertProfiles.id, expertId))
    .for('no key update')
  if (held?.accountId) await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, held.accountId)).for('share')
}
