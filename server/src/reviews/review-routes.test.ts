import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import {
  createReview,
  listReviewableWork,
  listReviews,
  type Review,
  respondToReview,
  takeBackVote,
  updateReview,
  voteOnReview,
} from '#contract/reviews.ts'
import { REVIEWS_COUNTED_MAX } from '#contract/reviews-limits.ts'
import { listReportedReviews, reportReview, settleReports } from '#contract/reviews-moderation.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { hiringProject, move } from '../../test/hired-project.ts'
import { seedExpert } from '../../test/seed.ts'

const WORDS = { rating: 4.5, title: 'Found it at once', content: 'The boiler is quiet again, and I know why.' }

/** Bea has delivered work for Cleo, who may review her. */
const worked = async () => {
  const hired = await hiringProject()
  const deal = await hired.delivered()
  const { cleo, bea, project } = hired
  const write = (
    given: Partial<{ rating: number; title: string; content: string; projectId: number; expertEmail: string }> = {},
    by = cleo,
  ) =>
    by.call(createReview, {
      ...{ reviewType: 'expert', projectId: project.id, expertEmail: bea.email, reviewerEmail: by.email, reviewerName: 'x', ...WORDS },
      ...given,
    })
  const figures = async () => {
    const { rows } = await hired.app.database.pool.query(
      'select rating_average::float as average, reviews_count as count from expert_profiles where id = $1',
      [hired.beaId],
    )
    return rows[0]
  }
  const vote = (by: Caller, review: Pick<Review, 'id'>, isHelpful: boolean) =>
    by.call(voteOnReview, { reviewId: review.id, isHelpful, userEmail: by.email })
  const respond = (by: Caller, review: Pick<Review, 'id'>) =>
    by.call(respondToReview, { reviewId: review.id, content: 'Thank you, gladly.', responderEmail: by.email, responderName: 'x' })
  return { ...hired, deal, write, figures, vote, respond }
}

test('who was delivered work reviews the expert once, and everybody reads it without an e-mail', async () => {
  const { app, cleo, bea, write, figures, project } = await worked()
  expect((await cleo.call(listReviewableWork, { expertEmail: bea.email })).body).toEqual([
    { projectId: project.id, sessionId: null, title: 'Boiler knocks' },
  ])
  expect((await app.visitor().call(listReviewableWork, { expertEmail: bea.email })).status).toBe(401)
  const { body: review } = await write()
  expect(review).toMatchObject({ ...WORDS, reviewerName: 'Cleo', reviewerEmail: cleo.email, isOwn: true, mayEdit: true, mayVote: false })
  expect([(await write()).status, (await write({ rating: 1 })).error.code]).toEqual([409, 'conflict'])
  expect((await cleo.call(listReviewableWork, { expertEmail: bea.email })).body).toEqual([])
  expect(await figures()).toEqual({ average: 4.5, count: 1 })

  const { body } = await app.visitor().call(listReviews, { expertEmail: bea.email })
  expect(body.reviews[0]).toMatchObject({ reviewerEmail: null, projectId: null, mayVote: false, mayReport: false, mayRespond: false })
  expect(JSON.stringify(body)).not.toContain(cleo.email)
  expect(body.stats).toEqual({
    ...{ totalReviews: 1, isPartial: false, averageRating: 4.5 },
    ratingDistribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 },
  })
})

test('who did not work with the expert does not review him', async () => {
  const { app, bea, pia, write, project, offer, piaId } = await worked()
  const stan = await app.person('Stan')
  expect((await write({}, app.visitor())).status).toBe(401)
  for (const caller of [stan, bea, pia, await app.person('Ada', ['client', 'admin'])]) expect((await write({}, caller)).status).toBe(403)
  // An offer that was accepted is not work yet.
  await move(pia, await offer({ expertId: piaId, task: 1 }), 'accepted')
  expect((await write({ expertEmail: pia.email })).status).toBe(403)
  expect((await write({ expertEmail: 'nobody@example.com' })).status).toBe(404)
  await app.database.pool.query("update projects set status = 'completed' where id = $1", [project.id])
  expect((await write({ expertEmail: pia.email })).status).toBe(200)
})

test("nobody writes in another's name", async () => {
  const { cleo, bea, project } = await worked()
  const answer = await cleo.call(createReview, {
    ...{ reviewType: 'expert', projectId: project.id, expertEmail: bea.email, reviewerEmail: bea.email, reviewerName: 'Bea', ...WORDS },
  })
  expect([answer.status, answer.error.code]).toEqual([403, 'forbidden'])
})

test('a review is changed by its author, until the expert answers it or its time is over', async () => {
  const { app, cleo, bea, write, figures, respond } = await worked()
  const { body: review } = await write()
  const change = (by = cleo) => by.call(updateReview, { reviewId: review.id, ...WORDS, rating: 3 })
  expect((await change(bea)).status).toBe(403)
  expect((await change(app.visitor())).status).toBe(401)
  expect((await change()).body).toMatchObject({ rating: 3 })
  expect(await figures()).toEqual({ average: 3, count: 1 })
  await app.database.pool.query("update reviews set created_at = now() - interval '15 days'")
  expect((await change()).status).toBe(409)
  await app.database.pool.query('update reviews set created_at = now()')
  await respond(bea, review)
  expect((await change()).error.error).toContain('until the expert has answered it')
})

test('of two responses at once one is posted, and only by the reviewed expert', async () => {
  const { app, cleo, bea, pia, write, respond } = await worked()
  const { body: review } = await write()
  for (const [caller, status] of [
    [cleo, 403],
    [pia, 403],
    [await app.person('Ada', ['client', 'admin']), 403],
    [app.visitor(), 401],
  ] as const)
    expect((await respond(caller, review)).status).toBe(status)
  expect((await bea.call(listReviews, {})).body.reviews[0]?.mayRespond).toBe(true)
  const answers = await Promise.all([respond(bea, review), respond(bea, review)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [seen] = (await bea.call(listReviews, {})).body.reviews
  expect(seen).toMatchObject({ mayRespond: false, reviewResponses: [{ content: 'Thank you, gladly.', responderName: 'Bea' }] })
})

test('ten equal votes at once are one, a vote may be changed, and the count never falls below none', async () => {
  const { app, cleo, bea, write, vote } = await worked()
  const { body: review } = await write()
  const stan = await app.person('Stan')
  const ten = await Promise.all(Array.from({ length: 10 }, () => vote(stan, review, true)))
  expect(ten.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await vote(stan, review, true)).body).toMatchObject({ helpfulCount: 1, myVote: true })
  expect((await vote(stan, review, false)).body).toMatchObject({ helpfulCount: 0, myVote: false })
  const others = await Promise.all(['Ann', 'Ben', 'Cid'].map(name => app.person(name)))
  await Promise.all(others.map(other => vote(other, review, true)))
  expect((await stan.call(listReviews, {})).body.reviews[0]).toMatchObject({ helpfulCount: 2, myVote: false })
  for (const caller of [cleo, bea]) expect((await vote(caller, review, true)).status).toBe(403)
  expect((await vote(app.visitor(), review, true)).status).toBe(401)
  expect((await vote(stan, { id: 4_711 }, true)).status).toBe(404)
})

test('a half star counts for the star above it: bars, average and list equal a recount, of all, of one expert and of a search', async () => {
  const { app, bea, beaId, piaId } = await worked()
  await app.database.pool.query(
    `insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords)
     select 'expert', case when n % 3 = 0 then $2::int else $1::int end, 'Ann Other', 1 + (n % 9) * 0.5, 'Review ' || n,
       case when n % 2 = 0 then 'About a boiler.' else 'About a roof.' end, 'Bea' from generate_series(1, 45) n`,
    [beaId, piaId],
  )
  for (const asked of [{}, { expertEmail: bea.email }, { search: 'boiler' }]) {
    const { reviews, stats } = (await app.visitor().call(listReviews, { ...asked, limit: 50 })).body
    const withStars = (star: number) => reviews.filter(({ rating }) => rating > star - 1 && rating <= star).length
    expect(reviews.length).toBeGreaterThan(20)
    expect(stats).toEqual({
      ...{ totalReviews: reviews.length, isPartial: false },
      averageRating: Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) * 100) / reviews.length) / 100,
      ratingDistribution: { '1': withStars(1), '2': withStars(2), '3': withStars(3), '4': withStars(4), '5': withStars(5) },
    })
  }
})

test('a vote is taken back by whoever cast it, also when ten do it at once', async () => {
  const { app, cleo, bea, write, vote } = await worked()
  const { body: review } = await write()
  const takeBack = (by: Caller, { id: reviewId } = review) => by.call(takeBackVote, { reviewId })
  const voters = await Promise.all(Array.from({ length: 10 }, (_, at) => app.person(`Voter ${at}`)))
  const [first, second] = voters
  if (!first || !second) throw new Error('nobody votes')
  await Promise.all(voters.map(voter => vote(voter, review, true)))
  expect((await takeBack(first)).body).toMatchObject({ helpfulCount: 9, myVote: null })
  // Again, and without ever having voted: nothing is counted twice.
  expect((await takeBack(first)).body).toMatchObject({ helpfulCount: 9, myVote: null })
  await Promise.all([...voters.map(voter => takeBack(voter)), ...voters.map(() => takeBack(second))])
  expect((await second.call(listReviews, {})).body.reviews[0]).toMatchObject({ helpfulCount: 0, myVote: null })
  expect((await vote(second, review, true)).body).toMatchObject({ helpfulCount: 1, myVote: true })
  // Neither its author nor the expert it is about has any vote to take back.
  for (const side of [cleo, bea]) expect((await takeBack(side)).status).toBe(403)
  expect((await takeBack(app.visitor())).status).toBe(401)
  expect((await takeBack(second, { ...review, id: 4_711 })).status).toBe(404)
})

test('90 of 100 helpful votes stand before 2 of 2', async () => {
  const { app, beaId } = await worked()
  const { pool } = app.database
  await pool.query(
    `insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords)
     select 'expert', $1, 'Ann', 4, 'Review ' || n, 'Some words about the work.', '' from generate_series(1, 3) n`,
    [beaId],
  )
  await pool.query(
    `insert into accounts (id, name, email) select gen_random_uuid(), 'Voter ' || n, 'voter' || n || '@example.com' from generate_series(1, 100) n`,
  )
  const put = (title: string, up: number, down: number) =>
    pool.query(
      `insert into review_votes (review_id, account_id, is_helpful) select (select id from reviews where title = $1), id, place <= $2
       from (select id, row_number() over (order by email) place from accounts where email like 'voter%') a where place <= $3`,
      [title, up, up + down],
    )
  await put('Review 1', 2, 0)
  await put('Review 2', 90, 10)
  await put('Review 3', 0, 1)
  const { body } = await app.visitor().call(listReviews, { sortBy: 'helpfulness' })
  expect(body.reviews.map(({ title }) => title)).toEqual(['Review 2', 'Review 1', 'Review 3'])
  expect(body.reviews.map(({ helpfulCount }) => helpfulCount)).toEqual([80, 2, 0])
})

test('however many write at once, average and count equal a recount', async () => {
  const { app, beaId, piaId, figures } = await worked()
  const { pool } = app.database
  const one = (n: number) =>
    pool.query(
      "insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords) values ('expert', $1, 'Ann', $2, 'Again', 'Some words about the work.', '')",
      [n % 4 === 0 ? piaId : beaId, 1 + (n % 9) / 2],
    )
  await Promise.all(Array.from({ length: 60 }, (_, n) => one(n)))
  const changes = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? pool.query("update reviews set removed_at = now(), removal_reason = 'x' where id = (select min(id) + $1 from reviews)", [n])
      : pool.query('delete from reviews where id = (select min(id) + $1 from reviews)', [n]),
  )
  await Promise.all([...changes, ...Array.from({ length: 10 }, (_, n) => one(n))])
  const { rows } = await pool.query(
    'select coalesce(round(avg(rating), 2), 0)::float as average, count(*)::int as count from reviews where expert_id = $1 and removed_at is null',
    [beaId],
  )
  expect(rows[0].count).toBeGreaterThan(30)
  expect(await figures()).toEqual(rows[0])
})

test('lists are searched, sorted and paged, and refuse what cannot be asked', async () => {
  const { app, beaId } = await worked()
  const visitor = app.visitor()
  await app.database.pool.query(
    `insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords, created_at)
     select 'expert', $1, 'Ann', 1 + (n % 5), 'Review ' || n, 'Words about ' || case when n < 3 then 'Heißwasser' else 'pumps' end, 'Bea',
     now() - n * interval '1 hour' from generate_series(1, 12) n`,
    [beaId],
  )
  const list = async (input: Parameters<typeof visitor.call<typeof listReviews>>[1]) => (await visitor.call(listReviews, input)).body
  const third = await list({ limit: 5, page: 3 })
  expect(third.pagination).toEqual({ currentPage: 3, totalPages: 3 })
  expect(third.reviews.map(({ title }) => title)).toEqual(['Review 11', 'Review 12'])
  const found = await list({ search: 'bea heiß' })
  expect(found.reviews.map(({ title }) => title)).toEqual(['Review 1', 'Review 2'])
  expect(found.stats.totalReviews).toBe(2)
  const sum = Object.values((await list({})).stats.ratingDistribution ?? {}).reduce((total, count) => total + count, 0)
  expect(sum).toBe(12)
  // The hours go down as the numbers go up: among as many stars the newest is the one with the lowest number.
  const byStars = async (sortOrder: 'asc' | 'desc') =>
    (await list({ sortBy: 'rating', sortOrder })).reviews.slice(0, 5).map(({ rating, title }) => `${rating}: ${title}`)
  expect(await byStars('desc')).toEqual(['5: Review 4', '5: Review 9', '4: Review 3', '4: Review 8', '3: Review 2'])
  expect(await byStars('asc')).toEqual(['1: Review 5', '1: Review 10', '2: Review 1', '2: Review 6', '2: Review 11'])
  expect((await list({ search: '100%' })).reviews).toEqual([])
  expect(found.isNear).toBe(false)
  for (const search of ['hießwasser', 'heisswasser bea', 'Heißwaser'])
    expect(await list({ search })).toMatchObject({ isNear: true, stats: { totalReviews: 2 } })
  expect(await list({ search: 'xylophone' })).toMatchObject({ isNear: false, reviews: [] })
  expect((await list({ search: Array.from({ length: 40 }, (_, at) => (at < 8 ? 'pumps' : `w${at}`)).join(' ') })).reviews).toHaveLength(0)
  expect(await list({ page: 1_000 })).toMatchObject({ reviews: [], pagination: { currentPage: 1_000, totalPages: 2 } })
  expect((await list({ expertEmail: 'nobody@example.com' })).reviews).toEqual([])
  for (const [query, message] of [
    [{ serviceId: 1, expertEmail: 'a@example.com' }, 'serviceId and expertEmail cannot be used together.'],
    [{ search: ' ' }, 'search must be at least 1 character long'],
    [{ limit: 51 }, 'limit must be an integer from 1 to 50'],
    [{ page: 0 }, 'page must be an integer from 1 to 1000'],
    [{ sortBy: 'price' }, 'sortBy must be createdAt, rating or helpfulness'],
  ] as const)
    expect((await visitor.send('GET', listReviews.path, query)).error.error).toBe(message)
})

test('more readers at once than the database has connections all get their page', async () => {
  const app = await testApp()
  const readers = Array.from({ length: 2 * (app.database.pool.options.max ?? 0) }, () => app.visitor().call(listReviews, {}))
  expect(new Set((await Promise.all(readers)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('a search that finds more than is counted says so, and says nothing of stars it has not counted', async () => {
  const app = await testApp()
  const expertId = await seedExpert(app.database)
  const write = (from: number, to: number) =>
    app.database.pool.query(
      `insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords)
       select 'expert', $1, 'Ann', 4, 'Pumps', 'Review ' || n, '' from generate_series($2::int, $3) n`,
      [expertId, from, to],
    )
  const stats = async () => (await app.visitor().call(listReviews, { search: 'pumps' })).body.stats
  await write(1, REVIEWS_COUNTED_MAX)
  expect(await stats()).toMatchObject({ totalReviews: REVIEWS_COUNTED_MAX, isPartial: false, averageRating: 4 })
  await write(REVIEWS_COUNTED_MAX + 1, REVIEWS_COUNTED_MAX + 1)
  expect(await stats()).toEqual({ totalReviews: REVIEWS_COUNTED_MAX, isPartial: true, averageRating: null, ratingDistribution: null })
})

test('a reported review is kept or removed by an admin; a removed one leaves its trace and counts no more', async () => {
  const { app, cleo, bea, write, figures, vote, respond } = await worked()
  const { body: review } = await write({ rating: 1 })
  const ada = await app.person('Ada', ['client', 'admin'])
  const report = (by: Caller) => by.call(reportReview, { reviewId: review.id, reason: 'It is about somebody else.' })
  expect([(await report(cleo)).status, (await report(app.visitor())).status]).toEqual([403, 401])
  expect([(await report(bea)).status, (await report(bea)).status]).toEqual([200, 409])
  expect([(await bea.call(listReportedReviews, {})).status, (await app.visitor().call(listReportedReviews, {})).status]).toEqual([403, 401])
  const [reported] = (await ada.call(listReportedReviews, {})).body
  expect(reported).toMatchObject({ review: { id: review.id }, reports: [{ reporterName: 'Bea', reason: 'It is about somebody else.' }] })
  const settle = (reason: string, by = ada) => by.call(settleReports, { reviewId: review.id, isRemoved: true, reason })
  expect([(await settle('Not about her.', bea)).status, (await settle('Not about her.', app.visitor())).status]).toEqual([403, 401])
  expect((await settle('No.')).status).toBe(400)
  const both = await Promise.all([settle('It is about another expert.'), settle('It is about another expert.')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const { body } = await app.visitor().call(listReviews, { expertEmail: bea.email })
  expect(body.reviews[0]).toMatchObject({ title: '', content: '', removal: { reason: 'It is about another expert.' }, mayVote: false })
  expect(body.stats.totalReviews).toBe(0)
  expect(await figures()).toEqual({ average: 0, count: 0 })
  for (const answer of [await vote(ada, review, true), await respond(bea, review)]) expect(answer.status).toBe(404)
  expect((await write()).status).toBe(409)
})

test('an admin who wrote the review or is its expert leaves the decision to another one, which the audit keeps', async () => {
  const { app, cleo, bea, write } = await worked()
  const { body: review } = await write()
  const report = async (by: Caller) => by.call(reportReview, { reviewId: review.id, reason: 'It is about somebody else.' })
  const keep = (by: Caller) => by.call(settleReports, { reviewId: review.id, isRemoved: false, reason: '' })
  const entries = async () => (await app.database.pool.query('select actor_account_id, action, subject, detail from audit_entries')).rows
  await report(bea)
  await report(await app.person('Stan'))
  const ada = await app.person('Ada', ['client', 'admin'])
  await app.database.pool.query("update accounts set roles = roles || '{admin}' where id in ($1, $2)", [cleo.accountId, bea.accountId])
  for (const side of [cleo, bea]) {
    expect((await side.call(listReportedReviews, {})).body).toMatchObject([{ maySettle: false }])
    const refused = await keep(side)
    expect([refused.status, refused.error.error]).toEqual([
      403,
      'You are a side of this review yourself: leave the decision to another admin.',
    ])
  }
  expect(await entries()).toEqual([])
  expect((await ada.call(listReportedReviews, {})).body).toMatchObject([{ maySettle: true }])
  expect((await keep(ada)).status).toBe(200)
  const kept = { actor_account_id: ada.accountId, action: 'review-kept', subject: `review:${review.id}`, detail: { reports: 2 } }
  expect(await entries()).toEqual([kept])
  expect((await keep(ada)).status).toBe(409)
  expect(await entries()).toEqual([kept])
})

test('a review of a service counts for the service and for its expert, who may respond', async () => {
  const { app, cleo, bea, beaId, project, figures } = await worked()
  const { pool } = app.database
  await pool.query("insert into categories (name) values ('Boilers')")
  const { rows } = await pool.query(
    "insert into services (expert_id, category_id, title, description, hourly_rate) select $1, id, 'Quiet boilers', 'By camera.', 70 from categories where name = 'Boilers' returning id",
    [beaId],
  )
  const serviceId = Number(rows[0].id)
  const { body } = await cleo.call(createReview, {
    ...{ reviewType: 'service', serviceId, projectId: project.id, reviewerEmail: cleo.email, reviewerName: 'Cleo', ...WORDS },
  })
  expect(body).toMatchObject({ serviceId, serviceTitle: 'Quiet boilers', expertEmail: bea.email })
  const service = async () =>
    (await pool.query('select rating_average::float as average, reviews_count as count from services where id = $1', [serviceId])).rows[0]
  expect([await service(), await figures()]).toEqual([
    { average: 4.5, count: 1 },
    { average: 4.5, count: 1 },
  ])
  expect((await bea.call(listReviews, { serviceId })).body.reviews[0]?.mayRespond).toBe(true)
  await pool.query('delete from services where id = $1', [serviceId])
  expect(await figures()).toEqual({ average: 4.5, count: 1 })
})

test('who leaves takes his name and his votes with him; what he said stays', async () => {
  const { app, cleo, bea, write, figures, vote, deal } = await worked()
  const { body: review } = await write()
  await move(cleo, deal, 'closed')
  const stan = await app.person('Stan')
  await vote(stan, review, true)
  const gone = await stan.call(deleteAccount, { email: stan.email })
  expect(gone.status).toBe(200)
  expect((await bea.call(listReviews, {})).body.reviews[0]?.helpfulCount).toBe(0)
  expect((await cleo.call(deleteAccount, { email: cleo.email })).status).toBe(200)
  const { body } = await app.visitor().call(listReviews, {})
  expect(body.reviews[0]).toMatchObject({ ...WORDS, reviewerName: 'Former member', projectId: null })
  expect(await figures()).toEqual({ average: 4.5, count: 1 })
})

test('reported reviews come a page at a time, none is cut off, each with all its reports', async () => {
  const { app, beaId } = await worked()
  const ada = await app.person('Ada', ['client', 'admin'])
  await app.database.pool.query(
    `with written as (
       insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords)
       select 'expert', $1, 'Ann Other', 3, 'Review ' || n, 'Some words about the work.', 'Bea' from generate_series(1, 45) n returning id)
     insert into review_reports (review_id, reason)
     select id, 'Report ' || n || ' of many words' from written, generate_series(1, 6) n order by n, id`,
    [beaId],
  )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body, headers } = await ada.call(listReportedReviews, cursor === undefined ? {} : { cursor })
    expect(body.every(({ reports }) => reports.length === 6)).toBe(true)
    seen.push(...body.map(({ review }) => review.title))
    cursor = typeof headers['x-next-cursor'] === 'string' ? headers['x-next-cursor'] : undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `Review ${at + 1}`))
  expect((await ada.call(listReportedReviews, { cursor: 'x' })).status).toBe(400)
})
