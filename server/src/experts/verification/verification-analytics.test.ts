import { expect, test } from 'vitest'
import { decideOnRequest, getVerificationAnalytics } from '#contract/experts-verification-review.ts'
import { testApp } from '../../../test/app.ts'
import { applied } from '../../../test/applied.ts'
import { verificationEvents, verificationRequests } from './verification-tables.ts'

const WEEK_MS = 7 * 86_400_000

test('the analytics count what was handed in, decided and left waiting, week by week', async () => {
  const app = await testApp()
  const ada = await app.person('Ada', ['client', 'admin'])
  await applied(app, 'Ana')
  const { request } = await applied(app, 'Bo')
  // Both came two weeks ago; one of them is decided on now.
  const twoWeeksAgo = new Date(Date.now() - 2 * WEEK_MS)
  await app.database.query.update(verificationRequests).set({ submittedAt: twoWeeksAgo })
  await app.database.query.update(verificationEvents).set({ at: twoWeeksAgo })
  const seen = { waiver: 'I saw them in the office.', identitySeen: 'His passport, in a video call.' }
  await ada.call(decideOnRequest, { requestId: request.id, version: 1, status: 'approved', ...seen })
  const { body } = await ada.call(getVerificationAnalytics, {})
  expect(body).toMatchObject({ waitingNow: 1, oldestWaitingSince: twoWeeksAgo.toISOString() })
  expect(body.medianHours).toBeCloseTo(336, 0)
  expect(body.weeks).toHaveLength(12)
  expect(body.weeks.slice(-3)).toMatchObject([
    { submitted: 2, approved: 0, waitingAtEnd: 2, medianHours: null },
    { submitted: 0, approved: 0, waitingAtEnd: 2 },
    { submitted: 0, approved: 1, rejected: 0, needsMoreInfo: 0, waitingAtEnd: 1 },
  ])
  expect(new Date(body.weeks[0]?.from ?? '').getUTCDay()).toBe(1)
})

test('an empty house has nothing to tell, and only admins ask', async () => {
  const app = await testApp()
  const ada = await app.person('Ada', ['client', 'admin'])
  expect((await ada.call(getVerificationAnalytics, {})).body).toMatchObject({ waitingNow: 0, oldestWaitingSince: null, medianHours: null })
  expect((await (await app.person('Cleo')).call(getVerificationAnalytics, {})).status).toBe(403)
  expect((await app.visitor().call(getVerificationAnalytics, {})).status).toBe(401)
})
