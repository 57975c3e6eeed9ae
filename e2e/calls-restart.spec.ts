import { randomUUID } from 'node:crypto'
import { getArSession, joinArSession } from '../contract/src/ar-sessions.ts'
import { listSessionMessages, sendSessionMessage } from '../contract/src/ar-sessions-record.ts'
import { callOfTwo, draw, expectMarks, expectMoving, PICTURE_GAP_MS, pictureOf, statusOf, watchPicture } from './call-of-two.ts'
import { expect, test } from './house.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer('127.0.0.1')
})
test.afterAll(() => server?.stop())

test('a server that is killed in mid-call and started again: pictures go on, everybody keeps his place, the session is in progress', async ({
  browser,
}) => {
  const made = () => browser.newContext({ baseURL: server.url, bypassCSP: true })
  const [clientContext, expertContext] = [await made(), await made()]
  const { client, expert, room } = await callOfTwo(clientContext, expertContext, server.dataDir)
  const sessionId = Number(room.split('-').at(-1))
  const session = async () => (await expertContext.request.get(`${getArSession.path}?sessionId=${sessionId}`)).json()
  const started = await expertContext.request.post(joinArSession.path, { data: { sessionId, action: 'start' } })
  expect(started.ok(), await started.text()).toBe(true)
  const pages = [client, expert]
  const peerIds = () => Promise.all(pages.map(page => page.evaluate(() => window.callPage.session.snapshot().peerId)))
  const before = await peerIds()
  for (const page of pages) await watchPicture(page)

  await server.kill()
  await draw(client, 'while-it-was-gone')
  // What is drawn needs no server.
  await expectMarks(expert, 1)
  await client.evaluate(() => window.callPage.session.media.setMicrophone(false))
  for (const page of pages) await expectMoving(page)
  await server.startAgain()

  // What was said meanwhile comes as soon as both have their places again.
  const isHeard = () => expert.evaluate(() => window.callPage.session.snapshot().peers[0]?.media?.isMicrophoneOn)
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(false)
  for (const page of pages) {
    await expectMoving(page)
    await expect(statusOf(page)).toHaveText('connected')
    await expect.poll(() => page.evaluate(() => window.callPage.session.snapshot().peers.map(({ isAway }) => isAway))).toEqual([false])
    expect((await pictureOf(page)).longestGapMs).toBeLessThan(PICTURE_GAP_MS)
    expect(await page.evaluate(() => window.callPage.notices)).not.toContainEqual(expect.stringContaining('disconnected'))
  }
  expect(await peerIds()).toEqual(before)
  await draw(expert, 'after-it-came-back')
  for (const page of pages) await expectMarks(page, 2)
  const written = await clientContext.request.post(sendSessionMessage.path, {
    data: { sessionId, messageId: randomUUID(), content: 'It went on.' },
  })
  expect(written.ok(), await written.text()).toBe(true)
  expect(await (await expertContext.request.get(`${listSessionMessages.path}?sessionId=${sessionId}`)).text()).toContain('It went on.')
  expect(await session()).toMatchObject({ status: 'active' })
  for (const context of [clientContext, expertContext]) await context.close()
})
