import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { ANALYTICS_WEEKS, type VerificationAnalytics } from '#contract/experts-verification-review.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { verificationEvents, verificationRequests } from './verification-tables.ts'

const Week = z.object({
  from: z.string(),
  submitted: z.int(),
  approved: z.int(),
  rejected: z.int(),
  needsMoreInfo: z.int(),
  waitingAtEnd: z.int(),
  medianHours: z.number().nullable(),
})

/** Mondays at 0:00 UTC, this week's the last. */
const FIRST_WEEK = sql`date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => ${ANALYTICS_WEEKS - 1}::int)`
const WEEKS = sql`(select start at time zone 'UTC' as start, (start + interval '1 week') at time zone 'UTC' as ending
  from generate_series(${FIRST_WEEK}, now() at time zone 'UTC', interval '1 week') start) week`

const IN_WEEK = (moment: ReturnType<typeof sql>) => sql`${moment} >= week.start and ${moment} < week.ending`
const HOURS = sql`extract(epoch from decided.decided_at - decided.submitted_at) / 3600`
const MEDIAN = sql`round(percentile_cont(0.5) within group (order by ${HOURS})::numeric, 1)::float8`

/** How the reviewing went, week by week. What a request waited for at a moment is what its last event before it says. */
export const readAnalytics = async (tx: Transaction): Promise<VerificationAnalytics> => {
  const outcome = (status: string) =>
    sql`(select count(*)::int from ${verificationEvents} e where e.action = 'status-changed' and e.to_status = ${status} and ${IN_WEEK(sql`e.at`)})`
  const { rows } = await tx.execute(sql`
    select to_char(week.start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "from",
      (select count(*)::int from ${verificationRequests} r where ${IN_WEEK(sql`r.submitted_at`)}) as submitted,
      ${outcome('approved')} as approved, ${outcome('rejected')} as rejected, ${outcome('needs_more_info')} as "needsMoreInfo",
      (select count(*)::int from ${verificationRequests} r
        cross join lateral (select e.to_status from ${verificationEvents} e
          where e.request_id = r.id and e.to_status is not null and e.at < week.ending order by e.id desc limit 1) last
        where last.to_status in ('pending', 'in_review')) as "waitingAtEnd",
      (select ${MEDIAN} from ${verificationRequests} decided where ${IN_WEEK(sql`decided.decided_at`)}) as "medianHours"
    from ${WEEKS} order by week.start`)
  const [total] = await tx
    .select({
      waitingNow: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${verificationRequests.submittedAt})`.mapWith(verificationRequests.submittedAt),
    })
    .from(verificationRequests)
    .where(inArray(verificationRequests.currentStatus, ['pending', 'in_review']))
  const { rows: medians } = await tx.execute<{ hours: number | null }>(
    sql`select ${MEDIAN} as hours from ${verificationRequests} decided where decided.decided_at >= (${FIRST_WEEK}) at time zone 'UTC'`,
  )
  return {
    waitingNow: total?.waitingNow ?? 0,
    oldestWaitingSince: total?.oldest?.toISOString() ?? null,
    medianHours: medians[0]?.hours ?? null,
    weeks: z.array(Week).parse(rows),
  }
}
