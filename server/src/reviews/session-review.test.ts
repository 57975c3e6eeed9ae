import { expect, test } from 'vitest'
import { createReview, listReviewableWork } from '#contract/reviews.ts'
import { sessionWorld } from '../../test/booked-session.ts'

/** A session that Cleo had with Bea. `isOver`: as if it had been held and ended. */
const metWorld = async () => {
  const world = await sessionWorld()
  const { id: sessionId } = await world.booked()
  const review = (given: object = {}) => ({
    ...{ reviewType: 'expert' as const, expertEmail: world.bea.email, sessionId, reviewerEmail: world.cleo.email, reviewerName: 'Cleo' },
    ...{ rating: 4.5, title: 'Saw it at once', content: 'She looked through my camera and knew which valve it was.' },
    ...given,
  })
  const end = (status: 'completed' | 'ended') =>
    world.app.database.pool.query('update ar_sessions set status = $2, started_at = now(), ended_at = now() where id = $1', [
      sessionId,
      status,
    ])
  return { ...world, sessionId, review, end }
}

test('a completed AR session lets its client review the expert, once', async () => {
  const { cleo, bea, review, end, sessionId } = await metWorld()
  expect((await cleo.call(createReview, review())).error.error).toMatch(/^Only a client for whom/)
  expect((await cleo.call(listReviewableWork, { expertEmail: bea.email })).body).toEqual([])
  await end('completed')
  expect((await cleo.call(listReviewableWork, { expertEmail: bea.email })).body).toEqual([
    { projectId: null, sessionId, title: 'AR Session for Boiler diagnosis' },
  ])
  const made = await Promise.all([cleo.call(createReview, review()), cleo.call(createReview, review())])
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(made.find(({ status }) => status === 200)?.body).toMatchObject({ sessionId, projectId: null, rating: 4.5 })
  expect(made.find(({ status }) => status === 409)?.error.error).toBe('You have reviewed this expert for this session already.')
  expect((await cleo.call(listReviewableWork, { expertEmail: bea.email })).body).toEqual([])
})

test('its service may be reviewed for it too', async () => {
  const { cleo, serviceId, review, end } = await metWorld()
  await end('completed')
  const made = await cleo.call(createReview, review({ reviewType: 'service', serviceId, expertEmail: null }))
  expect(made.body).toMatchObject({ reviewType: 'service', serviceId, expertName: 'Bea' })
})

test('nobody reviews a session that was not his, was with another expert, or in which they never met', async () => {
  const { cleo, dan, pia, review, end } = await metWorld()
  await end('ended')
  expect((await cleo.call(createReview, review())).status).toBe(403)
  await end('completed')
  expect((await dan.call(createReview, review({ reviewerEmail: dan.email }))).status).toBe(403)
  expect((await cleo.call(createReview, review({ expertEmail: pia.email }))).status).toBe(403)
})

test('who booked as a guest reviews with the account that has proven his address since', async () => {
  const { app, cleo, bea, review, end, sessionId } = await metWorld()
  await end('completed')
  await app.database.pool.query('update ar_sessions set client_account_id = null where id = $1', [sessionId])
  await app.database.pool.query('update accounts set email_verified = false where id = $1', [cleo.accountId])
  expect((await cleo.call(createReview, review())).status).toBe(403)
  await app.database.pool.query('update accounts set email_verified = true where id = $1', [cleo.accountId])
  expect((await cleo.call(listReviewableWork, { expertEmail: bea.email })).body).toMatchObject([{ sessionId }])
  expect((await cleo.call(createReview, review())).status).toBe(200)
})

test('a review is of a project or of a session, and of one of them', async () => {
  const { cleo, review } = await metWorld()
  expect((await cleo.call(createReview, review({ sessionId: null }))).error.error).toBe('Project ID must be a positive integer')
  expect((await cleo.call(createReview, review({ projectId: 1 }))).error.error).toBe('projectId and sessionId cannot be used together.')
})
