import * as z from 'zod'
import type { SessionLine } from '#contract/ar-sessions-record.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { drawnAfter, momentsAfter } from './session-time-line-store.ts'

/** The last moment and the last mark that were told: each of the two is read on from where it stands. */
const At = z.int().nonnegative().max(MAX_INT)
const Position = z.strictObject({ moment: At, mark: At })
type Position = z.infer<typeof Position>
const START: Position = { moment: 0, mark: 0 }

interface Placed {
  line: SessionLine
  at: Date
  /** Where one stands after this line. */
  position: Partial<Position>
}

/** Two lists that are in order, as one; what was drawn at the moment of something else comes after it. */
const merged = (moments: readonly Placed[], drawn: readonly Placed[], limit: number): Placed[] => {
  const lines: Placed[] = []
  let [moment, mark] = [0, 0]
  while (lines.length < limit) {
    const [one, other] = [moments[moment], drawn[mark]]
    if (one && (!other || one.at <= other.at)) {
      lines.push(one)
      moment += 1
    } else if (other) {
      lines.push(other)
      mark += 1
    } else break
  }
  return lines
}

const linesAfter = async (db: Queryable, sessionId: number, from: Position, limit: number): Promise<Placed[]> => {
  const moments = (await momentsAfter(db, sessionId, from.moment, limit)).map(
    ({ id, kind, by, at }): Placed => ({ line: { type: 'moment', id, kind, by, at: at.toISOString() }, at, position: { moment: id } }),
  )
  const drawn = (await drawnAfter(db, sessionId, from.mark, limit)).map(
    ({ id, lastId, by, from: at, until, counts }): Placed => ({
      line: { type: 'drawn', id, by, from: at.toISOString(), until: until.toISOString(), counts },
      ...{ at, position: { mark: lastId } },
    }),
  )
  return merged(moments, drawn, limit)
}

/**
 * A page of what happened in a session and what was drawn. No more is answered than a page, but for each of them the database looks at every mark
 * that comes after: which of them make a line is only known from all. Whoever wants the whole takes it at once, with `wholeTimeLine`.
 */
export const timeLinePage = async (
  db: Queryable,
  sessionId: number,
  cursor: string | undefined,
  limit: number,
): Promise<Page<SessionLine>> => {
  const from = decodeCursor(Position, cursor) ?? START
  const lines = await linesAfter(db, sessionId, from, limit + 1)
  const told: Position = Object.assign({ ...from }, ...lines.slice(0, limit).map(({ position }) => position))
  const { items, nextCursor } = pageOf(lines, limit, () => told)
  return { items: items.map(({ line }) => line), nextCursor }
}

/** All that happened in a session and all that was drawn, as of one moment where `db` is a snapshot. */
export const wholeTimeLine = async (db: Queryable, sessionId: number): Promise<SessionLine[]> =>
  (await linesAfter(db, sessionId, START, MAX_INT)).map(({ line }) => line)
