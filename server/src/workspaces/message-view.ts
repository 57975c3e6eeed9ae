import { REACTIONS, type WorkspaceMessage } from '#contract/workspaces-messages.ts'
import type { Queryable } from '../platform/database/database.ts'
import { filesById } from './files/workspace-file-store.ts'
import { fileView } from './files/workspace-file-view.ts'
import { FORMER_PARTICIPANT } from './former-participant.ts'
import { namesOf, reactionsTo, type SentMessage } from './message-store.ts'

/** Messages as participants read them. */
export const messageViews = async (db: Queryable, rows: readonly SentMessage[]): Promise<WorkspaceMessage[]> => {
  const ids = rows.map(({ message }) => message.id)
  const reactions = ids.length > 0 ? await reactionsTo(db, ids) : []
  const named = [...new Set(rows.flatMap(({ message }) => message.mentions))]
  const names = new Map(named.length > 0 ? (await namesOf(db, named)).map(({ id, name }) => [id, name]) : [])
  const fileIds = rows.flatMap(({ message }) => message.referenceFileId ?? [])
  const files = new Map(fileIds.length > 0 ? (await filesById(db, fileIds)).map(row => [row.file.id, fileView(row)]) : [])
  return rows.map(({ message, sender, replied, repliedName }) => ({
    ...message,
    senderName: sender?.name ?? FORMER_PARTICIPANT,
    senderEmail: sender?.email ?? '',
    timestampSent: message.createdAt.toISOString(),
    editedAt: message.editedAt?.toISOString() ?? null,
    isDeleted: message.deletedAt !== null,
    referenceFile: files.get(message.referenceFileId ?? 0) ?? null,
    replyTo: replied && {
      id: replied.id,
      senderName: repliedName ?? FORMER_PARTICIPANT,
      messageContent: replied.messageContent.slice(0, 200),
      isDeleted: replied.deletedAt !== null,
    },
    mentions: message.mentions.flatMap(id => names.get(id) ?? []),
    reactions: REACTIONS.flatMap(reaction => {
      const by = reactions
        .filter(row => row.messageId === message.id && row.reaction === reaction)
        .map(({ name, email }) => ({ name, email }))
      return by.length > 0 ? [{ reaction, by }] : []
    }),
  }))
}

export const messageView = async (db: Queryable, row: SentMessage): Promise<WorkspaceMessage> => {
  const [view] = await messageViews(db, [row])
  if (!view) throw new Error('a message has a view')
  return view
}
