import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listVerificationRequests, requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { getRequestToReview, linkToDocument } from '#contract/experts-verification-review.ts'
import { eventually, testApp } from '../../../test/app.ts'
import { applied, expertPerson, uploadedDocument } from '../../../test/applied.ts'
import { pdf } from '../../../test/sample-files.ts'
import { startVirusDaemon, VIRUS } from '../../../test/virus-daemon.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { createClamdScanner } from '../../platform/storage/virus-scanner.ts'
import { verificationDocuments } from './verification-tables.ts'

/** Ana has applied with this file, in a house with a scanner; jobs do not run yet. */
const appliedWith = async (file: File, address: string) => {
  const app = await testApp({ environment: { VIRUS_SCANNER: address } })
  const ada = await app.person('Ada', ['client', 'admin'])
  const expert = await applied(app, 'Ana', file)
  const review = async () => (await ada.call(getRequestToReview, { requestId: expert.request.id })).body
  const settled = () =>
    eventually(async () => {
      const found = await review()
      return found.request.currentStatus !== 'pending' && found
    })
  return { app, ada, ...expert, review, settled }
}

test('a request waits until its files are looked through, and nobody opens them before', async () => {
  const { app, ada, request, review, settled } = await appliedWith(pdf(), await startVirusDaemon())
  expect(request.currentStatus).toBe('pending')
  const [document] = (await review()).documents
  expect(document?.scan).toBe('waiting')
  expect((await ada.call(linkToDocument, { documentId: document?.id ?? 0 })).status).toBe(409)
  await app.listen()
  const { documents, request: checked, history } = await settled()
  expect([checked.currentStatus, documents[0]?.scan]).toEqual(['in_review', 'clean'])
  expect(history[0]).toMatchObject({ by: null, fromStatus: 'pending', toStatus: 'in_review' })
  expect((await ada.call(linkToDocument, { documentId: document?.id ?? 0 })).status).toBe(200)
})

test('a file in which something is found is never opened, and the expert is asked for a clean one', async () => {
  const { app, ada, by, expertProfileId, settled } = await appliedWith(pdf('licence.pdf', VIRUS), await startVirusDaemon())
  await app.listen()
  const { documents } = await settled()
  expect(documents[0]).toMatchObject({ scan: 'infected', finding: 'Eicar-Signature' })
  expect((await ada.call(linkToDocument, { documentId: documents[0]?.id ?? 0 })).error.error).toContain('Eicar-Signature')
  const [own] = (await by.call(listVerificationRequests, { expertProfileId })).body
  expect(own?.currentStatus).toBe('needs_more_info')
  expect(own?.adminNotes).toContain('something harmful in licence.pdf')
  const letters = await eventually(async () => {
    const all = await app.database.query.select().from(mails)
    return all.length > 0 && all
  })
  expect(letters).toMatchObject([{ recipient: by.email, subject: 'Your verification needs something more' }])
})

test('a scanner that is away keeps nobody waiting for ever, and admins are told', async () => {
  const { app, settled } = await appliedWith(pdf(), await startVirusDaemon({ isBroken: true }))
  await app.listen()
  const { documents, request } = await settled()
  expect([request.currentStatus, documents[0]?.scan]).toEqual(['in_review', 'unscanned'])
}, 60_000)

test('what was found before the scanner went away counts at the end too', async () => {
  const app = await testApp({ environment: { VIRUS_SCANNER: await startVirusDaemon({ isBroken: true }) } })
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  const documents = [await uploadedDocument(by, pdf('licence.pdf')), await uploadedDocument(by, pdf('degree.pdf'))]
  await by.call(requestVerification, { expertProfileId, requestType: STANDARD_VERIFICATION, documents })
  await app.database.query
    .update(verificationDocuments)
    .set({ scan: 'infected', finding: 'Eicar-Signature' })
    .where(eq(verificationDocuments.documentName, 'licence.pdf'))
  await app.listen()
  const own = await eventually(async () => {
    const [newest] = (await by.call(listVerificationRequests, { expertProfileId })).body
    return newest?.currentStatus !== 'pending' && newest
  })
  expect([own.currentStatus, own.adminNotes]).toEqual(['needs_more_info', expect.stringContaining('something harmful in licence.pdf.')])
}, 60_000)

test('a file of many chunks is looked through whole', async () => {
  const scanner = createClamdScanner(await startVirusDaemon())
  const chunks = Array.from({ length: 200 }, () => Buffer.alloc(65_536, 'x'))
  expect(await scanner.scan(Readable.from(chunks))).toBeNull()
  expect(await scanner.scan(Readable.from([...chunks, Buffer.from(VIRUS)]))).toBe('Eicar-Signature')
  await expect(createClamdScanner('clamd://127.0.0.1:1').scan(Readable.from([Buffer.from('x')]))).rejects.toThrow('ECONNREFUSED')
})
