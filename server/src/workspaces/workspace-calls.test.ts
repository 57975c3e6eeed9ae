import { expect, test } from 'vitest'
import { getIceServers, MAX_CALL_ONLOOKERS, MAX_CALL_PEOPLE } from '#contract/calls.ts'
import { type CallAbout, callRoom, LOOKS_ON } from '#contract/calls-live.ts'
import { changeWorkspaceSettings, deleteWorkspace } from '#contract/workspaces.ts'
import { changeParticipantRole, removeParticipant } from '#contract/workspaces-participants.ts'
import { createVoiceChannel, listVoiceChannels, removeVoiceChannel, renameVoiceChannel } from '#contract/workspaces-voice.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { liveSocket } from '../../test/live-socket.ts'
import { letIn, workspaceOf } from '../../test/workspace-of.ts'

const team = async () => {
  const app = await testApp()
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const address = await app.listen({ withJobs: false })
  const roomOf = (about: CallAbout) => callRoom(about, about === 'voice' ? workspace.channelId : workspace.id)
  const come = async (caller: Caller, room: string) => {
    const socket = await liveSocket(address, caller)
    socket.say({ type: 'enter', room })
    return { ...socket, first: await socket.hear() }
  }
  const switches = (changes: object) => olga.call(changeWorkspaceSettings, { workspaceId: workspace.id, userEmail: olga.email, ...changes })
  return { app, olga, max, vic, stan, workspace, roomOf, come, switches }
}
type Socket = Awaited<ReturnType<Awaited<ReturnType<typeof team>>['come']>>

const until = async ({ hear }: Socket, type: string) => {
  for (;;) {
    const heard = await hear()
    if (heard.type === type) return heard
  }
}

test.each(['voice', 'screen', 'workspace'] as const)(
  'to a call of the kind %s who takes part comes in, a viewer looks on, a stranger finds no such room',
  async about => {
    const { max, vic, stan, roomOf, come } = await team()
    const room = roomOf(about)
    expect((await come(stan, room)).first).toMatchObject({ type: 'place-refused', code: 'not_found' })
    const member = await come(max, room)
    expect(member.first).toMatchObject({ type: 'entered', peers: [] })
    const viewer = await come(vic, room)
    const [seen] = viewer.first.type === 'entered' ? viewer.first.peers : []
    expect(seen).toMatchObject({ name: 'Max' })
    expect(seen?.side).toBeUndefined()
    // The server says who looks on: nobody can leave it out.
    expect(await until(member, 'peer-entered')).toMatchObject({ peer: { name: 'Vic', side: LOOKS_ON } })
    expect((await stan.call(getIceServers, { room })).status).toBe(404)
    expect((await max.call(getIceServers, { room })).status).toBe(200)
  },
)

test('who is removed, and who looks on from now on, is shown out of the calls at once', async () => {
  const { olga, max, vic, workspace, roomOf, come } = await team()
  const [talks, shows, watches] = [await come(max, roomOf('voice')), await come(max, roomOf('screen')), await come(vic, roomOf('screen'))]
  await olga.call(changeParticipantRole, { workspaceId: workspace.id, participantId: workspace.memberId, role: 'viewer' })
  for (const socket of [talks, shows])
    expect(await until(socket, 'place-refused')).toMatchObject({ code: 'forbidden', error: 'Your role has changed. Come in again.' })
  await olga.call(removeParticipant, { workspaceId: workspace.id, participantId: workspace.viewerId })
  expect(await until(watches, 'place-refused')).toMatchObject({
    code: 'forbidden',
    error: 'It was closed, or is not open to you any longer.',
  })
})

test('what is switched off ends for all who are in it, and only that', async () => {
  const { max, roomOf, come, switches } = await team()
  const [talks, shows, calls] = [await come(max, roomOf('voice')), await come(max, roomOf('screen')), await come(max, roomOf('workspace'))]
  await switches({ allowVoiceChat: false })
  expect(await until(talks, 'place-refused')).toMatchObject({ code: 'forbidden' })
  expect((await come(max, roomOf('voice'))).first).toMatchObject({ type: 'place-refused', code: 'not_found' })
  await switches({ allowScreenSharing: false })
  expect(await until(shows, 'place-refused')).toMatchObject({ code: 'forbidden' })
  calls.say({ type: 'ping' })
  expect((await calls.hear()).type).toBe('pong')
})

test('a workspace that is deleted ends its calls', async () => {
  const { olga, max, workspace, roomOf, come } = await team()
  const inside = [await come(max, roomOf('voice')), await come(max, roomOf('workspace'))]
  await olga.call(deleteWorkspace, { workspaceId: workspace.id })
  for (const socket of inside) expect(await until(socket, 'place-refused')).toMatchObject({ code: 'forbidden' })
})

test('one more than a call bears is told so, and comes in when somebody has left', async () => {
  const { app, olga, workspace, roomOf, come } = await team()
  const room = roomOf('voice')
  const crowd: Socket[] = []
  for (let count = 0; count < MAX_CALL_PEOPLE; count += 1) {
    const person = await app.person(`Guest ${count}`)
    await letIn(olga, workspace.id, person, 'member')
    crowd.push(await come(person, room))
  }
  expect(crowd.map(({ first }) => first.type)).toEqual(crowd.map(() => 'entered'))
  const late = await come(olga, room)
  expect(late.first).toMatchObject({ type: 'place-refused', code: 'conflict' })
  expect(JSON.stringify(late.first)).toContain('This call is full: 6 can be in it at once.')
  crowd[0]?.say({ type: 'leave', room })
  if (crowd[1]) await until(crowd[1], 'peer-left')
  expect((await come(olga, room)).first.type).toBe('entered')
})

test('one person takes two places and no more, and keeps nobody out; who looks on takes the place of none who talks', async () => {
  const { app, olga, max, vic, workspace, roomOf, come } = await team()
  const room = roomOf('voice')
  const greedy = [await come(max, room), await come(max, room), await come(max, room)]
  expect(greedy.map(({ first }) => first.type)).toEqual(['entered', 'entered', 'place-refused'])
  expect(greedy[2]?.first).toMatchObject({ code: 'conflict', error: expect.stringContaining('You are in this call in 2 places already.') })
  expect((await come(vic, room)).first.type).toBe('entered')
  const others: Socket[] = [await come(olga, room)]
  for (let count = 2; count < MAX_CALL_PEOPLE; count += 1) {
    const person = await app.person(`Guest ${count}`)
    await letIn(olga, workspace.id, person, 'member')
    others.push(await come(person, room))
  }
  expect(others.map(({ first }) => first.type)).toEqual(others.map(() => 'entered'))
  for (let count = 1; count < MAX_CALL_ONLOOKERS; count += 1) {
    const person = await app.person(`Viewer ${count}`)
    await letIn(olga, workspace.id, person, 'viewer')
    expect((await come(person, room)).first.type).toBe('entered')
  }
  const late = await app.person('Late')
  await letIn(olga, workspace.id, late, 'viewer')
  expect(JSON.stringify((await come(late, room)).first)).toContain('4 look on in this call already.')
})

test('a workspace begins with three voice channels; owners and members add, rename and remove others', async () => {
  const { max, vic, workspace } = await team()
  const names = async () => (await vic.call(listVoiceChannels, { workspaceId: workspace.id })).body.map(({ name }) => name)
  expect(await names()).toEqual(['General', 'Design Review', 'Dev Sync'])
  const { body: made } = await max.call(createVoiceChannel, { workspaceId: workspace.id, name: '  Tiles ' })
  expect(made.name).toBe('Tiles')
  const twice = await max.send('POST', createVoiceChannel.path, { workspaceId: workspace.id, name: 'tiles' })
  expect(twice.error).toEqual({ error: 'There is a channel called tiles already. Choose another name.', code: 'conflict' })
  expect((await max.send('POST', renameVoiceChannel.path, { channelId: made.id, name: 'general' })).error.code).toBe('conflict')
  expect((await max.send('POST', createVoiceChannel.path, { workspaceId: workspace.id, name: ' ' })).error.error).toBe(
    'Give the channel a name.',
  )
  await max.call(renameVoiceChannel, { channelId: made.id, name: 'Pipes' })
  expect(await names()).toEqual(['General', 'Design Review', 'Dev Sync', 'Pipes'])
  expect((await vic.send('POST', removeVoiceChannel.path, { channelId: made.id })).status).toBe(403)
  await max.call(removeVoiceChannel, { channelId: made.id })
  expect((await max.send('POST', removeVoiceChannel.path, { channelId: made.id })).error.code).toBe('not_found')
})

test('a channel is removed by whoever added it and by owners; the first three, and those of who is gone, by owners alone', async () => {
  const { olga, max, workspace } = await team()
  const list = async (caller: Caller) => (await caller.call(listVoiceChannels, { workspaceId: workspace.id })).body
  const remove = (caller: Caller, channelId: number) => caller.send('POST', removeVoiceChannel.path, { channelId })
  const { body: own } = await max.call(createVoiceChannel, { workspaceId: workspace.id, name: 'Tiles' })
  const { body: owners } = await olga.call(createVoiceChannel, { workspaceId: workspace.id, name: 'Pipes' })
  const ownOf = async (caller: Caller) => (await list(caller)).filter(({ isOwn }) => isOwn).map(({ name }) => name)
  expect([await ownOf(max), await ownOf(olga)]).toEqual([['Tiles'], ['Pipes']])
  for (const channelId of [workspace.channelId, owners.id])
    expect((await remove(max, channelId)).error).toEqual({
      error: 'You can remove the channels that you added. An owner of this workspace can remove this one.',
      code: 'forbidden',
    })
  expect((await remove(max, own.id)).status).toBe(200)
  expect((await remove(olga, workspace.channelId)).status).toBe(200)
  expect((await list(max)).map(({ name }) => name)).toEqual(['Design Review', 'Dev Sync', 'Pipes'])
})

test('who is in a channel that is removed is shown out', async () => {
  const { olga, max, workspace, roomOf, come } = await team()
  const talks = await come(max, roomOf('voice'))
  await olga.call(removeVoiceChannel, { channelId: workspace.channelId })
  expect(await until(talks, 'place-refused')).toMatchObject({ code: 'forbidden' })
})

test('two who add the last channel at once make one', async () => {
  const { olga, max, workspace } = await team()
  for (let count = 4; count < 20; count += 1) await olga.call(createVoiceChannel, { workspaceId: workspace.id, name: `Room ${count}` })
  const make = (caller: Caller, name: string) => caller.send('POST', createVoiceChannel.path, { workspaceId: workspace.id, name })
  const answers = await Promise.all([make(olga, 'One'), make(max, 'Two')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
