import { and, desc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Mail } from './mail.ts'
import { mailRefusals, mails } from './mail-tables.ts'

export type MailRow = typeof mails.$inferSelect

/** From so many mails on that its server refused for good, an address counts as one that no mail reaches. */
const REFUSALS_OF_THE_UNREACHABLE = 2

export const insertMail = async (tx: Transaction, mail: Mail): Promise<number> => {
  const { to, subject, text, html, replyTo, headers, calendar } = mail
  const [row] = await tx
    .insert(mails)
    .values({ recipient: to, subject, body: text, html, replyTo: replyTo ?? null, headers: headers ?? null, calendar: calendar ?? null })
    .returning({ id: mails.id })
  if (!row) throw new Error('the mail was not written')
  return row.id
}

/** A mail that may still leave, kept from other senders until the transaction ends; undefined when it left, was given up, or another sends it. */
export const takeUnsent = async (tx: Transaction, mailId: number): Promise<MailRow | undefined> => {
  const [row] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNotNull(mails.nextTryAt)))
    .for('update', { skipLocked: true })
  return row
}

export const markSent = async (tx: Transaction, mailId: number): Promise<void> => {
  await tx
    .update(mails)
    .set({ sentAt: sql`now()`, failure: null, nextTryAt: null, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId))
}

/** Why a mail did not leave, and when it is tried again: never where `nextTryAt` is null. */
export const markFailed = async (tx: Transaction, mailId: number, failed: { failure: string; nextTryAt: Date | null }): Promise<void> => {
  await tx
    .update(mails)
    .set({ ...failed, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId))
}

/** Mails whose time to be tried has come, longest waiting first. */
export const mailsDue = async (db: Queryable, now: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now)))
    .orderBy(mails.nextTryAt)
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
  await forgetRefusals(tx, recipient)
}

export const countRefusal = async (tx: Transaction, address: string, words: string): Promise<void> => {
  await tx
    .insert(mailRefusals)
    .values({ address, words, refusals: 1 })
    .onConflictDoUpdate({
      target: mailRefusals.address,
      set: { words, refusals: sql`${mailRefusals.refusals} + 1`, refusedAt: sql`now()` },
    })
}

export const forgetRefusals = async (db: Queryable, address: string): Promise<void> => {
  await db.delete(mailRefusals).where(eq(mailRefusals.address, address))
}

/** An address that was refused long ago may be somebody's by now: mail to it is tried again. */
export const forgetOldRefusals = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(mailRefusals).where(lt(mailRefusals.refusedAt, before))
}

/** What the server of an address said that takes no mail for it; undefined while mail may well reach it. */
export const unreachable = async (db: Queryable, address: string): Promise<{ words: string; refusedAt: Date } | undefined> => {
  const [row] = await db
    .select({ words: mailRefusals.words, refusedAt: mailRefusals.refusedAt })
    .from(mailRefusals)
    .where(and(eq(mailRefusals.address, address), gte(mailRefusals.refusals, REFUSALS_OF_THE_UNREACHABLE)))
  return row
}
