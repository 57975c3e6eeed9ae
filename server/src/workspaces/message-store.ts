import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { messageReactions, workspaceMessages } from './workspace-tables.ts'

export type MessageRow = typeof workspaceMessages.$inferSelect
export type NewMessage = typeof workspaceMessages.$inferInsert

const replied = alias(workspaceMessages, 'replied')
const repliedSender = alias(accounts, 'replied_sender')

const messages = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      message: workspaceMessages,
      sender: { name: accounts.name, email: accounts.email },
      replied: { id: replied.id, messageContent: replied.messageContent, deletedAt: replied.deletedAt },
      repliedName: repliedSender.name,
    })
    .from(workspaceMessages)
    .leftJoin(accounts, eq(accounts.id, workspaceMessages.accountId))
    .leftJoin(replied, eq(replied.id, workspaceMessages.replyToId))
    .leftJoin(repliedSender, eq(repliedSender.id, replied.accountId))
    .where(where)
export type SentMessage = Awaited<ReturnType<typeof messages>>[number]

const isOf = (workspaceId: number) => eq(workspaceMessages.workspaceId, workspaceId)

/** Oldest first: the newest, those before a message, or those after one. */
export const pageOfMessages = async (
  db: Queryable,
  { workspaceId, before, after, limit }: { workspaceId: number; before: number | undefined; after: number | undefined; limit: number },
): Promise<SentMessage[]> => {
  const where = and(
    isOf(workspaceId),
    before === undefined ? undefined : lt(workspaceMessages.id, before),
    after === undefined ? undefined : gt(workspaceMessages.id, after),
  )
  if (after !== undefined) return messages(db, where).orderBy(asc(workspaceMessages.id)).limit(limit)
  return (await messages(db, where).orderBy(desc(workspaceMessages.id)).limit(limit)).toReversed()
}

export const messageById = async (db: Queryable, messageId: number): Promise<SentMessage | undefined> => {
  const [row] = await messages(db, eq(workspaceMessages.id, messageId))
  return row
}

/** What somebody's browser sent before under this id. */
export const messageOfClient = async (db: Queryable, workspaceId: number, accountId: string, clientId: string) => {
  const [row] = await messages(
    db,
    and(isOf(workspaceId), eq(workspaceMessages.accountId, accountId), eq(workspaceMessages.clientId, clientId)),
  )
  return row
}

export const messagesWith = (db: Queryable, workspaceId: number, q: string, before: number | undefined, limit: number) =>
  messages(
    db,
    and(
      isOf(workspaceId),
      isNull(workspaceMessages.deletedAt),
      sql`${workspaceMessages.messageContent} ilike ${containing(q)}`,
      before === undefined ? undefined : lt(workspaceMessages.id, before),
    ),
  )
    .orderBy(desc(workspaceMessages.id))
    .limit(limit)
    .execute()

export const insertMessage = async (tx: Transaction, message: NewMessage): Promise<number> => {
  const [row] = await tx.insert(workspaceMessages).values(message).returning({ id: workspaceMessages.id })
  if (!row) throw new Error('the message was not written')
  return row.id
}

export const changeWords = async (tx: Transaction, messageId: number, messageContent: string): Promise<void> => {
  await tx.update(workspaceMessages).set({ messageContent, editedAt: sql`now()` }).where(eq(workspaceMessages.id, messageId))
}

/** What was said goes, and with it who was named and what others made of it. */
export const takeWordsAway = async (tx: Transaction, messageId: number): Promise<void> => {
  await tx.delete(messageReactions).where(eq(messageReactions.messageId, messageId))
  await tx
    .update(workspaceMessages)
    .set({ messageContent: '', mentions: [], referenceFileId: null, deletedAt: sql`now()` })
    .where(eq(workspaceMessages.id, messageId))
}

export const setReaction = async (tx: Transaction, row: { messageId: number; accountId: string; reaction: string }, isOn: boolean) => {
  const { messageId, accountId, reaction } = row
  if (isOn) await tx.insert(messageReactions).values(row).onConflictDoNothing()
  else
    await tx
      .delete(messageReactions)
      .where(
        and(eq(messageReactions.messageId, messageId), eq(messageReactions.accountId, accountId), eq(messageReactions.reaction, reaction)),
      )
}

/** Who made what of these messages, first come first. */
export const reactionsTo = (db: Queryable, messageIds: readonly number[]) =>
  db
    .select({ messageId: messageReactions.messageId, reaction: messageReactions.reaction, name: accounts.name, email: accounts.email })
    .from(messageReactions)
    .innerJoin(accounts, eq(accounts.id, messageReactions.accountId))
    .where(inArray(messageReactions.messageId, [...messageIds]))
    .orderBy(asc(messageReactions.createdAt), asc(accounts.id))

export const namesOf = (db: Queryable, accountIds: readonly string[]) =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))

/** All that an account wrote, as it is handed out. */
export const messagesOfAccount = (db: Queryable, accountId: string): Promise<MessageRow[]> =>
  db.select().from(workspaceMessages).where(eq(workspaceMessages.accountId, accountId)).orderBy(asc(workspaceMessages.id))

/** The words of who deletes his account go; the places stay, so that the others' answers make sense. */
export const forgetMessagesOf = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx
    .update(workspaceMessages)
    .set({
      messageContent: '',
      mentions: [],
      referenceFileId: null,
      deletedAt: sql`coalesce(${workspaceMessages.deletedAt}, now())`,
      accountId: null,
    })
    .where(eq(workspaceMessages.accountId, accountId))
  await tx
    .update(workspaceMessages)
    .set({ mentions: sql`array_remove(${workspaceMessages.mentions}, ${accountId}::uuid)` })
    .where(sql`${accountId}::uuid = any(${workspaceMessages.mentions})`)
}
