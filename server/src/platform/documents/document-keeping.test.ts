import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Doc } from 'yjs'
import { DOCUMENT_MAX_BYTES, DOCUMENT_MAX_WAITING_BYTES } from '#contract/shared/documents.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { testApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { changes, send } from '../../../test/raw-document.ts'
import { atDocument, isSettled } from '../../../test/shared-document.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'
import { eraseWorkspace, forgetWorkspaces } from '../../workspaces/workspace-store.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createDocumentJournal } from './document-journal.ts'
import { sharedDocuments, sharedDocumentUpdates } from './document-tables.ts'

const board = async () => {
  const { database, ...app } = await testApp()
  const [olga, max] = [await app.person('Olga'), await app.person('Max')]
  const { id } = await workspaceOf(olga, { member: max, viewer: await app.person('Vic') })
  const address = await app.listen({ withJobs: false })
  const name = boardDocument(id)
  return { database, olga, max, workspaceId: id, name, at: (caller: { cookie: string }) => atDocument(address, caller, name) }
}

/** Somebody's changes one after the other; each builds on the one before. */
const drawnBy = (contents: readonly unknown[]): Uint8Array[] => {
  const made: Uint8Array[] = []
  const document = new Doc()
  document.on('update', change => made.push(change))
  for (const [at, content] of contents.entries()) document.getMap('shapes').set(`stroke-${at}`, content)
  return made
}
const shapes = ({ document }: { document: Doc }) => document.getMap('shapes').toJSON()

test('a change that came before what it builds on is kept before it is acknowledged, and is there once the other came', async () => {
  const { database, olga, max, name, at } = await board()
  const hasty = at(olga)
  await expect.poll(() => isSettled(hasty)).toBe(true)
  const [first = Uint8Array.of(), second = Uint8Array.of()] = drawnBy(['first', 'second'])
  const before = hasty.answers.length
  send(hasty, changes(name, second))
  await expect.poll(() => hasty.answers.slice(before)).toEqual([true])
  const kept = await database.query.select().from(sharedDocumentUpdates).where(eq(sharedDocumentUpdates.name, name))
  expect(kept.map(({ change }) => [...change])).toEqual([[...second]])

  // All leave: what waits must not have been in this node's memory alone.
  hasty.provider.configuration.websocketProvider.destroy()
  const later = at(max)
  await expect.poll(() => isSettled(later)).toBe(true)
  expect(shapes(later)).toEqual({})
  send(later, changes(name, first))
  await expect.poll(() => shapes(later)).toEqual({ 'stroke-0': 'first', 'stroke-1': 'second' })
})

test('of what waits for something that never comes only so much is taken; the rest is refused, and what is whole is not', async () => {
  const { olga, name, at } = await board()
  const odd = at(olga)
  await expect.poll(() => isSettled(odd)).toBe(true)
  const large = new Uint8Array(DOCUMENT_MAX_WAITING_BYTES / 2)
  const [first = Uint8Array.of(), ...waiting] = drawnBy(['first', large, large, 'last'])
  const before = odd.answers.length
  for (const change of waiting) send(odd, changes(name, change))
  await expect.poll(() => odd.answers.slice(before)).toEqual([true, false, true])
  send(odd, changes(name, first))
  await expect.poll(() => Object.keys(shapes(odd))).toEqual(['stroke-0', 'stroke-1'])
})

test('the board of an erased workspace does not come back by who had it open, and one that is left goes with the housekeeping', async () => {
  const { database, olga, workspaceId, name, at } = await board()
  const open = at(olga)
  open.document.getMap('shapes').set('a', 1)
  await expect.poll(() => isSettled(open)).toBe(true)
  const names = async () => (await database.query.select({ name: sharedDocuments.name }).from(sharedDocuments)).map(row => row.name)
  expect(await names()).toEqual([name])
  await database.transaction(tx => eraseWorkspace(tx, workspaceId))
  const before = open.answers.length
  open.document.getMap('shapes').set('b', 2)
  const other = at(olga)
  expect(await other.welcome).toBe('refused')
  expect([open.answers.slice(before), open.provider.hasUnsyncedChanges, await names()]).toEqual([[], true, []])

  await database.query.insert(sharedDocuments).values([
    { name, seq: 1 },
    { name: 'other-kind:1', seq: 1 },
  ])
  await database.transaction(tx => forgetWorkspaces(tx, new Date(0)))
  expect(await names()).toEqual(['other-kind:1'])
})

test('a server that stops does not wait for ever for a database that is gone', { timeout: 20_000 }, async () => {
  const database = await testDatabase()
  const logger = createLogger('silent')
  const journal = createDocumentJournal({ database, node: 'here', logger, onKept: () => undefined })
  await database.query.execute('drop table shared_documents cascade')
  journal.note('board:1', Uint8Array.of(0, 0))
  const settled = journal.settled('board:1')
  await journal.close()
  expect(await settled).toBe(false)
})

test('a full document refuses what would make it larger, takes every deletion, and has room again after it', {
  timeout: 60_000,
}, async () => {
  const { olga, max, name, at } = await board()
  const drawing = at(olga)
  await expect.poll(() => isSettled(drawing)).toBe(true)
  const large = () => new Uint8Array(DOCUMENT_MAX_BYTES / 4 - 10_000)
  for (const id of ['a', 'b', 'c', 'd']) {
    drawing.document.getMap('shapes').set(id, large())
    await expect.poll(() => isSettled(drawing), { timeout: 20_000 }).toBe(true)
  }
  const others = at(max)
  await expect.poll(() => isSettled(others), { timeout: 20_000 }).toBe(true)
  const before = drawing.answers.length
  drawing.document.getMap('shapes').set('e', new Uint8Array(100_000))
  await expect.poll(() => drawing.answers.slice(before)).toEqual([false])
  expect(Object.keys(shapes(others))).toEqual(['a', 'b', 'c', 'd'])
  others.document.getMap('shapes').delete('a')
  await expect.poll(() => isSettled(others)).toBe(true)

  // How much is free is looked up once in a while.
  const [change = Uint8Array.of()] = drawnBy([new Uint8Array(100_000)])
  const answered = () => others.answers.at(-1)
  await expect
    .poll(
      () => {
        send(others, changes(name, change))
        return answered() && Object.keys(shapes(drawing)).includes('stroke-0')
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe(true)
})
