import { expect, test } from 'vitest'
import { bookArSession } from '#contract/ar-sessions.ts'
import { createWorkspace, deleteWorkspace, getWorkspace, openSessionWorkspace } from '#contract/workspaces.ts'
import { leaveWorkspace } from '#contract/workspaces-participants.ts'
import type { Caller } from '../../test/app.ts'
import { sessionWorld } from '../../test/booked-session.ts'
import { restoreWorkspace } from './workspace-restoring.ts'

const open = async (caller: Caller, sessionId: number) => (await caller.call(openSessionWorkspace, { sessionId })).body.workspaceId

test('a session has one workspace, for its two sides, whoever opens it first and however often', async () => {
  const { cleo, bea, booked } = await sessionWorld()
  const { id, sessionTitle } = await booked()
  const [first, second] = await Promise.all([open(bea, id), open(cleo, id)])
  expect(second).toBe(first)
  const { body } = await cleo.call(getWorkspace, { workspaceId: first })
  expect(body).toMatchObject({ name: sessionTitle, workspaceType: 'ar_session', arSessionId: id })
  expect(body.participants.map(({ participantEmail }) => participantEmail).sort()).toEqual([bea.email, cleo.email].sort())
})

test('whoever left it comes back by opening it, and does not bring the other side back', async () => {
  const { cleo, bea, booked } = await sessionWorld()
  const { id } = await booked()
  const workspaceId = await open(cleo, id)
  await bea.call(leaveWorkspace, { workspaceId })
  await open(cleo, id)
  expect((await bea.call(getWorkspace, { workspaceId })).status).toBe(404)
  await open(bea, id)
  expect((await bea.call(getWorkspace, { workspaceId })).body.role).toBe('member')
})

test('to whoever is neither side there is no such session, an admin included; an hour that waits for its client tells the expert nothing', async () => {
  const { app, ada, dan, pia, bea, booked, booking } = await sessionWorld()
  const { id } = await booked()
  for (const caller of [ada, dan, pia]) {
    expect((await caller.call(openSessionWorkspace, { sessionId: id })).status).toBe(404)
    const own = { name: 'Mine', ownerEmail: caller.email, ownerName: 'Me', arSessionId: id }
    expect((await caller.call(createWorkspace, own)).status).toBe(404)
  }
  const held = await app
    .visitor()
    .call(
      bookArSession,
      booking({ clientEmail: 'vera@example.org', clientName: 'Vera', scheduledAt: booking().scheduledAt.replace('T10', 'T12') }),
    )
  expect((await bea.call(openSessionWorkspace, { sessionId: held.body.id })).status).toBe(404)
})

test('a workspace that was deleted makes room for another one of the session, which stays when the first is restored', async () => {
  const { app, cleo, booked } = await sessionWorld()
  const { id } = await booked()
  const former = await open(cleo, id)
  await cleo.call(deleteWorkspace, { workspaceId: former })
  const now = await open(cleo, id)
  expect(now).not.toBe(former)
  await restoreWorkspace(app.database, former)
  expect((await cleo.call(getWorkspace, { workspaceId: former })).body.arSessionId).toBeNull()
  const second = await cleo.call(createWorkspace, { name: 'Again', ownerEmail: cleo.email, ownerName: 'Cleo', arSessionId: id })
  expect([second.status, second.error.code]).toEqual([409, 'conflict'])
})
