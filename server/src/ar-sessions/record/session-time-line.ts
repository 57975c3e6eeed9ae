import * as z from 'zod'
import type { SessionLine } from '#contract/ar-sessions-record.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { drawnAfter, momentsAfter } from './session-time-line-store.ts'

/** The last moment and the last mark that were told: each of the two is read on from where it stands. */
const Position = z.strictObject({ moment: z.int().nonnegative(), mark: z.int().nonnegative() })

interface Placed {
  line: SessionLine
  at: Date
  /** Where one stands after this line. */
  position: Partial<z.infer<typeof Position>>
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

/** A page of what happened in a session and what was drawn. However much that was, no more is read of it than a page. */
export const timeLinePage = async (
  db: Queryable,
  sessionId: number,
  cursor: string | undefined,
  limit: number,
): Promise<Page<SessionLine>> => {
  const from = decodeCursor(Position, cursor) ?? { moment: 0, mark: 0 }
  const moments = (await momentsAfter(db, sessionId, from.moment, limit + 1)).map(
    ({ id, kind, by, at }): Placed => ({ line: { type: 'moment', id, kind, by, at: at.toISOString() }, at, position: { moment: id } }),
  )
  const drawn = (await drawnAfter(db, sessionId, from.mark, limit + 1)).map(
    ({ id, lastId, by, from: at, until, counts }): Placed => ({
      line: { type: 'drawn', id, by, from: at.toISOString(), until: until.toISOString(), counts },
      ...{ at, position: { mark: lastId } },
    }),
  )
  const lines = merged(moments, drawn, limit + 1)
  const told = Object.assign(from, ...lines.slice(0, limit).map(({ position }) => position))
  const { items, nextCursor } = pageOf(lines, limit, () => told)
  return { items: items.map(({ line }) => line), nextCursor }
}
