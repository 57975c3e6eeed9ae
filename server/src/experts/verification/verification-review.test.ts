import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#contract/accounts-moderation.ts'
import { getExpertProfile } from '#contract/experts.ts'
import { listVerificationRequests, requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import {
  addReviewNote,
  decideOnRequest,
  getRequestToReview,
  linkToDocument,
  listRequestsToReview,
} from '#contract/experts-verification-review.ts'
import { type Caller, eventually, type TestApp, testApp } from '../../../test/app.ts'
import { applied, expertPerson } from '../../../test/applied.ts'
import { doc, picture } from '../../../test/sample-files.ts'
import { setRole } from '../../accounts/account-store.ts'
import { auditEntries } from '../../platform/audit/audit-tables.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { assessmentAttempts } from '../assessments/assessment-tables.ts'
import { createDocumentLinks } from './document-link.ts'

const REASON = 'The licence is of somebody else.'
const WAIVER = 'I saw them in the office.'
const IDENTITY_SEEN = 'His passport, in a video call.'

/** Ana has applied; Ada and Max are admins. */
const waiting = async () => {
  const app = await testApp()
  const [ada, max] = [await app.person('Ada', ['client', 'admin']), await app.person('Max', ['client', 'admin'])]
  return { app, ada, max, ...(await applied(app, 'Ana')) }
}
const audited = async (app: TestApp) =>
  (await app.database.query.select().from(auditEntries)).map(({ action, subject, actorAccountId }) => ({ action, subject, actorAccountId }))
const open = (app: TestApp, by: Caller, url: string) => app.app.http.inject({ url, headers: by.cookie ? { cookie: by.cookie } : {} })

test('an approval gives the badge, tells the expert by mail, and stands in the history and the audit', async () => {
  const { app, ada, request, expertProfileId, by } = await waiting()
  const { body } = await ada.call(decideOnRequest, {
    requestId: request.id,
    version: 1,
    status: 'approved',
    waiver: WAIVER,
    identitySeen: IDENTITY_SEEN,
  })
  expect(body).toMatchObject({ version: 2, request: { currentStatus: 'approved' }, profile: { verificationStatus: 'verified' } })
  expect(body.history).toMatchObject([
    { by: 'Ada', action: 'status-changed', fromStatus: 'in_review', toStatus: 'approved' },
    { by: 'Ada', action: 'documents-waived', text: `licence.pdf: ${WAIVER}` },
    { by: 'Ada', action: 'identity-vouched', text: IDENTITY_SEEN },
    { by: 'Ana', action: 'submitted' },
  ])
  expect((await app.visitor().call(getExpertProfile, { expertProfileId })).body.verificationStatus).toBe('verified')
  await app.listen()
  const mail = await eventually(async () => (await app.database.query.select().from(mails))[0])
  expect(mail).toMatchObject({ recipient: by.email, subject: 'You are a verified expert' })
  expect(await audited(app)).toEqual([
    { action: 'verification-decided', subject: `verification-request:${request.id}`, actorAccountId: ada.accountId },
  ])
})

test.each(['rejected', 'needs_more_info'] as const)('%s wants a reason, and the expert reads it', async status => {
  const { ada, request, by, expertProfileId } = await waiting()
  const decide = (reason: string) => ada.call(decideOnRequest, { requestId: request.id, version: 1, status, reason })
  for (const reason of ['', '   too short   '.slice(0, 11)])
    expect(await decide(reason)).toMatchObject({ status: 400, error: { error: 'Say why in at least 10 characters: the expert reads it.' } })
  expect((await decide(REASON)).status).toBe(200)
  const [own] = (await by.call(listVerificationRequests, { expertProfileId })).body
  expect(own).toMatchObject({ currentStatus: status, adminNotes: REASON })
})

test('an approval rests on documents that this admin has opened himself, or on his word why he need not', async () => {
  const { app, ada, max, request } = await waiting()
  const marks = async (who: Caller) =>
    (await who.call(getRequestToReview, { requestId: request.id })).body.documents.map(({ isOpenedByYou }) => isOpenedByYou)
  const approve = (who: Caller, waiver = '') =>
    who.call(decideOnRequest, { requestId: request.id, version: 1, status: 'approved', waiver, identitySeen: IDENTITY_SEEN })
  const wanted = 'Open every document, or say in at least 20 characters why you need not.'
  for (const waiver of ['', 'too short', 'It is all right so.', 'seen '.repeat(8), 'x'.repeat(40)])
    expect(await approve(ada, waiver)).toMatchObject({ status: 400, error: { error: wanted } })
  const documentId = (await ada.call(getRequestToReview, { requestId: request.id })).body.documents[0]?.id ?? 0
  // A link alone opens nothing, and what another opened he has not.
  const { url } = (await ada.call(linkToDocument, { documentId })).body
  expect(await marks(ada)).toEqual([false])
  await open(app, ada, url)
  expect([await marks(ada), await marks(max)]).toEqual([[true], [false]])
  expect((await approve(max)).error.error).toBe(wanted)
  const { body } = await approve(ada)
  expect(body.request.currentStatus).toBe('approved')
  expect(body.history.map(({ action }) => action)).not.toContain('documents-waived')
})

test('without a proof of identity an approval is refused, unless its admin says what he saw instead', async () => {
  const { app, ada, request } = await waiting()
  const approve = (identitySeen?: string) =>
    ada.call(decideOnRequest, {
      requestId: request.id,
      version: 1,
      status: 'approved',
      waiver: WAIVER,
      ...(identitySeen && { identitySeen }),
    })
  const wanted = 'No document is called a proof of identity. Say in at least 20 characters what you saw instead of one.'
  for (const said of [undefined, 'ok', 'ok '.repeat(20), '.'.repeat(30), 'His passport, once.'])
    expect(await approve(said)).toMatchObject({ status: 400, error: { error: wanted } })
  await app.database.pool.query("update verification_documents set document_type = 'identity'")
  const { body } = await approve()
  expect(body.request.currentStatus).toBe('approved')
  expect(body.history.map(({ action }) => action)).not.toContain('identity-vouched')
})

test('of two admins who decide at once one is told that the other was first', async () => {
  const { app, ada, max, request } = await waiting()
  const decide = (who: Caller, status: 'approved' | 'rejected') =>
    who.call(decideOnRequest, { requestId: request.id, version: 1, status, reason: REASON, waiver: WAIVER, identitySeen: IDENTITY_SEEN })
  const answers = await Promise.all([decide(ada, 'approved'), decide(max, 'rejected')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = answers[0]?.status === 200 ? 'Ada' : 'Max'
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.error.error).toContain(`${won} has dealt with this request meanwhile: it is ${won === 'Ada' ? 'approved' : 'rejected'} now.`)
  expect(await audited(app)).toHaveLength(1)
  expect(await audited(app)).toHaveLength(1)
})

test('a decision can be taken back, and nothing is decided that stands already', async () => {
  const { ada, request } = await waiting()
  const decide = (version: number, status: 'approved' | 'in_review') =>
    ada.call(decideOnRequest, { requestId: request.id, version, status, waiver: WAIVER, identitySeen: IDENTITY_SEEN })
  await decide(1, 'approved')
  expect((await decide(2, 'approved')).error.error).toBe('This request is approved: it cannot be approved next.')
  expect((await ada.call(getRequestToReview, { requestId: request.id })).body.request.decidedAt).not.toBeNull()
  const { body } = await decide(2, 'in_review')
  expect([body.profile.verificationStatus, body.request.decidedAt]).toEqual(['pending', null])
})

test('only the newest application of an expert is decided on', async () => {
  const { ada, request, by, expertProfileId } = await waiting()
  await ada.call(decideOnRequest, { requestId: request.id, version: 1, status: 'rejected', reason: REASON })
  await by.call(requestVerification, { expertProfileId, requestType: STANDARD_VERIFICATION })
  const answer = await ada.call(decideOnRequest, {
    requestId: request.id,
    version: 2,
    status: 'approved',
    waiver: WAIVER,
    identitySeen: IDENTITY_SEEN,
  })
  expect(answer).toMatchObject({ status: 409, error: { error: 'This expert has applied again since. Decide on the newest application.' } })
  const { body } = await ada.call(getRequestToReview, { requestId: request.id })
  expect(body.otherRequests).toHaveLength(1)
})

test('whoever was refused stays off the market, whatever he hands in, until an admin approves him', async () => {
  const { ada, request, by, expertProfileId } = await waiting()
  const badge = async () => (await by.call(getExpertProfile, { expertProfileId })).body.verificationStatus
  await ada.call(decideOnRequest, { requestId: request.id, version: 1, status: 'rejected', reason: REASON })
  const { body: again } = await by.call(requestVerification, { expertProfileId, requestType: STANDARD_VERIFICATION, documents: [] })
  expect([again.currentStatus, await badge()]).toEqual(['in_review', 'rejected'])
  const decide = (version: number, status: 'needs_more_info' | 'in_review' | 'approved') =>
    ada.call(decideOnRequest, { requestId: again.id, version, status, reason: REASON, identitySeen: IDENTITY_SEEN })
  expect((await decide(1, 'needs_more_info')).body.profile.verificationStatus).toBe('rejected')
  expect((await decide(2, 'in_review')).body.profile.verificationStatus).toBe('rejected')
  expect((await decide(3, 'approved')).body.profile.verificationStatus).toBe('verified')
})

test('no admin decides on his own application', async () => {
  const { app, request, by } = await waiting()
  await app.database.transaction(tx => setRole(tx, by.accountId, 'admin', true))
  const { body } = await by.call(getRequestToReview, { requestId: request.id })
  expect(body.refusal).toBe('This is your own application: another admin decides on it.')
  expect(
    (await by.call(decideOnRequest, { requestId: request.id, version: 1, status: 'approved', waiver: WAIVER, identitySeen: IDENTITY_SEEN }))
      .status,
  ).toBe(403)
})

test('the list comes by status, those who wait longest first, a page at a time', async () => {
  const { app, ada, request } = await waiting()
  const second = await applied(app, 'Bo')
  await applied(app, 'Cleo')
  const ids = async (input: Parameters<typeof ada.call<typeof listRequestsToReview>>[1]) =>
    (await ada.call(listRequestsToReview, input)).body.map(({ expertName }) => expertName)
  expect(await ids({ status: 'in_review' })).toEqual(['Ana Costa', 'Bo Costa', 'Cleo Costa'])
  expect(await ids({})).toEqual(['Ana Costa', 'Bo Costa', 'Cleo Costa'])
  const first = await ada.call(listRequestsToReview, { status: 'in_review', limit: 2 })
  expect(await ids({ status: 'in_review', limit: 2, cursor: String(first.headers['x-next-cursor']) })).toEqual(['Cleo Costa'])
  await ada.call(decideOnRequest, { requestId: request.id, version: 1, status: 'approved', waiver: WAIVER, identitySeen: IDENTITY_SEEN })
  await ada.call(decideOnRequest, {
    requestId: second.request.id,
    version: 1,
    status: 'approved',
    waiver: WAIVER,
    identitySeen: IDENTITY_SEEN,
  })
  expect(await ids({ status: 'approved' })).toEqual(['Bo Costa', 'Ana Costa'])
  // The day that the row shows decides, not the order in which rows were written.
  await app.database.pool.query(`update verification_requests set submitted_at = now() + interval '1 day' where id = $1`, [request.id])
  expect(await ids({ status: 'approved' })).toEqual(['Ana Costa', 'Bo Costa'])
  await applied(app, 'Dan')
  const all = ['Cleo Costa', 'Dan Costa', 'Ana Costa', 'Bo Costa']
  expect(await ids({})).toEqual(all)
  const pages: string[] = []
  let cursor: string | undefined
  do {
    const page = await ada.call(listRequestsToReview, { limit: 1, ...(cursor === undefined ? {} : { cursor }) })
    pages.push(...page.body.map(({ expertName }) => expertName))
    const next = page.headers['x-next-cursor']
    cursor = next === undefined ? undefined : String(next)
  } while (cursor !== undefined && pages.length < 9)
  expect(pages).toEqual(all)
})

test('a note is for admins', async () => {
  const { ada, max, request, by, expertProfileId } = await waiting()
  await ada.call(addReviewNote, { requestId: request.id, text: 'Called the chamber.' })
  const { body } = await max.call(getRequestToReview, { requestId: request.id })
  expect(body.history[0]).toMatchObject({ by: 'Ada', action: 'note-added', text: 'Called the chamber.' })
  expect(JSON.stringify((await by.call(listVerificationRequests, { expertProfileId })).body)).not.toContain('Called')
  expect((await ada.call(addReviewNote, { requestId: request.id, text: '  ' })).error.error).toBe('Write the note first.')
})

test('a document is opened by a link, and each opening is written down', async () => {
  const { app, ada } = await waiting()
  const { request } = await applied(app, 'Bo', await picture('png'))
  const { body } = await ada.call(getRequestToReview, { requestId: request.id })
  const { url } = (await ada.call(linkToDocument, { documentId: body.documents[0]?.id ?? 0 })).body
  for (const _ of [1, 2]) {
    const answer = await open(app, ada, url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename=photo.png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
  }
  expect((await audited(app)).map(({ action }) => action)).toEqual(['document-viewed', 'document-viewed'])
  const { history } = (await ada.call(getRequestToReview, { requestId: request.id })).body
  expect(history.filter(({ action }) => action === 'document-viewed')).toMatchObject([{ by: 'Ada', text: 'photo.png' }, { by: 'Ada' }])
})

test('a PDF is shown in a frame of our own pages, sandboxed there; a Word file is only saved', async () => {
  const { app, ada, request } = await waiting()
  const { request: word } = await applied(app, 'Bo', doc())
  const headersOf = async (requestId: number) => {
    const { documents } = (await ada.call(getRequestToReview, { requestId })).body
    const { url } = (await ada.call(linkToDocument, { documentId: documents[0]?.id ?? 0 })).body
    const { headers } = await open(app, ada, url)
    return [headers['content-type'], String(headers['content-disposition']).split(';')[0], headers['content-security-policy']]
  }
  expect(await headersOf(request.id)).toEqual(['application/pdf', 'inline', "sandbox; default-src 'none'; frame-ancestors 'self'"])
  expect(await headersOf(word.id)).toEqual(['application/msword', 'attachment', "sandbox; default-src 'none'; frame-ancestors 'none'"])
})

test('an admin sees what the expert reached in the assessments', async () => {
  const { app, ada, request, expertProfileId } = await waiting()
  const ended = {
    startedAt: new Date('2026-11-03T10:00:00Z'),
    deadlineAt: new Date('2026-11-03T10:20:00Z'),
    submittedAt: new Date('2026-11-03T10:15:00Z'),
  }
  await app.database.query.insert(assessmentAttempts).values({
    ...{ id: uuidv7(), expertProfileId, skillType: 'smart_home', questions: [], answers: [], scorePercentage: 83, hasPassed: true },
    ...ended,
  })
  const { assessments } = (await ada.call(getRequestToReview, { requestId: request.id })).body
  expect(
    assessments.map(({ skillType, hasPassed, lastScore, lastAt, attempts }) => ({ skillType, hasPassed, lastScore, lastAt, attempts })),
  ).toEqual([
    { skillType: 'it_cybersecurity', hasPassed: false, lastScore: null, lastAt: null, attempts: 0 },
    { skillType: 'smart_home', hasPassed: true, lastScore: 83, lastAt: '2026-11-03T10:15:00.000Z', attempts: 1 },
    { skillType: 'ar_support', hasPassed: false, lastScore: null, lastAt: null, attempts: 0 },
  ])
})

test('the audit names the expert whose request it was', async () => {
  const { ada, request } = await waiting()
  await ada.call(decideOnRequest, { requestId: request.id, version: 1, status: 'approved', waiver: WAIVER, identitySeen: IDENTITY_SEEN })
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject([{ by: 'Ada', action: 'verification-decided', about: 'Ana Costa' }])
})

test('a link is nobody else’s, lasts no longer than it says, and cannot be made up', async () => {
  const { app, ada, max, by, request } = await waiting()
  const documentId = (await ada.call(getRequestToReview, { requestId: request.id })).body.documents[0]?.id ?? 0
  const { url } = (await ada.call(linkToDocument, { documentId })).body
  const path = url.split('?')[0]
  const forged = [
    url.replace(/expires=\d+/, `expires=${Date.now() + 9e9}`),
    url.replace(/.$/, url.endsWith('A') ? 'B' : 'A'),
    path,
    `${path}?expires=x&signature=`,
  ]
  for (const bad of forged) expect((await open(app, ada, bad ?? '')).statusCode).toBe(403)
  expect([
    (await open(app, max, url)).statusCode,
    (await open(app, by, url)).statusCode,
    (await open(app, app.visitor(), url)).statusCode,
  ]).toEqual([403, 403, 401])
  await app.database.transaction(tx => setRole(tx, ada.accountId, 'admin', false))
  expect((await open(app, ada, url)).statusCode).toBe(403)
  expect(await audited(app)).toEqual([])
  const links = createDocumentLinks('some secret')
  const pass = { documentId, accountId: ada.accountId, expiresAt: new Date(Date.now() - 1) }
  expect(links.holds(pass, links.sign(pass))).toBe(false)
  const later = { ...pass, expiresAt: new Date(Date.now() + 10_000) }
  expect([links.holds(later, links.sign(later)), createDocumentLinks('another').holds(later, links.sign(later))]).toEqual([true, false])
})

test('the expert takes out what he handed in; to admins its own address is closed', async () => {
  const { app, ada, by, document } = await waiting()
  const path = new URL(document.url).pathname
  expect([(await open(app, by, path)).statusCode, (await open(app, ada, path)).statusCode]).toEqual([200, 404])
})

test('all of it is for admins', async () => {
  const { app, by, request } = await waiting()
  const other = await expertPerson(app, 'Bo')
  const [client, visitor] = [await app.person('Cleo'), app.visitor()]
  const calls = (who: Caller) =>
    Promise.all([
      who.call(listRequestsToReview, {}),
      who.call(getRequestToReview, { requestId: request.id }),
      who.call(decideOnRequest, { requestId: request.id, version: 1, status: 'approved', waiver: WAIVER, identitySeen: IDENTITY_SEEN }),
      who.call(addReviewNote, { requestId: request.id, text: 'x' }),
      who.call(linkToDocument, { documentId: 1 }),
    ])
  for (const who of [by, other.by, client]) expect((await calls(who)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await calls(visitor)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})

test('what is not there is told', async () => {
  const { ada } = await waiting()
  expect((await ada.call(getRequestToReview, { requestId: 99 })).status).toBe(404)
  expect(
    (await ada.call(decideOnRequest, { requestId: 99, version: 1, status: 'approved', waiver: WAIVER, identitySeen: IDENTITY_SEEN }))
      .status,
  ).toBe(404)
  expect((await ada.call(addReviewNote, { requestId: 99, text: 'x' })).status).toBe(404)
  expect((await ada.call(linkToDocument, { documentId: 99 })).status).toBe(404)
})
