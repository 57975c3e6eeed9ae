import { expect, test } from 'vitest'
import { exportAccount } from '#contract/accounts.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import { changeWorkspaceSettings, getWorkspace } from '#contract/workspaces.ts'
import { listActivity } from '#contract/workspaces-activity.ts'
import { addWorkspaceFile, deleteWorkspaceFile } from '#contract/workspaces-files.ts'
import { sendMessage } from '#contract/workspaces-messages.ts'
import { changeParticipantRole, leaveWorkspace } from '#contract/workspaces-participants.ts'
import { type Caller, testApp } from '../../../test/app.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'

const team = async () => {
  const app = await testApp()
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  await app.listen({ withJobs: false })
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const { id: workspaceId } = workspace
  const write = (caller: Caller, messageContent: string) =>
    caller.call(sendMessage, { workspaceId, senderEmail: caller.email, senderName: 'Me', messageContent })
  const feed = async (caller: Caller, more: object = {}) =>
    (await caller.call(listActivity, { workspaceId, ...more })).body.map(each => [each.actorName, each.type, each.subjectName, each.count])
  return { app, olga, max, vic, stan, workspace, workspaceId, write, feed }
}

test('what happens is told in order, messages in a row as one, and to nobody who does not take part', async () => {
  const { olga, max, vic, stan, workspace, workspaceId, write, feed } = await team()
  for (const words of ['one', 'two', 'three']) await write(max, words)
  await write(olga, 'four')
  await olga.call(changeParticipantRole, { workspaceId, participantId: workspace.viewerId, role: 'member' })
  await olga.call(changeWorkspaceSettings, { workspaceId, userEmail: olga.email, name: 'Boiler room' })
  await expect
    .poll(() => feed(vic))
    .toEqual([
      ['Olga', 'settings_change', null, 1],
      ['Olga', 'role_change', 'Vic', 1],
      ['Olga', 'new_message', null, 1],
      ['Max', 'new_message', null, 3],
      ['Max', 'file_upload', 'notes.txt', 1],
      ['Max', 'model_remove', null, 1],
      ['Max', 'model_add', null, 1],
      ['Max', 'model_add', 'Pump', 1],
      ['Max', 'new_message', null, 1],
      ['Vic', 'user_join', null, 1],
      ['Max', 'user_join', null, 1],
      ['Olga', 'workspace_create', null, 1],
    ])
  const { body } = await vic.call(listActivity, { workspaceId })
  expect(body.find(({ type }) => type === 'role_change')?.role).toBe('member')
  // Whose it is is said to each, and not by the name, which two may have.
  expect(body.filter(({ isOwn }) => isOwn).map(({ type }) => type)).toEqual(['user_join'])
  // Neither words of a message nor who was invited stand in it.
  expect(JSON.stringify(body)).not.toMatch(/three|@/)
  expect((await stan.call(listActivity, { workspaceId })).status).toBe(404)
  await vic.call(leaveWorkspace, { workspaceId })
  expect((await vic.call(listActivity, { workspaceId })).status).toBe(404)
})

test('it is narrowed down by kind and by person, and comes by pages', async () => {
  const { max, vic, olga, workspaceId, write, feed } = await team()
  const { participants } = (await vic.call(getWorkspace, { workspaceId })).body
  const idOfMax = participants.find(({ participantName }) => participantName === 'Max')?.id ?? 0
  await write(max, 'one')
  await write(olga, 'two')
  await expect.poll(async () => (await feed(vic)).length).toBe(10)
  expect(await feed(vic, { group: 'messages', participantId: idOfMax })).toHaveLength(2)
  expect((await feed(vic, { group: 'people' })).map(([who]) => who)).toEqual(['Vic', 'Max'])
  const first = await vic.call(listActivity, { workspaceId, limit: 6 })
  const rest = await vic.call(listActivity, { workspaceId, limit: 6, cursor: String(first.headers[NEXT_CURSOR_HEADER]) })
  expect([first.body.length, rest.body.length, rest.headers[NEXT_CURSOR_HEADER]]).toEqual([6, 4, undefined])
  expect((await vic.send('GET', listActivity.path, { workspaceId, group: 'secrets' })).status).toBe(400)
})

test('what is deleted is told without its name, also where it was named before', async () => {
  const { max, vic, workspaceId, feed } = await team()
  const file = await max.call(addWorkspaceFile, {
    ...{ workspaceId, uploadedBy: max.email, fileName: 'Salaries.txt', fileType: 'text/plain', fileSize: 1, fileData: 'YQ==' },
  })
  await expect.poll(async () => (await feed(vic))[0]).toEqual(['Max', 'file_upload', 'Salaries.txt', 1])
  await max.call(deleteWorkspaceFile, { fileId: file.body.id })
  await expect
    .poll(async () => (await feed(vic)).slice(0, 2))
    .toEqual([
      ['Max', 'file_remove', null, 1],
      ['Max', 'file_upload', null, 1],
    ])
})

test('an entry carries the time of the deed, however late it is handed on, and everybody is handed out his own', async () => {
  const app = await testApp()
  const [olga, max, vic] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic')]
  const { id: workspaceId } = await workspaceOf(olga, { member: max, viewer: vic })
  // Nobody has handed anything on yet: as if the server had stood still for a day.
  await app.database.pool.query("update domain_events set created_at = created_at - interval '1 day'")
  await app.listen({ withJobs: false })
  const feed = () => vic.call(listActivity, { workspaceId })
  await expect.poll(async () => (await feed()).body.length).toBeGreaterThan(7)
  for (const { happenedAt } of (await feed()).body) expect(Date.now() - Date.parse(happenedAt)).toBeGreaterThan(23 * 3_600_000)
  const exported = (await max.call(exportAccount, {})).body
  const own = JSON.parse(JSON.stringify(exported)).workspaces.activity
  expect(own.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['user_join', 'new_message', 'model_add', 'file_upload']),
  )
  expect(own.filter(({ type }: { type: string }) => type === 'workspace_create')).toEqual([])
})
