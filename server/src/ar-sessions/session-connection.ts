import type { Transaction } from '../platform/database/database.ts'
import { keepStays, openStays, type Stay } from './session-stay-store.ts'
import { changeSession, insertMoment, type SessionRow } from './session-store.ts'

type Counted = SessionRow['session']

const isBoth = (stays: readonly Stay[]): boolean =>
  stays.some(({ side }) => side === 'client') && stays.some(({ side }) => side === 'expert')

/** Whether both sides were in the call at the same time. */
export const haveMet = ({ connectedSince, connectedSeconds }: Counted): boolean => connectedSince !== null || connectedSeconds > 0

/** The two have parted: what they had is counted. A moment that both were there counts as a second. */
const part = async (tx: Transaction, { id, connectedSeconds, connectedSince }: Counted, now: Date): Promise<void> => {
  if (connectedSince === null) return
  const seconds = Math.max(1, Math.floor((now.getTime() - connectedSince.getTime()) / 1_000))
  await changeSession(tx, id, { connectedSince: null, connectedSeconds: connectedSeconds + seconds })
  await insertMoment(tx, id, 'parted')
}

/** Both are in the call of an active session from now on, or no longer. */
const settle = async (tx: Transaction, session: Counted, stays: readonly Stay[], now: Date): Promise<void> => {
  if (!isBoth(stays)) return part(tx, session, now)
  if (session.connectedSince !== null) return
  await changeSession(tx, session.id, { connectedSince: now })
  await insertMoment(tx, session.id, 'connected')
}

/** The session is active: who waited in the call is in it now. */
export const connect = async (tx: Transaction, session: Counted, now: Date): Promise<void> =>
  settle(tx, session, await openStays(tx, session.id), now)

/** The session is over: nobody is in its call any more. */
export const disconnect = async (tx: Transaction, session: Counted, now: Date): Promise<void> => {
  await part(tx, session, now)
  await keepStays(tx, session.id, [], now)
}

/** Only these are in the call. Time together counts while the session is active. */
export const changePresence = async (tx: Transaction, session: Counted, stays: readonly Stay[], now: Date): Promise<void> => {
  await keepStays(tx, session.id, stays, now)
  if (session.status === 'active') await settle(tx, session, stays, now)
}
