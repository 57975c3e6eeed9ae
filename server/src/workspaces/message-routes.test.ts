import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getWorkspace } from '#contract/workspaces.ts'
import {
  deleteMessage,
  editMessage,
  listMessages,
  markMessagesRead,
  reactToMessage,
  searchMessages,
  sendMessage,
} from '#contract/workspaces-messages.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { workspaceOf } from '../../test/workspace-of.ts'

const team = async () => {
  const app = await testApp()
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const write = (caller: Caller, messageContent: string, more: object = {}) =>
    caller.call(sendMessage, { workspaceId: workspace.id, senderEmail: caller.email, senderName: 'Me', messageContent, ...more })
  const read = async (caller: Caller, more: object = {}) =>
    (await caller.call(listMessages, { workspaceId: workspace.id, ...more })).body.map(({ messageContent }) => messageContent)
  return { app, olga, max, vic, stan, workspace, write, read }
}

test('messages come oldest first as a bare array, and pages before the oldest until one is short', async () => {
  const { max, vic, workspace, write } = await team()
  for (let i = 1; i <= 24; i++) await write(max, `word ${i}`)
  const page = async (before?: number) =>
    (await vic.call(listMessages, { workspaceId: workspace.id, limit: 20, ...(before ? { before } : {}) })).body
  const newest = await page()
  expect([newest.length, newest[0]?.messageContent, newest.at(-1)?.messageContent]).toEqual([20, 'word 5', 'word 24'])
  const older = await page(newest[0]?.id)
  expect(older.map(({ messageContent }) => messageContent).slice(1)).toEqual(['word 1', 'word 2', 'word 3', 'word 4'])
  expect(newest.at(-1)).toMatchObject({ senderEmail: max.email, senderName: 'Max', messageType: 'text', workspaceId: workspace.id })
  for (const limit of [0, 101, 'x'])
    expect((await vic.send('GET', listMessages.path, { workspaceId: workspace.id, limit })).status).toBe(400)
})

test('who writes is who is signed in; words are trimmed and cannot be empty', async () => {
  const { max, olga, vic, stan, workspace, write } = await team()
  const sent = { workspaceId: workspace.id, senderEmail: olga.email, senderName: 'Olga', messageContent: 'Hi' }
  expect((await max.call(sendMessage, sent)).status).toBe(403)
  expect((await write(max, '  Hello  ')).body.messageContent).toBe('Hello')
  expect((await write(max, '   ')).error).toEqual({ error: 'Message content is required.', code: 'bad_request' })
  expect((await write(vic, 'Hello')).status).toBe(403)
  expect((await write(stan, 'Hello')).status).toBe(404)
  expect((await stan.call(listMessages, { workspaceId: workspace.id })).status).toBe(404)
})

test('the same message sent again is one', async () => {
  const { max, write, read } = await team()
  const clientId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => write(max, 'Once', { clientId })))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await read(max)).filter(words => words === 'Once')).toHaveLength(1)
})

test('words are changed by who wrote them, taken away by him or an owner, and both leave a trace', async () => {
  const { max, olga, vic, stan, workspace } = await team()
  const { messageId } = workspace
  const other = { messageId, messageContent: 'The pump knocks.' }
  expect((await max.call(editMessage, other)).body).toMatchObject({ messageContent: 'The pump knocks.', isDeleted: false })
  for (const [caller, status] of [
    [olga, 403],
    [vic, 403],
    [stan, 404],
  ] as const)
    expect((await caller.call(editMessage, other)).status).toBe(status)
  expect((await olga.call(deleteMessage, { messageId })).body).toMatchObject({ messageContent: '', isDeleted: true })
  expect((await max.call(editMessage, other)).status).toBe(409)
  const [trace] = (await vic.call(listMessages, { workspaceId: workspace.id })).body
  expect(trace).toMatchObject({ id: messageId, isDeleted: true, messageContent: '', reactions: [] })
})

test('a reply shows what it answers, and answers nothing of another workspace', async () => {
  const { olga, max, vic, workspace, write } = await team()
  const reply = await write(olga, 'Since when?', { replyToId: workspace.messageId })
  expect(reply.body.replyTo).toMatchObject({
    id: workspace.messageId,
    senderName: 'Max',
    messageContent: 'Good morning. The boiler knocks.',
  })
  const elsewhere = await workspaceOf(vic, { member: olga, viewer: max })
  expect((await write(olga, 'Hm', { replyToId: elsewhere.messageId })).status).toBe(404)
})

test('reactions are each person’s own and can be taken back', async () => {
  const { olga, max, vic, workspace } = await team()
  const react = (caller: Caller, isOn: boolean) => caller.call(reactToMessage, { messageId: workspace.messageId, reaction: '👍', isOn })
  await react(olga, true)
  await react(olga, true)
  expect((await react(max, true)).body.reactions).toEqual([
    {
      reaction: '👍',
      by: [
        { name: 'Olga', email: olga.email },
        { name: 'Max', email: max.email },
      ],
    },
  ])
  expect((await react(olga, false)).body.reactions[0]?.by).toHaveLength(1)
  expect((await react(vic, true)).status).toBe(403)
})

test('how far somebody has read goes forward only, and counts what is new for him', async () => {
  const { olga, max, workspace, write } = await team()
  const last = (await write(max, 'More')).body.id
  const mark = (messageId: number) => olga.call(markMessagesRead, { workspaceId: workspace.id, messageId })
  await mark(last)
  await mark(workspace.messageId)
  const { body } = await max.call(getWorkspace, { workspaceId: workspace.id })
  expect(body.participants.find(({ participantEmail }) => participantEmail === olga.email)?.lastReadMessageId).toBe(last)
  expect((await mark(2_000_000_000)).status).toBe(404)
})

test('who is named is told, and nobody else; a name that does not take part is none', async () => {
  const { app, olga, max, vic, workspace, write } = await team()
  await app.listen({ withJobs: false })
  const sent = await write(max, 'Look, @Olga and @Vic', { mentions: [workspace.ownerId, workspace.viewerId, 999_999] })
  expect(sent.body.mentions.toSorted()).toEqual(['Olga', 'Vic'])
  const { eventually } = await import('../../test/app.ts')
  const told = await eventually(async () => {
    const { rows } = await app.database.pool.query("select account_id, title from notifications where type = 'workspace_mention'")
    return rows.length === 2 && rows
  })
  expect(told.map(row => row.account_id).toSorted()).toEqual([olga.accountId, vic.accountId].toSorted())
  expect(told[0].title).toBe('Max mentioned you in ‘Boiler’')
})

test('what was said is found by its words, signs included, and deleted words are not', async () => {
  const { olga, max, vic, stan, workspace, write } = await team()
  const percent = await write(max, '100% sure')
  const find = async (caller: Caller, q: string) => caller.call(searchMessages, { workspaceId: workspace.id, q })
  expect((await find(vic, 'BOILER')).body).toHaveLength(1)
  expect((await find(vic, '0%')).body.map(({ id }) => id)).toEqual([percent.body.id])
  await olga.call(deleteMessage, { messageId: percent.body.id })
  expect((await find(vic, '0%')).body).toEqual([])
  expect((await find(vic, 'a')).status).toBe(400)
  expect((await find(stan, 'boiler')).status).toBe(404)
})

test('a file that is not there is not sent along in silence: the message is refused, and nothing of it stands', async () => {
  const { max, vic, write, read } = await team()
  const refused = await write(max, 'See the plan', { referenceFileId: 99 })
  expect([refused.status, refused.error.error]).toEqual([404, 'There is no such file in this workspace. Send the message without it.'])
  expect(await read(vic)).toEqual(['Good morning. The boiler knocks.'])
})
