import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  cancelPeopleImport,
  exportImportRejections,
  listImportRejections,
  listPeopleImports,
  type PeopleImport,
  startPeopleImport,
} from '#contract/people-import.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { type Caller, eventually, testApp } from '../../test/app.ts'
import { pdf } from '../../test/sample-files.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { createFileService, type FileService } from '../files/file-service.ts'
import { blobs } from '../files/file-tables.ts'
import type { Database } from '../platform/database/database.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { createPeopleImportJob } from './people-import-job.ts'
import { beginImport, keepFigures } from './people-import-run-store.ts'

const person = (at: number) =>
  JSON.stringify({ type: 'expert', email: `p${at}@example.org`, name: `Person ${at}`, title: 'Plumber', hourlyRate: 45 })
const people = (count: number) => Array.from({ length: count }, (_, at) => person(at))
const fileOf = (...lines: string[]) => new File([lines.join('\n')], 'people.ndjson')

const NOTHING = {
  ...{ expertsUpdated: 0, servicesWritten: 0, categoriesCreated: 0, linesRejected: 0, skillWordsUnknown: 0 },
  unknownSkills: [],
}

const house = async (environment: Record<string, string> = {}) => {
  const app = await testApp({ environment })
  return { ...app, ada: await app.person('Ada', ['client', 'admin']) }
}
const ended = (by: Caller): Promise<PeopleImport> =>
  eventually(async () => {
    const [newest] = (await by.call(listPeopleImports, {})).body
    return newest?.endedAt != null && newest
  })
const experts = (database: Database) => database.query.$count(expertProfiles)

test('an admin brings in a file: people are written, bad lines are named, and the file is let go', async () => {
  const { ada, listen, database } = await house()
  await listen()
  const started = await ada.upload(startPeopleImport, {}, fileOf(...people(3), 'nonsense', '{"type":"client"}'))
  expect(started.body).toMatchObject({ status: 'queued', fileName: 'people.ndjson', startedBy: 'Ada', linesDone: 0 })
  const done = await ended(ada)
  expect(done).toMatchObject({ status: 'done', share: 1, linesDone: 5, expertsCreated: 3, expertsUpdated: 0, linesRejected: 2 })
  expect(await experts(database)).toBe(3)
  const rejections = (await ada.call(exportImportRejections, { importId: done.id })).body
  expect(rejections[0]).toEqual({ lineNumber: 4, reason: 'the line is not JSON' })
  expect(rejections.map(({ lineNumber }) => lineNumber)).toEqual([4, 5])
  expect(await database.query.$count(blobs)).toBe(0)
})

test('the line of a profile that somebody has claimed is among those that were skipped', async () => {
  const { ada, listen, database, person: signUp } = await house()
  await listen()
  await ada.upload(startPeopleImport, {}, fileOf(...people(2)))
  await ended(ada)
  await signUp('Bob')
  const [bob] = await database.query.select({ id: accounts.id }).from(accounts).where(eq(accounts.name, 'Bob'))
  await database.query
    .update(expertProfiles)
    .set({ accountId: bob?.id ?? null })
    .where(eq(expertProfiles.expertEmail, 'p1@example.org'))
  await ada.upload(startPeopleImport, {}, fileOf('nonsense', ...people(2)))
  const done = await eventually(async () => {
    const [newest] = (await ada.call(listPeopleImports, {})).body
    return newest?.endedAt != null && newest.linesRejected === 2 && newest
  })
  expect(done).toMatchObject({ status: 'done', expertsCreated: 0, expertsUpdated: 1 })
  const rejections = (await ada.call(exportImportRejections, { importId: done.id })).body
  expect(rejections).toContainEqual({ lineNumber: 3, reason: 'p1@example.org has claimed this profile: nobody else changes it' })
})

test('the lines that were skipped come a page at a time', async () => {
  const { ada, listen } = await house()
  await listen()
  await ada.upload(startPeopleImport, {}, fileOf(...Array.from({ length: 450 }, () => 'nonsense')))
  const { id, linesRejected } = await ended(ada)
  expect(linesRejected).toBe(450)
  const first = await ada.call(listImportRejections, { importId: id, limit: 100 })
  const next = await ada.call(listImportRejections, { importId: id, limit: 100, cursor: String(first.headers['x-next-cursor']) })
  expect([first, next].map(page => [page.body[0]?.lineNumber, page.body.length])).toEqual([
    [1, 100],
    [101, 100],
  ])
})

test('an import that a killed process left goes on behind its last batch, and counts nothing twice', async () => {
  const { ada, listen, database } = await house()
  const { body } = await ada.upload(startPeopleImport, {}, fileOf(...people(500)))
  // What a process leaves that is killed behind its second batch: the first 400 lines are written and counted.
  await beginImport(database.query, body.id)
  await database.transaction(tx => keepFigures(tx, body.id, 0, { ...NOTHING, linesDone: 400, expertsCreated: 400, share: 0.8 }, []))
  await listen()
  expect(await ended(ada)).toMatchObject({ status: 'done', linesDone: 500, expertsCreated: 500, expertsUpdated: 0 })
  expect(await experts(database)).toBe(100)
})

test('a worker that was taken for dead stops where another has gone on, and writes nothing', async () => {
  const { ada, database, config } = await house()
  const { body } = await ada.upload(startPeopleImport, {}, fileOf(...people(450)))
  const files = createFileService(database, await createStorage(config), async () => undefined)
  const [reading, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: FileService = {
    ...files,
    read: async file => {
      reading.resolve()
      await gate.promise
      return files.read(file)
    },
  }
  const work = createPeopleImportJob(database, slow).work({ importId: body.id }, new AbortController().signal)
  await reading.promise
  await database.transaction(tx => keepFigures(tx, body.id, 0, { ...NOTHING, linesDone: 400, expertsCreated: 400, share: 0.8 }, []))
  gate.resolve()
  await work
  const [run] = (await ada.call(listPeopleImports, {})).body
  expect(run).toMatchObject({ status: 'running', linesDone: 400, expertsCreated: 400, expertsUpdated: 0 })
  expect(await experts(database)).toBe(0)
})

test('the same file again updates everybody and adds nobody', async () => {
  const { ada, listen, database } = await house()
  await listen()
  await ada.upload(startPeopleImport, {}, fileOf(...people(30)))
  await ended(ada)
  const again = await ada.upload(startPeopleImport, {}, fileOf(...people(30)))
  const done = await eventually(async () =>
    (await ada.call(listPeopleImports, {})).body.find(run => run.id === again.body.id && run.endedAt !== null),
  )
  expect(done).toMatchObject({ expertsCreated: 0, expertsUpdated: 30 })
  expect(await experts(database)).toBe(30)
})

test('an import that waits can be stopped, writes nothing, and is not stopped twice', async () => {
  const { ada, listen, database, person: sign } = await house()
  const { body } = await ada.upload(startPeopleImport, {}, fileOf(...people(3)))
  const eva = await sign('Eva', ['admin'])
  const stopped = (await eva.call(cancelPeopleImport, { importId: body.id })).body
  expect(stopped).toMatchObject({ status: 'cancelled', startedBy: 'Ada', endedBy: 'Eva' })
  const again = await ada.call(cancelPeopleImport, { importId: body.id })
  expect(again.status).toBe(409)
  expect(again.error.error).toBe('This import has ended already; there is nothing to stop.')
  await listen()
  await ada.upload(startPeopleImport, {}, fileOf(person(900)))
  await eventually(async () => (await ada.call(listPeopleImports, {})).body[0]?.status === 'done')
  expect(await experts(database)).toBe(1)
})

test('only admins see imports or start one', async () => {
  const { ada, person: sign, visitor } = await house()
  const { body } = await ada.upload(startPeopleImport, {}, fileOf(...people(1)))
  const [cleo, eve] = [await sign('Cleo'), await sign('Eve', ['client', 'expert'])]
  for (const [caller, status] of [
    [visitor(), 401],
    [cleo, 403],
    [eve, 403],
  ] as const) {
    const answers = await Promise.all([
      caller.call(listPeopleImports, {}),
      caller.call(listImportRejections, { importId: body.id }),
      caller.call(exportImportRejections, { importId: body.id }),
      caller.call(cancelPeopleImport, { importId: body.id }),
      caller.upload(startPeopleImport, {}, fileOf(person(7))),
    ])
    expect(answers.map(answer => answer.status)).toEqual([status, status, status, status, status])
  }
})

test('an import that does not exist is told so', async () => {
  const { ada } = await house()
  for (const answer of [await ada.call(listImportRejections, { importId: 9 }), await ada.call(cancelPeopleImport, { importId: 9 })])
    expect([answer.status, answer.error.error]).toEqual([404, 'There is no such import.'])
})

test("the operator's limit holds, and a file of another kind is refused", async () => {
  const { ada } = await house({ IMPORT_MAX_MB: '1' })
  const large = new File(['x'.repeat(MB + 1)], 'people.ndjson')
  const answers = [await ada.upload(startPeopleImport, {}, large), await ada.upload(startPeopleImport, {}, pdf())]
  expect(answers.map(answer => [answer.status, answer.error.error])).toEqual([
    [413, 'File size should be at most 1MB. Split the file, or use the command npm run import.'],
    [415, 'Only text files with one expert a line (.ndjson) are accepted.'],
  ])
})
