import { and, asc, eq, gt, inArray, isNull, min, sql } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { reviewReports } from './review-tables.ts'

/** Writes a report; false when this account has made one. */
export const insertReport = async (tx: Transaction, report: typeof reviewReports.$inferInsert): Promise<boolean> => {
  const rows = await tx.insert(reviewReports).values(report).onConflictDoNothing().returning({ id: reviewReports.id })
  return rows.length > 0
}

/** Reviews with reports that nobody has settled, by their oldest; those behind the report with this id. */
export const reviewsWithReports = (db: Queryable, after: number | undefined, limit: number) => {
  const oldest = min(reviewReports.id)
  return db
    .select({ reviewId: reviewReports.reviewId, oldest: sql<number>`${oldest}` })
    .from(reviewReports)
    .where(isNull(reviewReports.settledAt))
    .groupBy(reviewReports.reviewId)
    .having(after === undefined ? undefined : gt(oldest, after))
    .orderBy(asc(oldest))
    .limit(limit)
}

/** What is reported of these reviews and nobody has settled, the oldest first. */
export const waitingReports = (db: Queryable, reviewIds: readonly number[]) =>
  db
    .select({ report: reviewReports, reporterName: accounts.name })
    .from(reviewReports)
    .leftJoin(accounts, eq(accounts.id, reviewReports.reporterAccountId))
    .where(and(isNull(reviewReports.settledAt), inArray(reviewReports.reviewId, [...reviewIds])))
    .orderBy(asc(reviewReports.id))

/** Settles what waits against a review; answers how many reports that were. */
export const settleReportsOf = async (tx: Transaction, reviewId: number, settledBy: string, isUpheld: boolean): Promise<number> => {
  const rows = await tx
    .update(reviewReports)
    .set({ settledAt: new Date(), settledBy, isUpheld })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)))
    .returning({ id: reviewReports.id })
  return rows.length
}

export const reportsBy = (db: Queryable, accountId: string) =>
  db.select().from(reviewReports).where(eq(reviewReports.reporterAccountId, accountId))
