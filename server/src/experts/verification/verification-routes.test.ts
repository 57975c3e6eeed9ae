import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { saveExpertProfile } from '#contract/experts.ts'
import { listVerificationRequests, NAME_CHANGE, requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { getRequestToReview } from '#contract/experts-verification-review.ts'
import { uploadFile } from '#contract/files.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { testApp } from '../../../test/app.ts'
import { applied, expertPerson, uploadedDocument } from '../../../test/applied.ts'
import { doc, docx, pdf, pdfOf, picture } from '../../../test/sample-files.ts'
import { blobs } from '../../files/file-tables.ts'
import { expertProfiles } from '../expert-tables.ts'
import { verificationRequests } from './verification-tables.ts'

const asking = (expertProfileId: number, more: object = {}) => ({ expertProfileId, requestType: STANDARD_VERIFICATION, ...more })

test('an application keeps its documents, is in review, and the profile says so', async () => {
  const app = await testApp()
  const { by, expertProfileId, request } = await applied(app, 'Ana')
  expect(request).toMatchObject({ currentStatus: 'in_review', documentsCount: 1, submissionNotes: 'My licence, from the chamber.' })
  expect((await by.call(listVerificationRequests, { expertProfileId })).body).toEqual([request])
  const [profile] = await app.database.query.select().from(expertProfiles)
  expect(profile?.verificationStatus).toBe('pending')
  const [file] = await app.database.query.select().from(blobs)
  expect(file?.purpose).toBe('verification-document')
})

test('without documents, as the specification calls it, it is taken too', async () => {
  const app = await testApp()
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  expect((await by.call(requestVerification, asking(expertProfileId))).body).toMatchObject({
    currentStatus: 'in_review',
    documentsCount: 0,
  })
})

test('one answer at a time is waited for, also by ten windows at once', async () => {
  const app = await testApp()
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  const answers = await Promise.all(Array.from({ length: 10 }, () => by.call(requestVerification, asking(expertProfileId))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await app.database.query.$count(verificationRequests)).toBe(1)
})

test('a new application may follow a refusal, none an approval', async () => {
  const app = await testApp()
  const { by, expertProfileId, request } = await applied(app, 'Ana')
  const settle = (currentStatus: 'rejected' | 'approved') =>
    app.database.query.update(verificationRequests).set({ currentStatus }).where(eq(verificationRequests.id, request.id))
  await settle('rejected')
  expect((await by.call(requestVerification, asking(expertProfileId))).status).toBe(200)
  await app.database.query.update(expertProfiles).set({ verificationStatus: 'verified' })
  expect(await by.call(requestVerification, asking(expertProfileId))).toMatchObject({
    status: 409,
    error: { error: 'You are verified already; there is nothing to apply for.' },
  })
})

test('nobody applies for, or reads the applications of, another expert; an admin reads them', async () => {
  const app = await testApp()
  const { expertProfileId } = await applied(app, 'Ana')
  const other = await expertPerson(app, 'Bo')
  for (const stranger of [other.by, await app.person('Cleo')]) {
    expect((await stranger.call(requestVerification, asking(expertProfileId))).status).toBe(404)
    expect((await stranger.call(listVerificationRequests, { expertProfileId })).status).toBe(404)
  }
  const ada = await app.person('Ada', ['client', 'admin'])
  expect((await ada.call(requestVerification, asking(expertProfileId))).status).toBe(404)
  expect((await ada.call(listVerificationRequests, { expertProfileId })).body).toHaveLength(1)
  for (const call of [
    await app.visitor().call(requestVerification, asking(expertProfileId)),
    await app.visitor().call(listVerificationRequests, { expertProfileId }),
  ])
    expect(call.status).toBe(401)
})

test("somebody else's file, one that was handed in, one of another kind and an address of elsewhere are no documents", async () => {
  const app = await testApp()
  const { document } = await applied(app, 'Ana')
  const { by, expertProfileId } = await expertPerson(app, 'Bo')
  const own = await uploadedDocument(by)
  const taken = await uploadedDocument(by, await picture('webp'))
  const refused = async (...documents: (typeof own)[]) => by.call(requestVerification, asking(expertProfileId, { documents }))
  expect((await refused(document)).error.error).toBe('licence.pdf is not here any more, or was handed in before. Upload it again.')
  expect((await refused(own, own)).status).toBe(400)
  expect((await refused(taken)).error.error).toBe('Invalid file type. Accepted: pdf, doc, docx, jpg, jpeg, png')
  for (const url of ['https://evil.example/x.pdf', `${own.url}/..`, own.url.replace(/[^/]+$/, 'not-an-id')])
    expect((await refused({ ...own, url })).status).toBe(400)
  // None of the refused left anything behind: what was fine is still to be handed in.
  expect((await refused(own)).status).toBe(200)
})

test.each([
  [{ requestType: '' }, 'requestType is required.'],
  [{ requestType: NAME_CHANGE }, 'name_change is asked for by saving the profile under another name.'],
  [{ expertProfileId: 0 }, 'Expert profile ID must be a positive integer'],
  [{ documents: [{ name: 'a.pdf' }] }, 'Each document needs a URL.'],
  [{ documents: [{ name: 'a.pdf', url: 'no' }] }, 'Each document needs a URL.'],
  [
    { documents: Array.from({ length: 11 }, () => ({ name: 'a.pdf', url: 'https://a.example/b' })) },
    'Hand in at most 10 documents at a time.',
  ],
])('a request with %j is refused', async (given, error) => {
  const app = await testApp()
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  const answer = await by.send('POST', requestVerification.path, { ...asking(expertProfileId), ...given })
  expect([answer.status, answer.error.error]).toEqual([400, error])
})

const named = (name: string, text: string | Uint8Array, type = '') =>
  new File([typeof text === 'string' ? text : new Uint8Array(text)], name, { type })
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const TYPES = 'Only .jpg, .png, .webp, .pdf, and .doc/docx files are accepted.'

test.each([
  ['wrong bytes', () => named('licence.pdf', 'MZ this is a program', 'application/pdf'), 415, TYPES],
  ['an SVG with a script', () => named('badge.svg', SVG, 'image/svg+xml'), 415, TYPES],
  ['an SVG that is called a picture', () => named('badge.png', SVG, 'image/png'), 415, TYPES],
  ['a page', () => named('licence.pdf', '<!doctype html><script>alert(1)</script>'), 415, TYPES],
  ['nothing', () => named('licence.pdf', ''), 400, 'This file is empty. Choose another one.'],
  ['one byte over the limit', () => pdfOf(10 * MB + 1), 413, 'File size should be less than 10MB.'],
])('an upload of %s is refused and leaves nothing', async (_what, file, status, error) => {
  const app = await testApp()
  const ana = await app.person('Ana')
  expect(await ana.upload(uploadFile, {}, file())).toMatchObject({ status, error: { error } })
  expect(await app.database.query.$count(blobs)).toBe(0)
})

test.each([
  ['the limit itself', () => pdfOf(10 * MB), 'big.pdf'],
  ['a double extension', () => pdf('licence.pdf.exe'), 'licence.pdf.exe.pdf'],
  ['a path', () => pdf('../../etc/passwd.pdf'), 'passwd.pdf'],
  ['a name of 300 characters', () => pdf(`${'a'.repeat(296)}.pdf`), `${'a'.repeat(296)}.pdf`],
  ['a longer name', () => pdf(`${'b'.repeat(400)}.pdf`), `${'b'.repeat(296)}.pdf`],
  ['an old Word document', () => doc(), 'notes.doc'],
  ['a Word document', () => docx(), 'notes.docx'],
])('an application takes %s, under a name that does no harm', async (_what, file, name) => {
  const app = await testApp()
  const { request } = await applied(app, 'Ana', file())
  const ada = await app.person('Ada', ['client', 'admin'])
  const { body } = await ada.call(getRequestToReview, { requestId: request.id })
  expect(body.documents.map(({ documentName }) => documentName)).toEqual([name])
})

test('the export holds the application; deleting the account leaves nothing of it', async () => {
  const app = await testApp()
  const { by } = await applied(app, 'Ana')
  expect((await by.call(exportAccount, {})).body['experts']).toMatchObject([
    { verificationRequests: [{ submissionNotes: 'My licence, from the chamber.', documents: [{ name: 'licence.pdf' }] }], assessments: [] },
  ])
  expect((await by.call(deleteAccount, { email: by.email })).status).toBe(200)
  for (const table of [expertProfiles, verificationRequests, blobs]) expect(await app.database.query.$count(table)).toBe(0)
})

test('a profile that is saved again keeps its badge', async () => {
  const app = await testApp()
  const { by } = await applied(app, 'Ana')
  const { body } = await by.call(saveExpertProfile, { expertEmail: by.email, expertName: 'Ana Costa' })
  expect(body.verificationStatus).toBe('pending')
})
