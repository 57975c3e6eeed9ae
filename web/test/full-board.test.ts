// First: the libraries below look for a document as they load.
import './browser.ts'

import { expect, test, vi } from 'vitest'
import { WebSocket as NetworkSocket } from 'ws'
import { DOCUMENT_MAX_BYTES } from '#contract/shared/documents.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { testApp } from '../../server/test/app.ts'
import { closeAfterTests } from '../../server/test/close-after-tests.ts'
import { atDocument, isSettled } from '../../server/test/shared-document.ts'
import { workspaceOf } from '../../server/test/workspace-of.ts'
import { BoardConnection } from '../src/workspaces/board/board-connection.ts'

test('what a full board does not take goes again, what was deleted beside it stays deleted, and the page says it', {
  timeout: 60_000,
}, async () => {
  const app = await testApp()
  const [olga, max] = [await app.person('Olga'), await app.person('Max')]
  const { id } = await workspaceOf(olga, { member: max, viewer: await app.person('Vic') })
  const address = await app.listen({ withJobs: false })
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal(
    'WebSocket',
    class extends NetworkSocket {
      constructor(url: string) {
        super(url, { headers: { cookie: max.cookie } })
      }
    },
  )
  const open = (deletedBefore?: ReadonlySet<string>) => {
    const notTaken = vi.fn()
    const connection = new BoardConnection({ workspaceId: id, email: max.email, mayDraw: true, deletedBefore, onNotTaken: notTaken })
    closeAfterTests(async () => connection.close())
    return { connection, notTaken, shapes: connection.doc.getMap('shapes') }
  }
  const filling = atDocument(address, olga, boardDocument(id))
  filling.document.getMap('shapes').set('small', 1)
  for (const name of ['a', 'b', 'c', 'd']) {
    filling.document.getMap('shapes').set(name, new Uint8Array(DOCUMENT_MAX_BYTES / 4 - 10_000))
    await expect.poll(() => isSettled(filling), { timeout: 20_000 }).toBe(true)
  }
  const first = open()
  await expect.poll(() => first.connection.status, { timeout: 20_000 }).toBe('saved')
  first.connection.doc.transact(() => {
    first.shapes.delete('small')
    first.shapes.set('late', new Uint8Array(100_000))
  })
  await expect.poll(() => first.notTaken.mock.calls.length).toBe(1)
  first.connection.close()
  const second = open(first.connection.deleted)
  await expect
    .poll(() => [second.connection.status, [...second.shapes.keys()].sort()], { timeout: 20_000 })
    .toEqual(['full', ['a', 'b', 'c', 'd']])
  await expect.poll(() => filling.document.getMap('shapes').has('small')).toBe(false)
  second.shapes.delete('a')
  await expect.poll(() => second.connection.status).toBe('saved')
  expect(second.notTaken).not.toHaveBeenCalled()
})
