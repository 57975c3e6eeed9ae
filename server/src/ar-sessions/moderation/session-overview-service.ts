import * as z from 'zod'
import type { ArSession } from '#contract/ar-sessions.ts'
import type { listAllArSessions } from '#contract/ar-sessions-moderation.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { sessionView } from '../session-view.ts'
import { allSessionsBefore } from './session-overview-store.ts'

const Position = z.object({ startsAt: z.iso.datetime(), id: z.int().max(MAX_INT) })

/** Everybody's sessions, for admins (the endpoint lets nobody else in). */
export type ListAllSessions = (input: ParsedInputOf<typeof listAllArSessions>) => Promise<Page<ArSession>>

export const createSessionOverview =
  (database: Database): ListAllSessions =>
  async ({ q, status, cursor, limit }) => {
    const rows = await allSessionsBefore(database.query, { words: q, status }, decodeCursor(Position, cursor), limit + 1)
    const page = pageOf(rows, limit, ({ session }) => ({ startsAt: session.startsAt.toISOString(), id: session.id }))
    return { ...page, items: page.items.map(row => sessionView(row, 'admin')) }
  }
