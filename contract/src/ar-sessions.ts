import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { email, isoDateTime, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import type { Process } from './shared/process.ts'
import { timeZone } from './shared/time-zone.ts'

/** Slots stand on the hour, and a session takes one. */
export const SESSION_MINUTES = 60
/** A visitor's booking is held for so long; opening the mailed link makes it a booking. */
export const HOLD_MINUTES = 30
/** An expert may start a session so long before its time. */
export const START_EARLY_MINUTES = 15
/** Until so long before its time a client moves or cancels a session without being late. Later ones are told to the expert as late. */
export const LATE_CHANGE_HOURS = 2
/** A scheduled session that nobody started ends by itself so long after its time. */
export const MISSED_AFTER_MINUTES = 120
/** An active session in which nobody has been for so long ends by itself. */
export const EMPTY_AFTER_MINUTES = 30
const SESSIONS_PAGE_SIZE = 24
const TITLE_MAX = 200
const DESCRIPTION_MAX = 2_000
const REASON_MAX = 1_000

/** `completed`: both were connected; `ended`: they were not. */
export const AR_SESSION_STATUSES = ['scheduled', 'active', 'completed', 'ended', 'cancelled'] as const
export type ArSessionStatus = (typeof AR_SESSION_STATUSES)[number]
export const SESSION_SIDES = ['client', 'expert'] as const
export type SessionSide = (typeof SESSION_SIDES)[number]
/** Whoever may see a session: one of its sides, or an admin. */
export type SessionRole = SessionSide | 'admin'

/** The life of a session. The booked expert starts and ends it, or an admin; nobody else. */
export const AR_SESSION_PROCESS: Process<ArSessionStatus, SessionRole | 'system'> = {
  states: AR_SESSION_STATUSES,
  initial: 'scheduled',
  transitions: [
    { from: ['scheduled'], to: 'active', by: ['expert', 'admin'] },
    { from: ['active'], to: 'completed', by: ['expert', 'admin', 'system'] },
    // The system's: nobody started it, or nobody is in it any more.
    { from: ['active'], to: 'ended', by: ['expert', 'admin', 'system'] },
    { from: ['scheduled'], to: 'ended', by: ['system'] },
    { from: ['scheduled'], to: 'cancelled', by: ['client', 'expert', 'admin', 'system'] },
  ],
}

const LABELS: Record<ArSessionStatus, string> = {
  scheduled: 'Scheduled',
  active: 'Active',
  completed: 'Completed',
  ended: 'Ended',
  cancelled: 'Cancelled',
}
export const arSessionStatusLabel = (status: ArSessionStatus): string => LABELS[status]
/** Over, with a record to read. */
export const isOverSession = (status: ArSessionStatus): boolean => status === 'completed' || status === 'ended'

/** The filter's words; `completed` shows `ended` ones too. */
export const SESSION_FILTERS = ['scheduled', 'active', 'completed'] as const
export type SessionFilter = (typeof SESSION_FILTERS)[number]

/** What the time line of a session tells. `connected` and `parted`: when both sides were in the call, and no longer. */
export const SESSION_MOMENTS = [
  'booked',
  'moved',
  'cancelled',
  'started',
  'connected',
  'parted',
  'snapshot',
  'recording-started',
  'recording-stopped',
  'ended',
] as const
export type SessionMomentKind = (typeof SESSION_MOMENTS)[number]

const SESSION_ID = 'Session ID must be a positive integer.'
/** An id in a query: one that is not positive is as good as none. */
const lenientId = z.catch(z.optional(positiveIntText(SESSION_ID)), undefined)

/**
 * A session as one of its sides, or an admin, sees it. `role` is the reader's. `revision` counts its moves: whoever moves or cancels it says
 * which one was in view. Peer ids are those of who is in the call at the moment, given by the server.
 */
export const ArSession = z.object({
  id: z.int(),
  role: z.enum([...SESSION_SIDES, 'admin']),
  sessionTitle: z.string(),
  sessionDescription: z.nullable(z.string()),
  status: z.enum(AR_SESSION_STATUSES),
  revision: z.int(),
  scheduledAt: isoDateTime,
  /** `scheduledAt` and an hour. */
  endsAt: isoDateTime,
  clientName: z.string(),
  clientEmail: z.string(),
  /** Null while it is not known: a visitor's booking may not tell. */
  clientTimezone: z.nullable(z.string()),
  /** The client is here by a mailed link and has no account. */
  isGuestClient: z.boolean(),
  /** False while a visitor's booking is held: until `heldUntil` the mailed link makes it one. */
  isConfirmed: z.boolean(),
  heldUntil: z.nullable(isoDateTime),
  expertName: z.string(),
  expertEmail: z.string(),
  expertAvatarUrl: z.nullable(z.string()),
  expertTimezone: z.string(),
  serviceId: z.nullable(z.int()),
  serviceTitle: z.nullable(z.string()),
  projectId: z.nullable(z.int()),
  taskId: z.nullable(z.int()),
  expertPeerId: z.nullable(z.string()),
  clientPeerId: z.nullable(z.string()),
  startedAt: z.nullable(isoDateTime),
  endedAt: z.nullable(isoDateTime),
  /** Seconds in which both sides were in the call, counted on the server. */
  connectedSeconds: z.int(),
  /** Who cancelled it, and why; null while nobody has. */
  cancelled: z.nullable(z.object({ by: z.enum([...SESSION_SIDES, 'admin', 'system']), reason: z.string(), isLate: z.boolean() })),
})
export type ArSession = z.infer<typeof ArSession>

export const listArSessions = endpoint({
  method: 'GET',
  path: '/_api/ar/sessions',
  summary:
    "The caller's own sessions as client and as expert; a guest's is the one of his link. Those to come first, the nearest first; then the past ones, the latest first. Cancelled ones are left out unless no status is asked for.",
  access: 'guest',
  ownEmail: 'userEmail',
  input: z.object({
    status: z.optional(z.enum(SESSION_FILTERS, { error: `status must be one of: ${SESSION_FILTERS.join(', ')}.` })),
    userEmail: z.optional(email('A valid user email is required.')),
    serviceId: lenientId,
    projectId: lenientId,
    ...pageInput(SESSIONS_PAGE_SIZE),
  }),
  output: z.array(ArSession),
  isPaged: true,
})

export const getArSession = endpoint({
  method: 'GET',
  path: '/_api/ar/sessions/detail',
  summary: 'One session, for its sides and for admins.',
  access: 'guest',
  input: z.object({
    sessionId: positiveIntText(SESSION_ID),
  }),
  output: ArSession,
})

const scheduledAt = z.iso.datetime({ error: 'Choose a date and time.', offset: true })
const optionalId = (message: string) => z.optional(z.nullable(positiveInt(message)))

/**
 * A booking: also the form's schema. `scheduledAt` is the start of a free slot of the expert. One of `serviceId` and `taskId` (a task for which
 * he is hired) says who is booked; `expertName` must be his.
 */
export const ArBooking = z.object({
  sessionTitle: textAtLeast(5, 'Title must be at least 5 characters').check(
    z.maxLength(TITLE_MAX, { error: `Title must be at most ${TITLE_MAX} characters` }),
  ),
  sessionDescription: z.optional(
    z.nullable(
      plainText('The description is text.').check(
        z.trim(),
        z.maxLength(DESCRIPTION_MAX, { error: `The description must be at most ${DESCRIPTION_MAX} characters long` }),
      ),
    ),
  ),
  scheduledAt,
  clientName: textAtLeast(2, 'Client name is required'),
  clientEmail: email('Invalid client email'),
  expertName: textAtLeast(2, 'Expert name is required'),
  serviceId: optionalId('Service ID must be a positive integer.'),
  projectId: optionalId('Project ID must be a positive integer'),
  taskId: optionalId('Task ID must be a positive integer.'),
})
export type ArBooking = z.infer<typeof ArBooking>

export const OWN_SESSION_THEN = 'You have another session at that time.'
/** To the expert who moves a session. */
export const CLIENT_BUSY_THEN = 'The client has another session at that time. Choose another one.'
export const SLOT_TAKEN = 'Somebody else has just booked this time. Choose another one.'

export const bookArSession = endpoint({
  method: 'POST',
  path: '/_api/ar/sessions',
  summary:
    'Books a free slot of the expert whose AR-enabled service, or whose accepted offer for a task, is named. A visitor without an account is mailed a link; until he opens it the slot is held.',
  access: 'public',
  ownEmail: 'clientEmail',
  input: z.extend(ArBooking, {
    clientTimezone: z.catch(z.optional(timeZone), undefined),
    /** The browser's own id of the booking: sent twice, it is one. */
    requestId: z.optional(z.uuid({ error: 'requestId must be a UUID.' })),
  }),
  output: ArSession,
  rateLimitPerMinute: 20,
})

const sessionId = positiveInt(SESSION_ID)

export const SESSION_ACTIONS = ['start', 'end'] as const

/** Peer ids come from the server; one that is sent is looked at and not used. */
const peerId = z.string().check(
  z.regex(/^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/, {
    error: 'peerId holds letters and digits, with single spaces, underscores or hyphens between.',
  }),
)

export const joinArSession = endpoint({
  method: 'POST',
  path: '/_api/ar/sessions/join',
  summary:
    'Starts a scheduled session or ends an active one: for the booked expert and for admins. Ending takes everybody out of the call.',
  access: 'guest',
  input: z.object({
    sessionId,
    action: z.enum(SESSION_ACTIONS, { error: 'action must be start or end.' }),
    userType: z.optional(z.enum(SESSION_SIDES, { error: 'userType must be client or expert.' })),
    peerId: z.optional(peerId),
  }),
  output: ArSession,
})

export const answerSessionCall = endpoint({
  method: 'POST',
  path: '/_api/ar/sessions/answer',
  summary:
    "The client's answer to the call of an active session: that he comes, or does not. The expert, and the client's other tabs and devices, hear of it. Nobody is let in or kept out by it.",
  access: 'guest',
  input: z.object({ sessionId, isAccepted: z.boolean({ error: 'isAccepted must be true or false.' }) }),
  output: z.object({ isHeard: z.literal(true) }),
  rateLimitPerMinute: 30,
})

const revision = z.int({ error: 'revision must be the one that was in view.' })

export const rescheduleArSession = endpoint({
  method: 'POST',
  path: '/_api/ar/sessions/reschedule',
  summary: 'Moves a scheduled session to another free slot of its expert: for both sides. Everybody is told, and calendars move the entry.',
  access: 'guest',
  input: z.object({ sessionId, scheduledAt, revision }),
  output: ArSession,
})

export const cancelArSession = endpoint({
  method: 'POST',
  path: '/_api/ar/sessions/cancel',
  summary: `Cancels a scheduled session, with a reason that the other side reads. Within ${LATE_CHANGE_HOURS} hours of its time it is told as late.`,
  access: 'guest',
  input: z.object({
    sessionId,
    revision,
    reason: textAtLeast(5, 'Say in a few words why').check(
      z.maxLength(REASON_MAX, { error: `The reason must be at most ${REASON_MAX} characters long` }),
    ),
  }),
  output: ArSession,
})
