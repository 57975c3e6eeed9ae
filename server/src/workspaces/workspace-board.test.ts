import { expect, test } from 'vitest'
import { changeWorkspaceSettings } from '#contract/workspaces.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { changeParticipantRole, leaveWorkspace, removeParticipant } from '#contract/workspaces-participants.ts'
import { eventually, testApp } from '../../test/app.ts'
import { atDocument, isSettled } from '../../test/shared-document.ts'
import { letIn, workspaceOf } from '../../test/workspace-of.ts'

const team = async () => {
  const app = await testApp()
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const address = await app.listen({ withJobs: false })
  const name = boardDocument(workspace.id)
  const at = (caller: { cookie: string }, isLoyal = false) => atDocument(address, caller, name, { isLoyal })
  return { app, olga, max, vic, stan, workspace, address, name, at }
}
const drawn = ({ document }: { document: { getMap(name: string): { toJSON(): unknown } } }) => document.getMap('shapes').toJSON()

test('owners and members draw, a viewer looks on, and nobody else gets in', async () => {
  const { app, olga, max, vic, stan, workspace, address, at } = await team()
  const people = [olga, max, vic, stan, app.visitor()].map(caller => at(caller).welcome)
  expect(await Promise.all(people)).toEqual(['read-write', 'read-write', 'readonly', 'refused', 'closed'])
  const odd = [`workspace-board:0${workspace.id}`, `workspace-board:${workspace.id + 1}`, 'workspace-board:', 'workspace:1', 'chat']
  const answers = await Promise.all(odd.map(name => atDocument(address, olga, name).welcome))
  expect(answers).toEqual(odd.map(() => 'refused'))
})

test('what two draw comes to all, and what a viewer sends is refused by the server', async () => {
  const { olga, max, vic, at } = await team()
  const [first, second, viewer] = [at(olga), at(max), at(vic)]
  await Promise.all([first, second, viewer].map(({ welcome }) => welcome))
  first.document.getMap('shapes').set('a', 1)
  second.document.getMap('shapes').set('b', 2)
  viewer.document.getMap('shapes').set('c', 3)
  viewer.provider.sendStateless(JSON.stringify({ type: 'dry', id: 'c' }))
  await expect
    .poll(() => [drawn(first), drawn(second)])
    .toEqual([
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ])
  await expect.poll(() => [isSettled(first), isSettled(second)]).toEqual([true, true])
  expect(drawn(viewer)).toEqual({ a: 1, b: 2, c: 3 })
  expect(viewer.provider.hasUnsyncedChanges).toBe(true)
  expect(drawn(first)).toEqual({ a: 1, b: 2 })
  expect(first.said).toEqual([])
})

test('wet ink is passed on to the others as it is promised, and names are put to cursors by the server', async () => {
  const { olga, max, vic, at } = await team()
  const [first, second, viewer] = [at(olga), at(max), at(vic)]
  await Promise.all([first, second, viewer].map(({ welcome }) => welcome))
  await expect.poll(() => [first, second, viewer].map(isSettled)).toEqual([true, true, true])
  first.provider.sendStateless('{"type":"ink","id":"x","from":0,"points":"no numbers"}')
  first.provider.sendStateless('no JSON')
  const ink = { type: 'ink', id: 'x', tool: 'pen', color: '#000000', size: 5, from: 0, points: [4, 8, 128] }
  first.provider.sendStateless(JSON.stringify({ ...ink, secret: 'no' }))
  await expect.poll(() => second.said).toEqual([ink])
  await expect.poll(() => viewer.said).toEqual([ink])
  expect(first.said).toEqual([])
  first.provider.awareness?.setLocalState({ cursor: [1, 2], name: 'The Boss', role: 'owner' })
  await expect.poll(() => second.provider.awareness?.getStates().get(first.document.clientID)).toEqual({ cursor: [1, 2], name: 'Olga' })
})

test('who is removed, leaves or becomes a viewer is cut off at once, and a viewer who may draw now comes back as such', async () => {
  const { app, olga, max, vic, stan, workspace, at } = await team()
  await letIn(olga, workspace.id, stan, 'member')
  const [owner, gone, promoted, leaver] = [at(olga), at(max), at(vic), at(stan)]
  await Promise.all([owner, gone, promoted, leaver].map(({ welcome }) => welcome))
  await olga.call(changeParticipantRole, { workspaceId: workspace.id, participantId: workspace.memberId, role: 'viewer' })
  await expect.poll(() => gone.closes).toEqual([4403])
  gone.document.getMap('shapes').set('late', 1)
  await olga.call(changeParticipantRole, { workspaceId: workspace.id, participantId: workspace.viewerId, role: 'member' })
  await expect.poll(() => promoted.closes).toEqual([4403])
  expect(await at(vic).welcome).toBe('read-write')
  const again = at(max)
  expect(await again.welcome).toBe('readonly')
  await olga.call(removeParticipant, { workspaceId: workspace.id, participantId: workspace.memberId })
  await expect.poll(() => again.closes).toEqual([4403])
  expect(await at(max).welcome).toBe('refused')
  await stan.call(leaveWorkspace, { workspaceId: workspace.id })
  await expect.poll(() => leaver.closes).toEqual([4403])
  expect(owner.closes).toEqual([])
  expect(drawn(owner)).toEqual({})
  expect(app.visitor().cookie).toBe('')
})

test('a whiteboard that an owner switches off is closed for all, and opens with what was on it', async () => {
  const { olga, max, workspace, at } = await team()
  const [first, second] = [at(olga), at(max)]
  await Promise.all([first.welcome, second.welcome])
  first.document.getMap('shapes').set('a', 1)
  await expect.poll(() => isSettled(first)).toBe(true)
  const settings = { workspaceId: workspace.id, userEmail: olga.email }
  await olga.call(changeWorkspaceSettings, { ...settings, allowWhiteboard: false })
  await expect.poll(() => [first.closes, second.closes]).toEqual([[4403], [4403]])
  expect(await at(olga).welcome).toBe('refused')
  await olga.call(changeWorkspaceSettings, { ...settings, allowWhiteboard: true })
  const third = at(max)
  expect(await third.welcome).toBe('read-write')
  await eventually(async () => isSettled(third))
  expect(drawn(third)).toEqual({ a: 1 })
})
