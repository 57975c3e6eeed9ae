import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { positiveInt } from './shared/primitives.ts'

/** Where mailed links lead. The token follows in the fragment (`#token`), and is opened by a POST. */
export const GUEST_LINK_PAGE = '/ar-sessions/join'

const SESSION_ID = 'Session ID must be a positive integer.'

/** A guest link is opened by hand, so that a mail scanner that looks at it opens nothing. */
export const openGuestLink = endpoint({
  method: 'POST',
  path: '/_api/ar/guest-links/open',
  summary: 'Opens the mailed link to one session: this browser is its guest from now on. A booking that was held is one with that.',
  access: 'public',
  input: z.object({
    token: z.string({ error: 'This link is not whole.' }).check(z.minLength(20, { error: 'This link is not whole.' }), z.maxLength(200)),
  }),
  output: z.object({ sessionId: z.int(), clientName: z.string() }),
  rateLimitPerMinute: 30,
})

export const createGuestLink = endpoint({
  method: 'POST',
  path: '/_api/ar/guest-links',
  summary:
    "The client's own link to a session, to open it on another device without signing in there. It ends with the session, and when it is revoked.",
  access: 'signed-in',
  input: z.object({ sessionId: positiveInt(SESSION_ID) }),
  output: z.object({ url: z.string() }),
  rateLimitPerMinute: 20,
})

export const revokeGuestLinks = endpoint({
  method: 'POST',
  path: '/_api/ar/guest-links/revoke',
  summary: 'Ends every link to a session: for its sides. Who is in it by a link leaves it.',
  access: 'signed-in',
  input: z.object({ sessionId: positiveInt(SESSION_ID) }),
  output: z.object({ revoked: z.int() }),
})

/** Sends the client of a visitor's booking the mail with the link again. */
export const sendGuestLink = endpoint({
  method: 'POST',
  path: '/_api/ar/guest-links/send',
  summary:
    'Mails the link of a booking without an account again, to the address of the booking. The answer tells nothing of whether there is one.',
  access: 'public',
  input: z.object({ sessionId: positiveInt(SESSION_ID) }),
  output: z.object({ isAsked: z.literal(true) }),
  rateLimitPerMinute: 5,
})
