import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { liveMessages, liveRooms } from '../events/event-tables.ts'

/** Said when a room has a new message; the payload is the room. */
export const LIVE_CHANNEL = 'onhand_live'

export interface LiveMessage {
  seq: number
  event: unknown
}

/** Puts an event into a room, numbered by the database. */
export const appendToRoom = async (tx: Transaction, room: string, event: unknown): Promise<void> => {
  const [row] = await tx
    .insert(liveRooms)
    .values({ room, seq: 1 })
    .onConflictDoUpdate({ target: liveRooms.room, set: { seq: sql`${liveRooms.seq} + 1` } })
    .returning({ seq: liveRooms.seq })
  if (!row) throw new Error(`room ${room} gave no sequence number`)
  await tx.insert(liveMessages).values({ room, seq: row.seq, event })
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${room})`)
}

/** The last sequence number of a room; 0 when nothing was ever said there. */
export const lastSeq = async (db: Queryable, room: string): Promise<number> => {
  const [row] = await db.select({ seq: liveRooms.seq }).from(liveRooms).where(eq(liveRooms.room, room))
  return row?.seq ?? 0
}

/** What a room said after a sequence number, oldest first. */
export const messagesAfter = (db: Queryable, room: string, after: number, limit: number): Promise<LiveMessage[]> =>
  db
    .select({ seq: liveMessages.seq, event: liveMessages.event })
    .from(liveMessages)
    .where(and(eq(liveMessages.room, room), gt(liveMessages.seq, after)))
    .orderBy(asc(liveMessages.seq))
    .limit(limit)

/** Forgets what nobody will catch up on any more; a browser that was away longer is told to fetch anew. */
export const forgetMessages = async (db: Queryable, olderThan: Date): Promise<void> => {
  await db.delete(liveMessages).where(lt(liveMessages.createdAt, olderThan))
}
