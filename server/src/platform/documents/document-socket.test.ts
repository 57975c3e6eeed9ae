import { expect, test } from 'vitest'
import { DOCUMENT_CLOSE, DOCUMENT_MAX_UNSENT_BYTES } from '#contract/shared/documents.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { testApp } from '../../../test/app.ts'
import { asksForAll, asksIn, send, socketOf, tellsOf } from '../../../test/raw-document.ts'
import { atDocument, isSettled } from '../../../test/shared-document.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'

const board = async () => {
  const app = await testApp()
  const [olga, max, vic] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic')]
  const { id } = await workspaceOf(olga, { member: max, viewer: vic })
  const address = await app.listen({ withJobs: false })
  const name = boardDocument(id)
  return { olga, max, vic, name, at: (caller: { cookie: string }, isLoyal = false) => atDocument(address, caller, name, { isLoyal }) }
}

test('a socket is at one document once: who names another, or the same under a mark, is closed with the reason and comes back', async () => {
  const { olga, name, at } = await board()
  const marked = at(olga, true)
  expect(await marked.welcome).toBe('read-write')
  send(marked, asksIn(`${name}\0second`))
  await expect.poll(() => marked.closes).toEqual([DOCUMENT_CLOSE.badMessage.code])
  await expect.poll(() => isSettled(marked), { timeout: 10_000 }).toBe(true)
  for (const bytes of [asksIn('workspace-board:999'), asksIn('x'.repeat(500)), Uint8Array.of(255)]) {
    const other = at(olga)
    await other.welcome
    send(other, bytes)
    await expect.poll(() => other.closes).toEqual([DOCUMENT_CLOSE.badMessage.code])
  }
})

test('somebody is there once, however many he says that he is, and says little of himself', async () => {
  const { max, vic, name, at } = await board()
  const [seeing, crowd] = [at(max), at(vic)]
  await Promise.all([seeing.welcome, crowd.welcome])
  await expect.poll(() => [seeing, crowd].map(isSettled)).toEqual([true, true])
  crowd.provider.awareness?.setLocalState(null)
  const cursor = { cursor: [1, 1] }
  const others = () =>
    [...(seeing.provider.awareness?.getStates() ?? [])].filter(([client, state]) => client !== seeing.document.clientID && 'name' in state)
  send(crowd, tellsOf(name, 1, Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at + 1, cursor]))))
  send(crowd, tellsOf(name, 2, { 500: cursor, 501: cursor }))
  send(crowd, tellsOf(name, 3, { 1: { cursor: [2, 2] } }))
  await expect.poll(() => others().map(([, state]) => state)).toEqual([{ cursor: [2, 2], name: 'Vic' }])
  send(crowd, tellsOf(name, 4, { 1: { ...cursor, more: 'x'.repeat(5_000) } }))
  await expect.poll(() => crowd.closes).toEqual([DOCUMENT_CLOSE.presenceTooLarge.code])
  await expect.poll(others).toEqual([])
})

test('a tab that comes back before the server misses it goes on pointing, and is not sent away with the socket it lost', async () => {
  const { olga, max, vic, name, at } = await board()
  const [seeing, lost] = [at(olga), at(max)]
  await Promise.all([seeing.welcome, lost.welcome])
  const tab = lost.document.clientID
  const cursor = () => seeing.provider.awareness?.getStates().get(tab)?.['cursor']
  lost.provider.setAwarenessField('cursor', [1, 1])
  await expect.poll(cursor).toEqual([1, 1])
  const [back, stranger] = [at(max), at(vic)]
  await Promise.all([back.welcome, stranger.welcome])
  for (const { provider } of [back, stranger]) provider.awareness?.setLocalState(null)
  send(stranger, tellsOf(name, 90, { [tab]: { cursor: [3, 3] } }))
  send(back, tellsOf(name, 80, { [tab]: { cursor: [2, 2] } }))
  await expect.poll(cursor).toEqual([2, 2])
  lost.provider.destroy()
  socketOf(lost).terminate()
  send(back, tellsOf(name, 81, { [tab]: { cursor: [4, 4] } }))
  await expect.poll(cursor).toEqual([4, 4])
  expect(stranger.closes).toEqual([])
})

test('for who does not read, no more is held than a whole document and some', { timeout: 60_000 }, async () => {
  const { olga, max, name, at } = await board()
  const [drawing, slow] = [at(olga), at(max, true)]
  await Promise.all([drawing.welcome, slow.welcome])
  const content = new Uint8Array(1_000_000)
  drawing.document.getMap('shapes').set('large', content)
  await expect.poll(() => [drawing, slow].map(isSettled)).toEqual([true, true])
  const socket = socketOf(slow)
  socket.pause()
  // As much again as may wait lies in the buffers of the two systems between.
  for (let asked = 0; asked < (2 * DOCUMENT_MAX_UNSENT_BYTES) / content.length; asked += 1) send(slow, asksForAll(name))
  drawing.document.getMap('shapes').set('after', 1)
  await expect.poll(() => isSettled(drawing)).toBe(true)
  socket.resume()
  await expect.poll(() => slow.closes.length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => slow.document.getMap('shapes').get('after'), { timeout: 20_000 }).toBe(1)
})
