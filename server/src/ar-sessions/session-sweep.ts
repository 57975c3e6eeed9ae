import * as z from 'zod'
import type { FileService } from '../files/file-service.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { eachByItself } from '../platform/jobs/each-by-itself.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { revokeLinks } from './guest-link-store.ts'
import { endHeld } from './session-booking.ts'
import { endForgotten, FORGOTTEN_AFTER_MS } from './session-connection.ts'
import { sessionEvent } from './session-events.ts'
import { forgetClient, forgetWords, guestSessionsToForget } from './session-forgetting-store.ts'
import { endSession } from './session-moves.ts'
import { sessionsWithForgottenStays } from './session-stay-store.ts'
import { lockSession, type SessionRow } from './session-store.ts'
import {
  DAY_BEFORE_MS,
  emptySessions,
  markReminded,
  missedSessions,
  SOON_MS,
  sessionsHeldTooLong,
  sessionsToRemindOf,
} from './session-sweep-store.ts'

/** At most so many of each in one round; the next one takes the rest. */
const SWEPT_MAX = 1_000
const FORMER_GUEST = 'Former guest'

/** Which reminder there is to tell at this moment; null when it was told, or the session has moved on. */
const reminderOf = ({ session }: SessionRow, now: Date): 'day' | 'soon' | null => {
  const { status, heldUntil, startsAt, remindedOf } = session
  const leftMs = startsAt.getTime() - now.getTime()
  if (status !== 'scheduled' || heldUntil !== null || leftMs <= 0) return null
  if (leftMs <= SOON_MS) return remindedOf === 'soon' ? null : 'soon'
  return leftMs > DAY_BEFORE_MS[0] && leftMs <= DAY_BEFORE_MS[1] && remindedOf === null ? 'day' : null
}

const remind = async (tx: Transaction, sessionId: number, now: Date): Promise<void> => {
  const row = await lockSession(tx, sessionId)
  const reminder = row && reminderOf(row, now)
  if (!row || !reminder) return
  await markReminded(tx, sessionId, reminder)
  await publish(tx, sessionEvent('session-near', row, 'system', { isSoon: reminder === 'soon' }))
}

/** A client without an account is forgotten: nobody else would ask for it. */
const forgetGuest = async (tx: Transaction, files: FileService, sessionId: number, now: Date): Promise<void> => {
  await lockSession(tx, sessionId)
  if ((await guestSessionsToForget(tx, now, 1, sessionId)).length === 0) return
  const blobIds = await forgetWords(tx, [sessionId], 'client')
  await forgetClient(tx, [sessionId], FORMER_GUEST)
  await revokeLinks(tx, sessionId)
  await files.discard(tx, blobIds)
}

/** Goes round once: ends what time has ended, and reminds of what is near. Each is looked at again once it is held. */
export const sweepSessions = async (database: Database, files: FileService, now: Date, signal: AbortSignal): Promise<void> => {
  const each = (found: readonly { id: number }[], work: (tx: Transaction, id: number) => Promise<unknown>) =>
    eachByItself(found, signal, ({ id }) => database.transaction(tx => work(tx, id)))
  const endStays = async (tx: Transaction, id: number) => {
    const row = await lockSession(tx, id)
    if (row) await endForgotten(tx, row.session, now)
  }
  // Moved meanwhile, or somebody has come back: what was found is asked for once more.
  const endIf = (find: typeof missedSessions) => async (tx: Transaction, id: number) => {
    const row = await lockSession(tx, id)
    if (row && (await find(tx, now, 1, id)).length > 0) await endSession(tx, row, 'system')
  }
  await eachByItself(
    [
      async () => each(await sessionsHeldTooLong(database.query, now, SWEPT_MAX), endHeld),
      async () => each(await missedSessions(database.query, now, SWEPT_MAX), endIf(missedSessions)),
      // Before it is asked who is in them.
      async () => each(await sessionsWithForgottenStays(database.query, new Date(now.getTime() - FORGOTTEN_AFTER_MS), SWEPT_MAX), endStays),
      async () => each(await emptySessions(database.query, now, SWEPT_MAX), endIf(emptySessions)),
      async () => each(await sessionsToRemindOf(database.query, now, SWEPT_MAX), (tx, id) => remind(tx, id, now)),
      async () => each(await guestSessionsToForget(database.query, now, SWEPT_MAX), (tx, id) => forgetGuest(tx, files, id, now)),
    ],
    signal,
    step => step(),
  )
}

export const createSessionSweep = (database: Database, files: FileService): JobKind => ({
  queue: 'sweep-sessions',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '* * * * *',
  work: (_input, signal) => sweepSessions(database, files, new Date(), signal),
})
