import { expect, test } from 'vitest'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import {
  changeModel,
  commentOnModel,
  deleteModelComment,
  listModelComments,
  resolveModelComment,
} from '#contract/workspaces-model-calls.ts'
import { changeParticipantRole } from '#contract/workspaces-participants.ts'
import { type Caller, testApp } from '../../../test/app.ts'
import { liveSocket } from '../../../test/live-socket.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'
import { deleteFiles } from '../../files/file-store.ts'
import { createWorkspacePersonalData } from '../workspace-personal-data.ts'

const team = async () => {
  const app = await testApp()
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  return { app, olga, max, vic, stan, workspace, modelId: workspace.modelId }
}

test('what is said of a spot is read by all, newest first and page by page, and said by owners and members', async () => {
  const { olga, max, vic, stan, modelId } = await team()
  const spot = { modelId, x: 0.5, y: -1, z: 2.25 }
  const { body } = await max.call(commentOnModel, { ...spot, content: '  Too thin here ' })
  expect(body).toMatchObject({ ...spot, content: 'Too thin here', authorName: 'Max', authorEmail: max.email, isResolved: false })
  expect((await vic.call(commentOnModel, { ...spot, content: 'Me too' })).status).toBe(403)
  expect((await stan.call(commentOnModel, { ...spot, content: 'Me too' })).status).toBe(404)
  expect((await stan.call(listModelComments, { modelId })).status).toBe(404)
  expect((await max.call(commentOnModel, { ...spot, content: ' ' })).error.error).toBe('Write a comment first.')

  const first = await vic.call(listModelComments, { modelId, limit: 2 })
  expect(first.body.map(({ content }) => content)).toEqual(['Too thin here', 'Here too.'])
  const cursor = String(first.headers['x-next-cursor'])
  expect((await vic.call(listModelComments, { modelId, limit: 2, cursor })).body.map(({ content }) => content)).toEqual(['It drips here.'])

  const { id: commentId } = body
  expect((await olga.call(resolveModelComment, { commentId, isResolved: true })).body).toMatchObject({ isResolved: true })
  expect((await vic.call(resolveModelComment, { commentId, isResolved: false })).status).toBe(403)
})

test('a comment is deleted by who wrote it or an owner', async () => {
  const { olga, max, vic, workspace } = await team()
  const [ofOlga, ofMax] = [{ commentId: workspace.ownersCommentId }, { commentId: workspace.modelCommentId }]
  expect((await max.call(deleteModelComment, ofOlga)).status).toBe(403)
  expect((await vic.call(deleteModelComment, ofMax)).status).toBe(403)
  expect((await olga.call(deleteModelComment, ofMax)).status).toBe(200)
  expect((await max.call(deleteModelComment, ofMax)).status).toBe(404)
})

test('who deletes his account takes his words along and leaves the model to the team', async () => {
  const { app, max, olga, modelId } = await team()
  const data = createWorkspacePersonalData(app.database, { discard: deleteFiles })
  expect(await data.export(max.accountId)).toMatchObject({
    models: [{ modelName: 'Pump' }, { modelName: 'Gone' }],
    modelComments: [{ content: 'It drips here.', x: 1 }],
  })
  await app.database.transaction(tx => data.erase(tx, max.accountId))
  expect((await olga.call(listModelComments, { modelId })).body.map(({ content }) => content)).toEqual(['Here too.'])
  expect((await olga.call(changeModel, { modelId, positionX: 1 })).body).toMatchObject({ createdBy: '', positionX: 1 })
})

test('who has a model in hand shows it to all while he moves it; a viewer does not, and neither does who became one', async () => {
  const { app, olga, max, vic, workspace, modelId } = await team()
  const room = workspaceRoom(workspace.id)
  const address = await app.listen({ withJobs: false })
  const enter = async (caller: Caller) => {
    const socket = await liveSocket(address, caller)
    const until = async (type: string) => {
      for (;;) {
        const heard = await socket.hear()
        if (heard.type === type) return heard
      }
    }
    socket.say({ type: 'enter', room })
    await until('entered')
    return { ...socket, until }
  }
  const [owner, member, viewer] = [await enter(olga), await enter(max), await enter(vic)]
  const still = { positionX: 1, positionY: 0, positionZ: 0, rotationX: 0, rotationY: 0, rotationZ: 0, scaleFactor: 1 }
  const moving = (seq: number) => ({ type: 'say' as const, room, seq, message: { type: 'model-moving', modelId, ...still } })
  member.say(moving(1))
  expect(await owner.until('said')).toMatchObject({ message: { type: 'model-moving', positionX: 1 } })
  viewer.say(moving(1))
  expect(await viewer.until('unsaid')).toMatchObject({ code: 'not_allowed' })
  // What he looks at he may say.
  viewer.say({ type: 'say', room, seq: 2, message: { type: 'model-selected', modelId } })
  expect(await viewer.until('heard')).toMatchObject({ seq: 2 })

  await olga.call(changeParticipantRole, { workspaceId: workspace.id, participantId: workspace.memberId, role: 'viewer' })
  // The room asks again at the commit; from some word on he is refused, and stays so.
  for (let seq = 2; ; seq++) {
    member.say(moving(seq))
    const answer = await member.hear()
    if (answer.type === 'unsaid') break
  }
})
