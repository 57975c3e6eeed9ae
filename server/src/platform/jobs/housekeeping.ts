import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { forgetDispatchedEvents } from '../events/event-store.ts'
import { forgetMessages } from '../live/live-store.ts'
import { forgetOldRefusals } from '../mail/mail-store.ts'
import type { JobKind } from './jobs.ts'

const DAY_MS = 86_400_000
/** A browser that was away longer fetches anew. */
const KEEP_MESSAGES_MS = DAY_MS
const KEEP_EVENTS_MS = 30 * DAY_MS
const KEEP_REFUSALS_MS = 180 * DAY_MS

/** Forgets, every hour, what nobody can ask for any more. */
export const createHousekeeping = (database: Database): JobKind => ({
  queue: 'housekeeping',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '17 * * * *',
  work: async () => {
    const now = Date.now()
    await forgetMessages(database.query, new Date(now - KEEP_MESSAGES_MS))
    await forgetDispatchedEvents(database.query, new Date(now - KEEP_EVENTS_MS))
    await forgetOldRefusals(database.query, new Date(now - KEEP_REFUSALS_MS))
  },
})
