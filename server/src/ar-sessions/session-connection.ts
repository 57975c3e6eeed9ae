import type { Transaction } from '../platform/database/database.ts'
import { endRecording } from './record/recording-end.ts'
import { endForgottenStays, keepStays, openStays, type Stay } from './session-stay-store.ts'
import { changeSession, insertMoment, type SessionRow, takeBackParting } from './session-store.ts'

type Counted = SessionRow['session']

/** Whoever is back within it was together with the other all the time, as the time line tells it. */
const SAME_TIME_MS = 60_000
/** Who is in a call is said anew every half minute (`PRESENCE_AGAIN_MS`): three times without is gone. */
export const FORGOTTEN_AFTER_MS = 90_000

const expertsIn = (stays: readonly Stay[]) => stays.flatMap(({ side, peerId }) => (side === 'expert' ? [peerId] : []))

/** Whether no page of the expert that could have recorded is in the call any more: one that was loaded anew is another one. */
const isRecorderGone = (before: readonly Stay[], now: readonly Stay[]): boolean => {
  const [were, are] = [expertsIn(before), expertsIn(now)]
  return are.length === 0 || (were.length > 0 && !were.some(peerId => are.includes(peerId)))
}

const stopRecording = (tx: Transaction, { id, title, status }: Counted) => endRecording(tx, { id, sessionTitle: title, status })

const isBoth = (stays: readonly Stay[]): boolean =>
  stays.some(({ side }) => side === 'client') && stays.some(({ side }) => side === 'expert')

/** Whether both sides were in the call at the same time. */
export const haveMet = ({ connectedSince, connectedSeconds }: Counted): boolean => connectedSince !== null || connectedSeconds > 0

/** The two have parted: what they had is counted. A moment that both were there counts as a second. */
const part = async (tx: Transaction, session: Counted, now: Date): Promise<Counted> => {
  const { id, connectedSeconds, connectedSince } = session
  if (connectedSince === null) return session
  const seconds = Math.max(1, Math.floor((now.getTime() - connectedSince.getTime()) / 1_000))
  const counted = { connectedSince: null, connectedSeconds: connectedSeconds + seconds }
  await changeSession(tx, id, counted)
  await insertMoment(tx, id, 'parted')
  return { ...session, ...counted }
}

/**
 * Whoever was not seen for a while has left when he was seen last: a server that was killed told of nobody's leaving. Time together ends there too.
 * Answers the session as it is after it.
 */
export const endForgotten = async (tx: Transaction, session: Counted, now: Date): Promise<Counted> => {
  const lastSeen = await endForgottenStays(tx, session.id, new Date(now.getTime() - FORGOTTEN_AFTER_MS))
  if (lastSeen === undefined) return session
  const left = await openStays(tx, session.id)
  if (expertsIn(left).length === 0) await stopRecording(tx, session)
  return isBoth(left) ? session : part(tx, session, lastSeen)
}

/** Both are in the call of an active session from now on, or no longer. */
const settle = async (tx: Transaction, session: Counted, stays: readonly Stay[], now: Date): Promise<void> => {
  if (!isBoth(stays)) return void (await part(tx, session, now))
  if (session.connectedSince !== null) return
  await changeSession(tx, session.id, { connectedSince: now })
  const isAsBefore = await takeBackParting(tx, session.id, new Date(now.getTime() - SAME_TIME_MS))
  if (!isAsBefore) await insertMoment(tx, session.id, 'connected')
}

/** The session is active: who waited in the call is in it now. */
export const connect = async (tx: Transaction, session: Counted, now: Date): Promise<void> =>
  settle(tx, session, await openStays(tx, session.id), now)

/** The session is over: nobody is in its call any more. */
export const disconnect = async (tx: Transaction, session: Counted, now: Date): Promise<void> => {
  await part(tx, await endForgotten(tx, session, now), now)
  await keepStays(tx, session.id, [], now)
}

/** Only these are in the call. Time together counts while the session is active. */
export const changePresence = async (tx: Transaction, known: Counted, stays: readonly Stay[], now: Date): Promise<void> => {
  const session = await endForgotten(tx, known, now)
  const before = await openStays(tx, session.id)
  await keepStays(tx, session.id, stays, now)
  if (session.status !== 'active') return
  if (isRecorderGone(before, stays)) await stopRecording(tx, session)
  await settle(tx, session, stays, now)
}
