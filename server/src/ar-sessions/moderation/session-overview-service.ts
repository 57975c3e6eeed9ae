import * as z from 'zod'
import type { ArSession } from '#contract/ar-sessions.ts'
import type { listAllArSessions } from '#contract/ar-sessions-moderation.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { decodeCursor, pageOf, RowId, RowMoment } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Actor, isAdmin } from '../../platform/identity/actor.ts'
import { roleOf } from '../session-policy.ts'
import { sessionView } from '../session-view.ts'
import { allSessionsBefore } from './session-overview-store.ts'

const Position = z.object({ startsAt: RowMoment, id: RowId })

/** Everybody's sessions, for admins; one's own among them as one's own. */
export type ListAllSessions = (actor: Actor, input: ParsedInputOf<typeof listAllArSessions>) => Promise<Page<ArSession>>

export const createSessionOverview =
  (database: Database): ListAllSessions =>
  async (actor, { q, status, cursor, limit }) => {
    if (!isAdmin(actor)) throw new AppError('forbidden', 'Only an admin may do this. Your own sessions are under AR Sessions.')
    const rows = await allSessionsBefore(database.query, { words: q, status }, decodeCursor(Position, cursor), limit + 1)
    const page = pageOf(rows, limit, ({ session }) => ({ startsAt: session.startsAt.toISOString(), id: session.id }))
    return { ...page, items: page.items.map(row => sessionView(row, roleOf(actor, row) ?? 'admin')) }
  }
