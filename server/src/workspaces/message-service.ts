import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { type WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import {
  type deleteMessage,
  type editMessage,
  type listMessages,
  MESSAGES_PER_PAGE,
  type markMessagesRead,
  type reactToMessage,
  type searchMessages,
  type sendMessage,
  type WorkspaceMessage,
} from '#contract/workspaces-messages.ts'
import { mayInWorkspace, type WorkspaceRight } from '#contract/workspaces-rights.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { appendToRoom } from '../platform/live/live-store.ts'
import { filesById } from './files/workspace-file-store.ts'
import {
  changeWords,
  insertMessage,
  messageById,
  messageOfClient,
  messagesWith,
  pageOfMessages,
  type SentMessage,
  setReaction,
  takeWordsAway,
} from './message-store.ts'
import { messageView, messageViews } from './message-view.ts'
import { inWorkspace } from './workspace-access.ts'
import { type WorkspaceTidings, workspaceEvent } from './workspace-events.ts'
import { requireRight, requireSeen } from './workspace-policy.ts'
import { noteRead, participantsOf, standingIn, type WorkspaceRow } from './workspace-store.ts'

/** The chat of a workspace. */
export interface MessageService {
  list(actor: Actor, input: ParsedInputOf<typeof listMessages>): Promise<WorkspaceMessage[]>
  search(actor: Actor, input: ParsedInputOf<typeof searchMessages>): Promise<WorkspaceMessage[]>
  send(actor: Actor, input: ParsedInputOf<typeof sendMessage>): Promise<WorkspaceMessage>
  edit(actor: Actor, input: ParsedInputOf<typeof editMessage>): Promise<WorkspaceMessage>
  delete(actor: Actor, input: ParsedInputOf<typeof deleteMessage>): Promise<WorkspaceMessage>
  react(actor: Actor, input: ParsedInputOf<typeof reactToMessage>): Promise<WorkspaceMessage>
  markRead(actor: Actor, input: ParsedInputOf<typeof markMessagesRead>): Promise<{ lastReadMessageId: number }>
}

const MESSAGE_NOT_FOUND = 'There is no such message here any more.'
/** Of what a notification quotes. */
const QUOTED_CHARACTERS = 280

const requireReader = async (db: Queryable, actor: Actor, workspaceId: number): Promise<void> =>
  void requireRight(await standingIn(db, workspaceId, requireAccount(actor).accountId), 'read')

const requireMessage = async (db: Queryable, messageId: number): Promise<SentMessage> => {
  const row = await messageById(db, messageId)
  if (!row) throw new AppError('not_found', MESSAGE_NOT_FOUND)
  return row
}

/** Says a message as it is now to everybody who listens. */
const say = async (
  tx: Transaction,
  type: Parameters<typeof workspaceEvent>[0],
  {
    workspace,
    by,
    messageId,
    told,
  }: { workspace: WorkspaceRow; by: Parameters<typeof workspaceEvent>[2]; messageId: number; told?: WorkspaceTidings },
): Promise<WorkspaceMessage> => {
  const message = await messageView(tx, await requireMessage(tx, messageId))
  const live: WorkspaceLiveEvent = { type: 'message-changed', message, isNew: type === 'message-sent' }
  await publish(tx, workspaceEvent(type, workspace, by, { live, told: { messageId, ...told } }))
  return message
}

const FILE_NOT_FOUND = 'There is no such file in this workspace. Send the message without it.'

const sendFor =
  (database: Database): MessageService['send'] =>
  (actor, { workspaceId, clientId, messageContent, messageType, replyToId, referenceFileId, mentions = [] }) =>
    inWorkspace(database, actor, { workspaceId, right: 'write' }, async ({ tx, workspace, account }) => {
      const { accountId } = account
      const known = clientId === undefined ? undefined : await messageOfClient(tx, workspaceId, accountId, clientId)
      if (known) return messageView(tx, known)
      if (replyToId != null && (await requireMessage(tx, replyToId)).message.workspaceId !== workspaceId)
        throw new AppError('not_found', MESSAGE_NOT_FOUND)
      if (referenceFileId != null && (await filesById(tx, [referenceFileId]))[0]?.file.workspaceId !== workspaceId)
        throw new AppError('not_found', FILE_NOT_FOUND)
      const people = await participantsOf(tx, workspaceId)
      const named = people.filter(({ id }) => mentions.includes(id)).map(person => person.accountId)
      const messageId = await insertMessage(tx, {
        ...{ workspaceId, accountId, messageContent, messageType, mentions: named },
        ...{ clientId: clientId ?? null, replyToId: replyToId ?? null, referenceFileId: referenceFileId ?? null },
      })
      // Who writes has read what stands above.
      await noteRead(tx, workspaceId, accountId, messageId)
      const told = { accountIds: named, words: messageContent.slice(0, QUOTED_CHARACTERS) }
      return say(tx, 'message-sent', { workspace, by: account, messageId, told })
    })

/** Changes one message as who may: found first, then looked at again while its workspace is kept. */
const createChange =
  (database: Database) =>
  async (
    actor: Actor,
    { messageId, right }: { messageId: number; right: WorkspaceRight },
    type: 'message-edited' | 'message-deleted' | 'message-reacted',
    work: (tx: Transaction, found: { row: SentMessage; accountId: string; mayModerate: boolean }) => Promise<void>,
  ): Promise<WorkspaceMessage> => {
    const { accountId: asking } = requireAccount(actor)
    const { workspaceId } = (await requireMessage(database.query, messageId)).message
    requireSeen(await standingIn(database.query, workspaceId, asking), MESSAGE_NOT_FOUND)
    return inWorkspace(database, actor, { workspaceId, right }, async ({ tx, workspace, account, role }) => {
      const row = await requireMessage(tx, messageId)
      await work(tx, { row, accountId: account.accountId, mayModerate: mayInWorkspace(role, 'moderate') })
      return say(tx, type, { workspace, by: account, messageId })
    })
  }

const requireWords = ({ message }: SentMessage): void => {
  if (message.deletedAt !== null) throw new AppError('conflict', 'This message was deleted.')
}

export const createMessageService = (database: Database): MessageService => {
  const change = createChange(database)
  return {
    list: (actor, { workspaceId, limit, before, after }) =>
      database.snapshot(async tx => {
        await requireReader(tx, actor, workspaceId)
        return messageViews(tx, await pageOfMessages(tx, { workspaceId, before, after, limit }))
      }),
    search: (actor, { workspaceId, q, before }) =>
      database.snapshot(async tx => {
        await requireReader(tx, actor, workspaceId)
        return messageViews(tx, await messagesWith(tx, workspaceId, q, before, MESSAGES_PER_PAGE))
      }),
    send: sendFor(database),
    edit: (actor, { messageId, messageContent }) =>
      change(actor, { messageId, right: 'changeOwn' }, 'message-edited', async (tx, { row, accountId }) => {
        requireWords(row)
        if (row.message.accountId !== accountId) throw new AppError('forbidden', 'Only who wrote a message changes its words.')
        await changeWords(tx, messageId, messageContent)
      }),
    delete: (actor, { messageId }) =>
      change(actor, { messageId, right: 'changeOwn' }, 'message-deleted', async (tx, { row, accountId, mayModerate }) => {
        if (row.message.accountId !== accountId && !mayModerate)
          throw new AppError('forbidden', 'Only who wrote a message, or an owner, deletes it.')
        await takeWordsAway(tx, messageId)
      }),
    react: (actor, { messageId, reaction, isOn }) =>
      change(actor, { messageId, right: 'write' }, 'message-reacted', async (tx, { row, accountId }) => {
        requireWords(row)
        await setReaction(tx, { messageId, accountId, reaction }, isOn)
      }),
    markRead: (actor, { workspaceId, messageId }) => {
      const { accountId } = requireAccount(actor)
      return database.transaction(async tx => {
        await requireReader(tx, actor, workspaceId)
        if ((await messageById(tx, messageId))?.message.workspaceId !== workspaceId) throw new AppError('not_found', MESSAGE_NOT_FOUND)
        const participantId = await noteRead(tx, workspaceId, accountId, messageId)
        const read: WorkspaceLiveEvent | undefined =
          participantId === undefined ? undefined : { type: 'messages-read', participantId, messageId }
        if (read) await appendToRoom(tx, workspaceRoom(workspaceId), read)
        return { lastReadMessageId: messageId }
      })
    },
  }
}
