import { expect, test } from 'vitest'
import { answerSessionCall, joinArSession } from '#contract/ar-sessions.ts'
import { OWN_SESSIONS_ROOM, sessionRoom } from '#contract/ar-sessions-live.ts'
import { type Caller, eventually } from '../../test/app.ts'
import { sessionWorld } from '../../test/booked-session.ts'
import { liveSocket } from '../../test/live-socket.ts'

test('the client alone answers the call of an active session', async () => {
  const { cleo, dan, bea, ada, app, booked, setStart } = await sessionWorld()
  const { id: sessionId } = await booked()
  const answer = (caller: Caller) => caller.call(answerSessionCall, { sessionId, isAccepted: false })
  expect((await answer(app.visitor())).status).toBe(401)
  const early = await answer(cleo)
  expect([early.status, early.error.error]).toEqual([409, 'This call is over. Find the session in your list.'])
  await setStart(sessionId, new Date())
  await bea.call(joinArSession, { sessionId, action: 'start' })
  expect((await answer(dan)).status).toBe(404)
  for (const other of [bea, ada]) expect((await answer(other)).status).toBe(403)
  expect((await answer(cleo)).body).toEqual({ isHeard: true })
})

test('the answer is heard by the expert in the session and by the client’s other tabs, and changes nothing', async () => {
  const { cleo, bea, app, booked, setStart } = await sessionWorld()
  const address = await app.listen()
  const { id: sessionId } = await booked()
  await setStart(sessionId, new Date())
  const started = await bea.call(joinArSession, { sessionId, action: 'start' })
  const listen = async (caller: Caller, room: string) => {
    const socket = await liveSocket(address, caller)
    socket.say({ type: 'subscribe', room })
    expect(await socket.hear()).toMatchObject({ type: 'subscribed' })
    return socket
  }
  const expert = await listen(bea, sessionRoom(sessionId))
  const otherTab = await listen(cleo, OWN_SESSIONS_ROOM)
  await cleo.call(answerSessionCall, { sessionId, isAccepted: false })
  for (const socket of [expert, otherTab]) {
    // What was said of its start may come first.
    await eventually(async () =>
      JSON.stringify(await socket.hear()).includes(`"type":"call-answered","sessionId":${sessionId},"isAccepted":false`),
    )
  }
  expect((await bea.call(joinArSession, { sessionId, action: 'end' })).body.revision).toBe(started.body.revision)
})
