import { expect, test } from 'vitest'
import { listExpertProfiles, saveExpertProfile } from '#contract/experts.ts'
import { listVerificationRequests, requestVerification } from '#contract/experts-verification.ts'
import { addReviewNote, decideOnRequest, getRequestToReview, listRequestsToReview } from '#contract/experts-verification-review.ts'
import { eventually, testApp } from '../../../test/app.ts'
import { seedExpert } from '../../../test/seed.ts'
import { mails } from '../../platform/mail/mail-tables.ts'

const house = async (verificationStatus: string) => {
  const app = await testApp()
  const [ana, ada] = [await app.person('Ana', ['client', 'expert']), await app.person('Ada', ['client', 'admin'])]
  const id = await seedExpert(app.database, {
    ...{ accountId: ana.accountId, expertEmail: ana.email, expertName: 'Ana Costa' },
    verificationStatus,
  })
  const save = (expertName: string, acceptsReview?: boolean) =>
    ana.call(saveExpertProfile, { expertEmail: ana.email, expertName, ...(acceptsReview === undefined ? {} : { acceptsReview }) })
  return { app, ana, ada, id, save }
}

test('a verified expert who changes his name is told first, then waits for an admin under the new one', async () => {
  const { app, ana, ada, id, save } = await house('verified')
  const refused = await save('Ana Maria Costa')
  expect([refused.status, refused.error.error]).toEqual([409, expect.stringContaining('You are verified as Ana Costa.')])
  const saved = await save('Ana Maria Costa', true)
  expect(saved.body).toMatchObject({ expertName: 'Ana Maria Costa', verificationStatus: 'pending' })
  const [request] = (await ada.call(listRequestsToReview, { status: 'in_review' })).body
  expect(request).toMatchObject({
    requestType: 'name_change',
    submissionNotes: 'Verified as Ana Costa; wants to be called Ana Maria Costa.',
  })
  const requestId = request?.id ?? 0
  const { body: review } = await ada.call(getRequestToReview, { requestId })
  expect(review.history.map(({ action, text }) => [action, text])).toEqual([
    ['renamed', 'Ana Costa → Ana Maria Costa'],
    ['submitted', null],
  ])
  await ada.call(decideOnRequest, {
    requestId,
    version: review.version,
    status: 'approved',
    identitySeen: 'The marriage certificate, in a video call.',
  })
  await app.listen()
  const mail = await eventually(async () =>
    (await app.database.query.select().from(mails)).find(({ recipient }) => recipient === ana.email),
  )
  expect(mail).toMatchObject({ recipient: ana.email, subject: 'You are verified as Ana Maria Costa' })
  expect(mail?.body).toContain('Your new name was looked at')
  expect(mail?.body).not.toContain('document')
  expect((await save('Ana Maria Costa')).body.verificationStatus).toBe('verified')
  expect((await ana.call(listVerificationRequests, { expertProfileId: id })).body).toHaveLength(1)
})

test.each(['Ana Costa', ' ana  COSTA '])('%j is the same name: nothing is reviewed', async name => {
  const { ana, id, save } = await house('verified')
  expect((await save(name)).body.verificationStatus).toBe('verified')
  expect((await ana.call(listVerificationRequests, { expertProfileId: id })).body).toEqual([])
})

test('nobody is verified under a name that the admin has not seen', async () => {
  const { ana, ada, id, save } = await house('not_verified')
  const { body: request } = await ana.call(requestVerification, { expertProfileId: id, requestType: 'standard_verification' })
  const { body: seen } = await ada.call(getRequestToReview, { requestId: request.id })
  expect((await save('Ana Rich')).body.verificationStatus).toBe('pending')
  const decide = (version: number) =>
    ada.call(decideOnRequest, {
      requestId: request.id,
      version,
      status: 'approved',
      identitySeen: 'The marriage certificate, in a video call.',
    })
  const lost = await decide(seen.version)
  expect([lost.status, lost.error.error]).toEqual([409, expect.stringContaining('he is called Ana Rich now')])
  expect((await decide(seen.version + 1)).body.profile).toMatchObject({ expertName: 'Ana Rich', verificationStatus: 'verified' })
})

test.each(['rejected', 'needs_more_info'] as const)('nor after a decision to be taken back: a request that is %s', async status => {
  const { ana, ada, id, save } = await house('not_verified')
  const { body: request } = await ana.call(requestVerification, { expertProfileId: id, requestType: 'standard_verification' })
  const decide = (version: number, to: 'approved' | typeof status) =>
    ada.call(decideOnRequest, {
      requestId: request.id,
      version,
      status: to,
      reason: 'The licence is of somebody else.',
      identitySeen: 'The licence of both names.',
    })
  const { body: seen } = await decide(1, status)
  await save('Ana Rich')
  // What is written in between does not hide the change of the name.
  await ada.call(addReviewNote, { requestId: request.id, text: 'Asked by telephone.' })
  const lost = await decide(seen.version, 'approved')
  expect([lost.status, lost.error.error]).toEqual([409, expect.stringContaining('he is called Ana Rich now')])
  expect((await decide(seen.version + 1, 'approved')).body.profile).toMatchObject({
    expertName: 'Ana Rich',
    verificationStatus: 'verified',
  })
})

test('whoever is refused another name is without the badge, and stays on the market', async () => {
  const { app, ana, ada, id, save } = await house('verified')
  await save('Ana Rich', true)
  const [request] = (await ada.call(listRequestsToReview, { status: 'in_review' })).body
  const decide = (version: number, status: 'rejected' | 'in_review') =>
    ada.call(decideOnRequest, { requestId: request?.id ?? 0, version, status, reason: 'No paper says so.' })
  expect((await decide(1, 'rejected')).body.profile).toMatchObject({ expertName: 'Ana Rich', verificationStatus: 'not_verified' })
  expect((await app.visitor().call(listExpertProfiles, {})).body.map(({ expertName }) => expertName)).toEqual(['Ana Rich'])
  await app.listen()
  const mail = await eventually(async () =>
    (await app.database.query.select().from(mails)).find(({ recipient }) => recipient === ana.email),
  )
  expect(mail).toMatchObject({ recipient: ana.email, subject: 'You are not verified under your new name' })
  expect((await decide(2, 'in_review')).body.profile.verificationStatus).toBe('pending')
  expect((await decide(3, 'rejected')).body.profile.verificationStatus).toBe('not_verified')
  const again = await ana.call(requestVerification, { expertProfileId: id, requestType: 'standard_verification' })
  expect(again.body.currentStatus).toBe('in_review')
})

test('two windows that change the name at once ask for one review', async () => {
  const { ana, id, save } = await house('verified')
  await Promise.all([save('Ana One', true), save('Ana Two', true)])
  expect((await ana.call(listVerificationRequests, { expertProfileId: id })).body).toHaveLength(1)
})

test('who is not verified is called what he likes', async () => {
  const { ana, id, save } = await house('not_verified')
  expect((await save('Ana B.')).body).toMatchObject({ expertName: 'Ana B.', verificationStatus: 'not_verified' })
  expect((await ana.call(listVerificationRequests, { expertProfileId: id })).body).toEqual([])
})
