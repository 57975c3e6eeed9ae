import { expect, test } from 'vitest'
import { signInToDemo } from '#contract/accounts.ts'
import { VERIFICATION_STATUSES } from '#contract/experts-verification.ts'
import { getRequestToReview, linkToDocument, listRequestsToReview } from '#contract/experts-verification-review.ts'
import { testApp } from '../../test/app.ts'
import { openBrowser } from '../../test/browser.ts'
import { verificationRequests } from '../experts/verification/verification-tables.ts'
import { seedDemo } from './seed-demo.ts'
import { seedVerification } from './seed-verification.ts'

test('the demo has an application in each state, with documents that can be opened, and twice is as once', async () => {
  const app = await testApp()
  await seedDemo(app.database, { analyse: async () => undefined, analyseLater: async () => undefined })
  await seedVerification(app.database, app.app.keepFile)
  const count = await app.database.query.$count(verificationRequests)
  await seedVerification(app.database, app.app.keepFile)
  expect(await app.database.query.$count(verificationRequests)).toBe(count)

  const admin = openBrowser(app)
  await admin.call(signInToDemo, { as: 'admin' })
  for (const status of VERIFICATION_STATUSES) expect((await admin.call(listRequestsToReview, { status })).body.length).toBeGreaterThan(0)
  const [waiting] = (await admin.call(listRequestsToReview, { status: 'in_review' })).body
  const { body } = await admin.call(getRequestToReview, { requestId: waiting?.id ?? 0 })
  expect(body.documents.map(({ documentName }) => documentName)).toEqual(['certificate.pdf', 'identity-card.png'])
  expect((await admin.call(linkToDocument, { documentId: body.documents[1]?.id ?? 0 })).status).toBe(200)
})
