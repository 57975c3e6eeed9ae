import { and, asc, eq, isNull } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { reviewReports } from './review-tables.ts'

const MOST_REPORTS = 200

/** Writes a report; false when this account has made one. */
export const insertReport = async (tx: Transaction, report: typeof reviewReports.$inferInsert): Promise<boolean> => {
  const rows = await tx.insert(reviewReports).values(report).onConflictDoNothing().returning({ id: reviewReports.id })
  return rows.length > 0
}

/** Reports that nobody has settled, the oldest first. */
export const waitingReports = (db: Queryable) =>
  db
    .select({ report: reviewReports, reporterName: accounts.name })
    .from(reviewReports)
    .leftJoin(accounts, eq(accounts.id, reviewReports.reporterAccountId))
    .where(isNull(reviewReports.settledAt))
    .orderBy(asc(reviewReports.id))
    .limit(MOST_REPORTS)

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
