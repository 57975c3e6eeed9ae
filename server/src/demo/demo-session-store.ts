import { and, eq } from 'drizzle-orm'
import { arMessages, arNotes } from '../ar-sessions/record/session-record-tables.ts'
import { arSessionMoments, arSessionStays, arSessions } from '../ar-sessions/session-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'

type Row<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'sessionId'>

/** All that is kept of one sample session. */
export interface WrittenSession {
  session: typeof arSessions.$inferInsert
  moments: readonly Row<typeof arSessionMoments>[]
  stays: readonly Row<typeof arSessionStays>[]
  messages: readonly Row<typeof arMessages>[]
  notes: readonly Row<typeof arNotes>[]
}

export const hasSessions = async (db: Queryable, expertId: number): Promise<boolean> =>
  (await db.$count(arSessions, eq(arSessions.expertId, expertId))) > 0

export const serviceIdByTitle = async (db: Queryable, expertId: number, title: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.expertId, expertId), eq(services.title, title)))
  return row?.id
}

export const insertSampleSession = async (tx: Transaction, { session, moments, stays, messages, notes }: WrittenSession): Promise<void> => {
  const [row] = await tx.insert(arSessions).values(session).returning({ id: arSessions.id })
  if (!row) throw new Error('a sample session was not written')
  const { id: sessionId } = row
  if (moments.length > 0) await tx.insert(arSessionMoments).values(moments.map(each => ({ ...each, sessionId })))
  if (stays.length > 0) await tx.insert(arSessionStays).values(stays.map(each => ({ ...each, sessionId })))
  if (messages.length > 0) await tx.insert(arMessages).values(messages.map(each => ({ ...each, sessionId })))
  if (notes.length > 0) await tx.insert(arNotes).values(notes.map(each => ({ ...each, sessionId })))
}
