import * as z from 'zod'
import type { EventConsumer } from '../platform/events/dispatcher.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { isOpenToLinks, makeGuestLink } from './guest-link.ts'
import { SESSION_SUBJECT } from './session-events.ts'
import { type GuestHouse, guestLetters } from './session-letters.ts'
import { sessionById } from './session-store.ts'

const Payload = z.object({ live: z.object({ sessionId: z.int(), revision: z.int() }) })

/** The dispatcher's consumer that mails a client without an account what accounts are notified of. What has moved on since is told by the later event. */
export const createGuestLetterConsumer =
  (mail: MailPort, house: GuestHouse): EventConsumer =>
  async (tx, { subject, type, payload }) => {
    const write = Object.hasOwn(guestLetters, type) ? guestLetters[type] : undefined
    if (!write || !subject.startsWith(SESSION_SUBJECT)) return
    const { sessionId, revision } = Payload.parse(payload).live
    const row = await sessionById(tx, sessionId)
    // Nobody has proved the address of a booking that was never confirmed.
    if (!row || row.session.clientAccountId !== null || row.session.heldUntil !== null || row.session.revision !== revision) return
    // A former member has no address any more.
    if (row.session.clientEmail === '') return
    const url = isOpenToLinks(row) ? await makeGuestLink(tx, house.base, sessionId) : undefined
    await mail.send(tx, write(house, row, url))
  }
