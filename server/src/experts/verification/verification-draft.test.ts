import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { dropDraftDocument, keepDraftDocument, listDraftDocuments } from '#contract/experts-verification-draft.ts'
import { fileIdIn } from '#contract/files.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { expertPerson, uploadedDocument } from '../../../test/applied.ts'
import { pdf, picture } from '../../../test/sample-files.ts'
import { createFileHousekeeping } from '../../files/file-housekeeping.ts'
import { blobs } from '../../files/file-tables.ts'
import { createStorage } from '../../platform/storage/storage.ts'
import { createDraftHousekeeping } from './verification-draft-service.ts'
import { verificationDraftDocuments } from './verification-tables.ts'

/** An expert with one document that waits to be handed in. */
const gathering = async (app: TestApp, name: string) => {
  const expert = await expertPerson(app, name)
  const document = await uploadedDocument(expert.by)
  const { expertProfileId } = expert
  await expert.by.call(keepDraftDocument, { expertProfileId, url: document.url, documentType: 'licence' })
  return { ...expert, document, fileId: fileIdIn(document.url) }
}

const days = (count: number) => sql`now() - make_interval(days => ${count})`
const keepHouse = async ({ database, config }: TestApp) => {
  const { signal } = new AbortController()
  await createDraftHousekeeping(database).work({}, signal)
  await createFileHousekeeping(database, await createStorage(config)).work({}, signal)
}

test('what an expert uploaded waits with its kind until it is handed in', async () => {
  const app = await testApp()
  const { by, expertProfileId, document, fileId } = await gathering(app, 'Ana')
  const [kept] = (await by.call(listDraftDocuments, { expertProfileId })).body
  expect(kept).toMatchObject({ fileId, name: 'licence.pdf', type: 'application/pdf', documentType: 'licence' })
  const renamed = await by.call(keepDraftDocument, { expertProfileId, url: document.url, documentType: 'identity' })
  expect(renamed.body.map(({ documentType }) => documentType)).toEqual(['identity'])
  const asked = { expertProfileId, requestType: STANDARD_VERIFICATION, documents: [document] }
  expect((await by.call(requestVerification, asked)).body).toMatchObject({ documentsCount: 1 })
  expect((await by.call(listDraftDocuments, { expertProfileId })).body).toEqual([])
  expect((await by.call(keepDraftDocument, { expertProfileId, url: document.url })).status).toBe(409)
})

test('nobody else sees, adds to or takes from what an expert gathers, not even an admin', async () => {
  const app = await testApp()
  const { expertProfileId, document, fileId, by } = await gathering(app, 'Ana')
  const { by: other } = await expertPerson(app, 'Bo')
  const own = await uploadedDocument(other)
  for (const stranger of [other, await app.person('Cleo'), await app.person('Ada', ['client', 'admin'])]) {
    expect((await stranger.call(listDraftDocuments, { expertProfileId })).status).toBe(404)
    expect((await stranger.call(keepDraftDocument, { expertProfileId, url: own.url })).status).toBe(404)
    expect((await stranger.call(dropDraftDocument, { expertProfileId, fileId })).status).toBe(404)
    expect((await stranger.send('GET', new URL(document.url).pathname, undefined)).status).toBe(404)
  }
  for (const { status } of [
    await app.visitor().call(listDraftDocuments, { expertProfileId }),
    await app.visitor().call(keepDraftDocument, { expertProfileId, url: own.url }),
    await app.visitor().call(dropDraftDocument, { expertProfileId, fileId }),
  ])
    expect(status).toBe(401)
  expect((await by.call(listDraftDocuments, { expertProfileId })).body).toHaveLength(1)
})

test("somebody else's file and one of another kind are not kept, and no more than may be handed in, also by many windows at once", async () => {
  const app = await testApp()
  const { by, expertProfileId } = await gathering(app, 'Ana')
  const { by: other } = await expertPerson(app, 'Bo')
  const refused = async (url: string) => (await by.call(keepDraftDocument, { expertProfileId, url })).error.error
  expect(await refused((await uploadedDocument(other)).url)).toBe(
    'This file is not here any more, or was handed in before. Upload it again.',
  )
  expect(await refused((await uploadedDocument(by, await picture('webp'))).url)).toContain('Invalid file type.')
  const more = []
  for (let at = 0; at < 11; at += 1) more.push(await uploadedDocument(by, pdf(`${at}.pdf`)))
  const answers = await Promise.all(more.map(({ url }) => by.call(keepDraftDocument, { expertProfileId, url })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(answers.find(({ status }) => status === 400)?.error.error).toBe('Maximum 10 file(s) allowed')
})

test('what is taken out is gone, with its file', async () => {
  const app = await testApp()
  const { by, expertProfileId, fileId } = await gathering(app, 'Ana')
  expect((await by.call(dropDraftDocument, { expertProfileId, fileId })).body).toEqual([])
  expect(await app.database.query.$count(blobs)).toBe(0)
  expect((await by.call(dropDraftDocument, { expertProfileId, fileId })).status).toBe(200)
})

test('what was never handed in is forgotten after seven days, not before', async () => {
  const app = await testApp()
  await gathering(app, 'Ana')
  await app.database.query.update(blobs).set({ createdAt: days(6) })
  await app.database.query.update(verificationDraftDocuments).set({ addedAt: days(6) })
  await keepHouse(app)
  expect(await app.database.query.$count(blobs)).toBe(1)
  await app.database.query.update(verificationDraftDocuments).set({ addedAt: days(8) })
  await keepHouse(app)
  expect(await app.database.query.$count(verificationDraftDocuments)).toBe(0)
  expect(await app.database.query.$count(blobs)).toBe(0)
})

test('the export names what waits; deleting the account leaves nothing of it', async () => {
  const app = await testApp()
  const { by } = await gathering(app, 'Ana')
  expect((await by.call(exportAccount, {})).body['experts']).toMatchObject([{ documentsNotHandedIn: [{ name: 'licence.pdf' }] }])
  expect((await by.call(deleteAccount, { email: by.email })).status).toBe(200)
  expect(await app.database.query.$count(blobs)).toBe(0)
})
