import { createHash, randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { GUEST_LINK_PAGE } from '#contract/ar-sessions-guests.ts'
import type { Transaction } from '../platform/database/database.ts'
import { insertGuestLink } from './guest-link-store.ts'
import type { SessionRow } from './session-store.ts'
import { statusNow } from './session-view.ts'

const TOKEN_BYTES = 32
/** A guest reads the record of his session for so long; there is no other way for him to it. */
const RECORD_DAYS = 30
const DAY_MS = 86_400_000

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a link to a session: where it leads. The token is in the fragment, which no server and no log ever sees. */
export const makeGuestLink = async (tx: Transaction, base: string, sessionId: number, isAskedFor = false): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertGuestLink(tx, { id: uuidv7(), sessionId, tokenHash: hashOf(token), isAskedFor })
  return `${base}${GUEST_LINK_PAGE}#${token}`
}

/** Whether links lead into a session: until it is over; the client who has no other way to it reads its record, or why it was cancelled, for a while. */
export const isOpenToLinks = ({ session }: SessionRow): boolean => {
  const status = statusNow(session)
  if (status === 'scheduled' || status === 'active') return true
  if (session.clientAccountId !== null) return false
  // That it was cancelled, and why, is read until its time and a while after; what was never confirmed was nobody's.
  if (status === 'cancelled') return session.heldUntil === null && Date.now() - session.startsAt.getTime() < RECORD_DAYS * DAY_MS
  return session.endedAt !== null && Date.now() - session.endedAt.getTime() < RECORD_DAYS * DAY_MS
}
