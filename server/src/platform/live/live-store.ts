import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { liveMessages, liveRooms } from '../events/event-tables.ts'

/** Said when a room has a new message; the payload is the room. */
export const LIVE_CHANNEL = 'onhand_live'

export interface LiveMessage {
  seq: number
  event: unknown
}

/** An event for a room, as somebody says it. */
export interface RoomMessage {
  room: string
  event: unknown
}

/**
 * Puts events into rooms, numbered by the database, in one statement however many they are. What is said in one room keeps the order of
 * the list. Rooms are locked in the order of their names until the transaction ends, so that two such calls never wait for each other.
 */
export const appendToRooms = async (tx: Transaction, messages: readonly RoomMessage[]): Promise<void> => {
  if (messages.length === 0) return
  const rooms = sql.param(messages.map(({ room }) => room))
  const events = sql.param(messages.map(({ event }) => JSON.stringify(event)))
  await tx.execute(sql`
    with said as materialized (
      select room, event, count(*) over (partition by room order by place) as turn
      from unnest(${rooms}::text[], ${events}::text[]) with ordinality as given(room, event, place)
    ),
    spoken as (select room, max(turn) as turns from said group by room),
    numbered as (
      insert into ${liveRooms} as known (room, seq) select room, turns from spoken order by room
      on conflict (room) do update set seq = known.seq + excluded.seq
      returning room, seq
    ),
    kept as (
      insert into ${liveMessages} (room, seq, event)
      select room, numbered.seq - turns + turn, event::jsonb from said join spoken using (room) join numbered using (room)
    )
    select pg_notify(${LIVE_CHANNEL}, room) from numbered`)
}

/** A room's name never begins so. */
const ASK_AGAIN = '!'
/** The room that the database's word is about, when it is that those in it are to be asked again whether they may be. */
export const roomToAskAgain = (payload: string): string | undefined => (payload.startsWith(ASK_AGAIN) ? payload.slice(1) : undefined)

/** A right to be in this room was taken away: at the commit every node asks again for each who is there, and shows out who may not be. */
export const askAgainInRoom = async (tx: Transaction, room: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${ASK_AGAIN + room})`)
}

/** Puts an event into a room. */
export const appendToRoom = (tx: Transaction, room: string, event: unknown): Promise<void> => appendToRooms(tx, [{ room, event }])

/** The last sequence number of a room; 0 when nothing was ever said there. */
export const lastSeq = async (db: Queryable, room: string): Promise<number> => {
  const [row] = await db.select({ seq: liveRooms.seq }).from(liveRooms).where(eq(liveRooms.room, room))
  return row?.seq ?? 0
}

/** What each of these rooms said after a sequence number, oldest first; a room that said nothing is missing. In one query. */
export const messagesAfterEach = async (
  db: Queryable,
  asked: readonly { room: string; after: number }[],
  limitEach: number,
): Promise<Map<string, LiveMessage[]>> => {
  const rooms = sql.param(asked.map(({ room }) => room))
  const afters = sql.param(asked.map(({ after }) => after))
  const { rows } = await db.execute<{ room: string; seq: number; event: unknown }>(sql`
    select asked.room, said.seq, said.event from unnest(${rooms}::text[], ${afters}::int[]) as asked(room, after)
    cross join lateral (
      select seq, event from ${liveMessages} where room = asked.room and seq > asked.after order by seq limit ${limitEach}
    ) said
    order by asked.room, said.seq`)
  const found = new Map<string, LiveMessage[]>()
  for (const { room, seq, event } of rows) {
    const said = found.get(room)
    if (said) said.push({ seq, event })
    else found.set(room, [{ seq, event }])
  }
  return found
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

/**
 * Forgets rooms and what was said in them. Waits for nobody: who holds a room may wait for the caller. What is said in one just now is
 * forgotten with all that is old.
 */
export const forgetRooms = async (tx: Transaction, rooms: readonly string[]): Promise<void> => {
  const free = tx
    .select({ room: liveRooms.room })
    .from(liveRooms)
    .where(inArray(liveRooms.room, [...rooms]))
    .for('update', { skipLocked: true })
  const gone = await tx.delete(liveRooms).where(inArray(liveRooms.room, free)).returning({ room: liveRooms.room })
  const names = gone.map(({ room }) => room)
  await tx.delete(liveMessages).where(inArray(liveMessages.room, names))
}
