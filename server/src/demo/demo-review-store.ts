import { eq, sql } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { reviewResponses, reviews, reviewVotes } from '../reviews/review-tables.ts'
import type { SampleReview } from './sample-reviews.ts'

const DAY_MS = 86_400_000
/** A statement has at most 65,535 parameters. */
const PER_STATEMENT = 2_000

/** Writes made-up reviews of the sample experts; their figures follow by the trigger. */
export const insertSampleReviews = async (tx: Transaction, written: readonly SampleReview[], now: number): Promise<void> => {
  const people = await tx
    .select({ id: expertProfiles.id, email: expertProfiles.expertEmail, name: expertProfiles.expertName })
    .from(expertProfiles)
    .where(eq(expertProfiles.isSample, true))
  const experts = new Map(people.map(person => [person.email, person]))
  const offered = await tx.select({ id: services.id, expertId: services.expertId, title: services.title }).from(services)
  const serviceIds = new Map(offered.map(({ id, expertId, title }) => [`${expertId} ${title}`, id]))
  const rows = written.flatMap(({ expertEmail, serviceTitle, daysAgo, response, ...review }) => {
    const expert = experts.get(expertEmail)
    if (!expert) return []
    const serviceId = serviceTitle === null ? null : (serviceIds.get(`${expert.id} ${serviceTitle}`) ?? null)
    const createdAt = new Date(now - daysAgo * DAY_MS)
    const row = {
      ...{ ...review, createdAt, serviceId, expertId: expert.id, isSample: true },
      reviewType: serviceId === null ? ('expert' as const) : ('service' as const),
      keywords: [expert.name, serviceTitle].filter(Boolean).join(' '),
    }
    return [{ row, response, responderName: expert.name }]
  })
  for (let from = 0; from < rows.length; from += PER_STATEMENT) {
    const batch = rows.slice(from, from + PER_STATEMENT)
    const ids = await tx
      .insert(reviews)
      .values(batch.map(({ row }) => row))
      .returning({ id: reviews.id, createdAt: reviews.createdAt })
    const answers = batch.flatMap(({ response, responderName }, at) => {
      const review = ids[at]
      return response === null || !review
        ? []
        : [
            {
              reviewId: review.id,
              content: response,
              responderName,
              createdAt: new Date(Math.min(now, review.createdAt.getTime() + DAY_MS)),
            },
          ]
    })
    if (answers.length > 0) await tx.insert(reviewResponses).values(answers)
  }
}

/** Has sample clients vote on sample reviews: some on each, mostly kindly. */
export const insertSampleVotes = async (tx: Transaction, clientEmails: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    insert into ${reviewVotes} (review_id, account_id, is_helpful)
    select review.id, client.id, (review.id * 7 + client.place) % 6 <> 0
    from ${reviews} review,
      (select ${accounts.id}, row_number() over (order by ${accounts.email}) as place from ${accounts} where ${accounts.email} = any (${sql.param([...clientEmails])}::text[])) client
    where review.is_sample and (review.id + client.place * 3) % 7 < review.id % 4
    on conflict do nothing`)
}
