import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { createReview } from '#contract/reviews.ts'
import { reportReview } from '#contract/reviews-moderation.ts'
import { setRole } from '../../server/src/accounts/account-store.ts'
import { VERIFICATION_DOCUMENT } from '../../server/src/experts/verification/document-purpose.ts'
import { verificationDocuments } from '../../server/src/experts/verification/verification-tables.ts'
import { blobs } from '../../server/src/files/file-tables.ts'
import { testApp } from '../../server/test/app.ts'
import { expertPerson } from '../../server/test/applied.ts'
import { hiringProject } from '../../server/test/hired-project.ts'
import { screen, visit, within } from './render.tsx'

const waiting = async () => {
  const app = await testApp()
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  const { body: request } = await by.call(requestVerification, { expertProfileId, requestType: STANDARD_VERIFICATION })
  // Written here: no form with a file travels from a document like this one's.
  const file = { id: uuidv7(), sha256: 'a'.repeat(64), sizeBytes: 900, mediaType: 'application/pdf' as const, originalName: 'licence.pdf' }
  await app.database.query.insert(blobs).values({ ...file, purpose: VERIFICATION_DOCUMENT, ownerAccountId: by.accountId })
  await app.database.query
    .insert(verificationDocuments)
    .values({ requestId: request.id, blobId: file.id, documentName: file.originalName, documentType: 'other', scan: 'unscanned' })
  return { app, request, ada: await app.person('Ada', ['client', 'admin']) }
}

test('an admin is offered a PDF in the page, sees what was reached in the assessments, and what not scanned means', async () => {
  const { app, ada, request } = await waiting()
  await visit(`/admin/verification/${request.id}`, { app, by: ada })
  await screen.findByRole('heading', { level: 1, name: 'Ana Costa' })
  const assessments = within(screen.getByRole('region', { name: 'Profile' })).getAllByRole('listitem')
  expect(assessments.map(({ textContent }) => textContent)).toContain('Smart HomeNot tried.')
  expect(screen.getByText('Not scanned')).toBeTruthy()
  screen.getByText(/no virus scanner is set up here, or it could not be asked/)
  // The frame itself is for the browser journey: nobody here would show it.
  expect(screen.getByRole('button', { name: 'View licence.pdf' }).getAttribute('aria-expanded')).toBe('false')
})

test.each(['0', 'x', '99', '9999999999'])('/admin/verification/%s is not found', async id => {
  const { app, ada } = await waiting()
  await visit(`/admin/verification/${id}`, { app, by: ada })
  await screen.findByRole('heading', { level: 1, name: 'Request Not Found' })
})

test('the analytics are offered to admins alone', async () => {
  const { app, ada } = await waiting()
  await visit('/admin/verification', { app, by: await app.person('Cleo') })
  await screen.findByRole('heading', { name: 'For Admins Only' })
  expect(screen.queryByRole('link', { name: 'View Analytics' })).toBeNull()
  await visit('/admin/verification', { app, by: ada })
  await screen.findByRole('link', { name: 'View Analytics' })
})

test('an approval lists what this admin has not opened, and wants a word on it', async () => {
  const { app, ada, request } = await waiting()
  const { user } = await visit(`/admin/verification/${request.id}`, { app, by: ada })
  await user.click(await screen.findByRole('radio', { name: /^Approve/ }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Ana Costa?' }))
  dialog.getByText('Not opened by you')
  dialog.getByText(/^None of the documents is called a proof of identity/)
  dialog.getByText(/Ana Costa gets the badge, on the profile and on every service/)
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  dialog.getByText('Open every document, or say in at least 20 characters why you need not.')
  dialog.getByText(/^No document is called a proof of identity\. Say in at least 20 characters/)
  await user.type(dialog.getByLabelText('Why you approve without opening them'), 'I saw the licence in the office.')
  await user.type(dialog.getByLabelText('What you saw instead of a proof of identity'), 'Her passport, in a video call.')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText('The request of Ana Costa is now: Approved.')
  await screen.findByText('licence.pdf: I saw the licence in the office.')
  screen.getByText('approved without opening')
  screen.getByText('Her passport, in a video call.')
})

test('where it could not be asked which documents were opened, it is said', async () => {
  const { app, ada, request } = await waiting()
  const { user, wire } = await visit(`/admin/verification/${request.id}`, { app, by: ada })
  await user.click(await screen.findByRole('radio', { name: /^Approve/ }))
  const mend = wire.cut()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText(/^Which documents you have opened could not be asked again/)
  mend()
})

test('the queue shows requests of one status, or all', async () => {
  const { app, ada } = await waiting()
  const { user, address } = await visit('/admin/verification?status=approved', { app, by: ada })
  await screen.findByText('No request is in the state "Approved".')
  const status = screen.getByRole('combobox', { name: 'Status' })
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['In review', 'Pending', 'Approved', 'Rejected', 'Needs more info', 'All'])
  await user.selectOptions(status, 'All')
  await screen.findByRole('link', { name: 'Review the request of Ana Costa' })
  expect(address()).toBe('/admin/verification?status=all')
})

test('the charts have figures at their axes, and words for who does not see them', async () => {
  const { app, ada } = await waiting()
  await visit('/admin/verification/analytics', { app, by: ada })
  const queue = within(await screen.findByRole('region', { name: 'Queue' }))
  expect(queue.getByText(/Week of [A-Z][a-z]+ \d+: Waiting 1\.$/)).toBeTruthy()
  expect(queue.getByText('requests')).toBeTruthy()
  // Where nothing was decided nothing took any time.
  const times = within(screen.getByRole('region', { name: 'Time to decision' }))
  expect(times.getByText(/Week of [A-Z][a-z]+ \d+: Hours –\.$/)).toBeTruthy()
})

test('an admin who is a side of a reported review is not asked to decide', async () => {
  const hired = await hiringProject()
  await hired.delivered()
  const { app, cleo, bea, project } = hired
  const input = {
    reviewType: 'expert' as const,
    projectId: project.id,
    expertEmail: bea.email,
    reviewerEmail: cleo.email,
    reviewerName: 'Cleo',
  }
  const words = { rating: 4, title: 'Found it at once', content: 'The boiler is quiet again, and I know why.' }
  const { body: review } = await cleo.call(createReview, { ...input, ...words })
  await bea.call(reportReview, { reviewId: review.id, reason: 'It is about somebody else.' })
  await app.database.transaction(tx => setRole(tx, cleo.accountId, 'admin', true))
  await visit('/admin/reviews', { app, by: cleo })
  await screen.findByText('You are a side of this review yourself: another admin decides.')
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull()
  await visit('/admin/reviews', { app, by: await app.person('Ada', ['client', 'admin']) })
  await screen.findByRole('button', { name: 'Keep it' })
})
