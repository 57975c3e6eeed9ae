import { desc, eq, isNull, sql } from 'drizzle-orm'
import { offers } from '../hiring/offer-tables.ts'
import { holdInboxes } from '../notifications/inbox-store.ts'
import { notificationInboxes, notifications } from '../notifications/notification-tables.ts'
import type { NewNotification } from '../notifications/tell-store.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { domainEvents } from '../platform/events/event-tables.ts'
import { projects } from '../projects/project-tables.ts'
import { reviews } from '../reviews/review-tables.ts'

/** The latest offers that somebody made or received. */
export const latestOffers = async (db: Queryable, of: { clientId: string } | { expertId: number }, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(projects, eq(projects.id, offers.projectId))
    .where('clientId' in of ? eq(projects.clientAccountId, of.clientId) : eq(offers.expertId, of.expertId))
    .orderBy(desc(offers.changedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export const latestPlans = (db: Queryable, clientId: string, limit: number) =>
  db
    .select({ id: projects.id, title: projects.title, createdAt: projects.createdAt })
    .from(projects)
    .where(sql`${projects.clientAccountId} = ${clientId} and ${projects.status} = 'decomposed'`)
    .orderBy(desc(projects.createdAt))
    .limit(limit)

export const latestReviews = (db: Queryable, expertId: number, limit: number) =>
  db
    .select({ id: reviews.id, createdAt: reviews.createdAt })
    .from(reviews)
    .where(eq(reviews.expertId, expertId))
    .orderBy(desc(reviews.createdAt))
    .limit(limit)

export const hasInbox = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await db.$count(notificationInboxes, eq(notificationInboxes.accountId, accountId))) > 0

/** What the seed itself caused is no news to anybody: nothing is running yet that could tell it. */
export const silenceSeed = async (tx: Transaction): Promise<void> => {
  await tx.update(domainEvents).set({ dispatchedAt: sql`now()` }).where(isNull(domainEvents.dispatchedAt))
}

export const writeSampleInbox = async (tx: Transaction, accountId: string, rows: readonly NewNotification[]): Promise<void> => {
  await holdInboxes(tx, [accountId])
  if (rows.length > 0) await tx.insert(notifications).values([...rows])
  const unreadCount = rows.filter(({ readAt }) => !readAt).length
  await tx.update(notificationInboxes).set({ unreadCount }).where(eq(notificationInboxes.accountId, accountId))
}
