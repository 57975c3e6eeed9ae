import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Mail } from './mail.ts'
import { mails } from './mail-tables.ts'

export type MailRow = typeof mails.$inferSelect

/** Begins the failure of a mail that the recipient's server will never take: trying again would only annoy it. */
export const REFUSED = 'refused: '

export const insertMail = async (tx: Transaction, mail: Mail): Promise<number> => {
  const { to, subject, text, html, replyTo } = mail
  const [row] = await tx
    .insert(mails)
    .values({ recipient: to, subject, body: text, html, replyTo: replyTo ?? null })
    .returning({ id: mails.id })
  if (!row) throw new Error('the mail was not written')
  return row.id
}

/** A mail that did not leave yet, kept from other senders until the transaction ends; undefined when it left or another is sending it. */
export const takeUnsent = async (tx: Transaction, mailId: number): Promise<MailRow | undefined> => {
  const [row] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
    .for('update', { skipLocked: true })
  return row
}

export const markSent = async (tx: Transaction, mailId: number): Promise<void> => {
  await tx.update(mails).set({ sentAt: sql`now()`, failure: null }).where(eq(mails.id, mailId))
}

export const markFailed = async (db: Queryable, mailId: number, failure: string): Promise<void> => {
  await db.update(mails).set({ failure }).where(eq(mails.id, mailId))
}

/** Mails between two ages that did not leave and may still, oldest first. */
export const unsentBetween = async (db: Queryable, from: Date, to: Date, limit: number): Promise<number[]> => {
  const mayLeave = or(isNull(mails.failure), sql`not starts_with(${mails.failure}, ${REFUSED})`)
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), gt(mails.createdAt, from), lt(mails.createdAt, to), mayLeave))
    .orderBy(mails.id)
    .limit(limit)
  return rows.map(row => row.id)
}

export const newestMails = (db: Queryable, limit: number): Promise<MailRow[]> =>
  db.select().from(mails).orderBy(desc(mails.id)).limit(limit)

export const forgetMails = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(mails).where(lt(mails.createdAt, before))
}

/** What was mailed to an address, without the words: links in them may still open something. */
export const mailsTo = (db: Queryable, recipient: string) =>
  db.select({ subject: mails.subject, createdAt: mails.createdAt }).from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id)

export const forgetMailsTo = async (tx: Transaction, recipient: string): Promise<void> => {
  await tx.delete(mails).where(eq(mails.recipient, recipient))
}
