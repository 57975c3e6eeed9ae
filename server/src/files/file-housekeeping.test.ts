import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { uploadFile } from '#contract/files.ts'
import { eventually, type TestApp, testApp } from '../../test/app.ts'
import { doc, pdf } from '../../test/sample-files.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { createFileDisposal, createFileHousekeeping } from './file-housekeeping.ts'
import { deleteFiles } from './file-store.ts'
import { blobDisposals, blobs } from './file-tables.ts'

const keepHouse = async ({ database, config }: TestApp) =>
  createFileHousekeeping(database, await createStorage(config)).work({}, new AbortController().signal)

const rows = (app: TestApp) => app.database.query.select().from(blobs)
const age = (app: TestApp) => app.database.query.update(blobs).set({ createdAt: sql`now() - interval '25 hours'` })
const contentOf = (app: TestApp, { sha256 }: { sha256: string }) => join(app.config.dataDir, 'files/kept', sha256.slice(0, 2), sha256)

/** Ana and Bo have uploaded the very same file. */
const shared = async () => {
  const app = await testApp()
  const [ana, bo] = [await app.person('Ana'), await app.person('Bo')]
  for (const person of [ana, bo]) await person.upload(uploadFile, {}, pdf())
  const [first, second] = await rows(app)
  if (!first || !second) throw new Error('the files were not kept')
  return { app, ana, bo, first, second, content: contentOf(app, first) }
}

test('what nobody took up within a day is forgotten, with its content', async () => {
  const { app, content } = await shared()
  await keepHouse(app)
  expect([(await rows(app)).length, existsSync(content)]).toEqual([2, true])
  await age(app)
  await keepHouse(app)
  expect([await rows(app), existsSync(content)]).toEqual([[], false])
  expect(await app.database.query.select().from(blobDisposals)).toEqual([])
})

test('the disposal of a content looks at nothing else', async () => {
  const { app, ana, first, content } = await shared()
  await ana.upload(uploadFile, {}, doc())
  const [, , letter] = await rows(app)
  if (!letter) throw new Error('the letter was not kept')
  await app.database.transaction(tx => deleteFiles(tx, [letter.id]))
  await age(app)
  await createFileDisposal(app.database, await createStorage(app.config)).work({}, new AbortController().signal)
  expect([existsSync(contentOf(app, letter)), existsSync(content)]).toEqual([false, true])
  expect((await rows(app)).map(({ id }) => id)).toContain(first.id)
  expect(await app.database.query.select().from(blobDisposals)).toEqual([])
})

test('a foreign key is what keeps a file, in whatever table it stands', async () => {
  const { app, first, content } = await shared()
  await app.database.pool.query('create table "Things of others" (id int primary key, "the file" uuid references blobs)')
  await app.database.pool.query('insert into "Things of others" values (1, $1), (2, null)', [first.id])
  await age(app)
  await keepHouse(app)
  expect([(await rows(app)).map(row => row.id), existsSync(content)]).toEqual([[first.id], true])
})

test('every column that refers to a file has an index, so that looking for one costs little', async () => {
  const { database } = await testApp()
  const { rows } = await database.pool.query(`
    select k.conrelid::regclass::text as "table" from pg_constraint k
    where k.contype = 'f' and k.confrelid = 'blobs'::regclass
      and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`)
  expect(rows).toEqual([])
})

test('one content serves two people, and stays until the last of them lets go', async () => {
  const { app, ana, bo, first, second, content } = await shared()
  expect(first.sha256).toBe(second.sha256)
  await app.listen()
  await ana.call(deleteAccount, { email: ana.email })
  await eventually(async () => (await app.database.query.select().from(blobDisposals)).length === 0)
  expect([(await rows(app)).map(row => row.ownerAccountId), existsSync(content)]).toEqual([[bo.accountId], true])
  await bo.call(deleteAccount, { email: bo.email })
  await eventually(async () => !existsSync(content))
  expect(await rows(app)).toEqual([])
})

test('the export names the files, the own ones only', async () => {
  const { ana, first } = await shared()
  const { body } = await ana.call(exportAccount, {})
  expect(body['files']).toMatchObject([{ id: first.id, name: 'licence.pdf', type: 'application/pdf', purpose: 'uploaded' }])
})
