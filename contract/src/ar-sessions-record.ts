import * as z from 'zod/mini'
import { ArSession, SESSION_MOMENTS, SESSION_SIDES } from './ar-sessions.ts'
import { endpoint } from './shared/endpoint.ts'
import { type FileRule, MB } from './shared/file-rule.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'

const MARKS_PAGE_SIZE = 100
const MESSAGES_PAGE_SIZE = 50
const LINES_PAGE_SIZE = 50
const MESSAGE_MAX = 4_000
const NOTES_MAX = 20_000
const ANNOTATION_TYPE_MAX = 40
/** A stroke of some thousand points; `annotationData` as JSON, in characters. */
export const ANNOTATION_MAX = 60_000

const SESSION_ID = 'Session ID must be a positive integer.'
const sessionId = positiveInt(SESSION_ID)
const querySessionId = positiveIntText(SESSION_ID)
const side = z.enum([...SESSION_SIDES, 'admin'])

/**
 * A mark as it was saved. `annotationData` is the operation of `calls-marks.ts`, kept as it came; `timestampMs` the moment in Unix
 * milliseconds at which it was drawn, by the clock of who drew it.
 */
export const ArAnnotation = z.object({
  id: z.int(),
  sessionId: z.int(),
  annotationType: z.string(),
  annotationData: z.unknown(),
  createdBy: z.string(),
  timestampMs: z.number(),
})
export type ArAnnotation = z.infer<typeof ArAnnotation>

export const saveAnnotation = endpoint({
  method: 'POST',
  path: '/_api/ar/annotations',
  summary:
    'Saves a mark of an active session, for its sides. `createdBy` is the own e-mail. A mark that was saved already (by `operationId`) is answered as it is.',
  access: 'guest',
  ownEmail: 'createdBy',
  input: z.object({
    sessionId,
    annotationType: textAtLeast(1, 'annotationType is required.').check(
      z.maxLength(ANNOTATION_TYPE_MAX, { error: `annotationType must be at most ${ANNOTATION_TYPE_MAX} characters long.` }),
    ),
    annotationData: z.unknown().check(
      z.refine(value => value !== undefined && JSON.stringify(value).length <= ANNOTATION_MAX, {
        error: `annotationData must be there, and at most ${ANNOTATION_MAX} characters of JSON.`,
      }),
    ),
    createdBy: textAtLeast(1, 'createdBy is required.'),
    timestampMs: z
      .number({ error: 'timestampMs must be a positive integer.' })
      .check(z.refine(value => Number.isSafeInteger(value) && value > 0, { error: 'timestampMs must be a positive integer.' })),
    operationId: z.optional(z.uuid({ error: 'operationId must be a UUID.' })),
  }),
  output: ArAnnotation,
  rateLimitPerMinute: 600,
})

export const listAnnotations = endpoint({
  method: 'GET',
  path: '/_api/ar/annotations',
  summary: 'The marks of a session in the order in which they were saved, for its sides and for admins.',
  access: 'guest',
  input: z.object({ sessionId: querySessionId, ...pageInput(MARKS_PAGE_SIZE) }),
  output: z.array(ArAnnotation),
  isPaged: true,
})

/** Something written beside the call. `messageId` is the browser's own: sent twice, it is one. */
export const SessionMessage = z.object({
  id: z.int(),
  messageId: z.string(),
  by: side,
  senderName: z.string(),
  content: z.string(),
  sentAt: isoDateTime,
})
export type SessionMessage = z.infer<typeof SessionMessage>

export const sendSessionMessage = endpoint({
  method: 'POST',
  path: '/_api/ar/messages',
  summary: 'Writes into the chat of a session that is scheduled or active, for its sides.',
  access: 'guest',
  input: z.object({
    sessionId,
    messageId: z.uuid({ error: 'messageId must be a UUID.' }),
    content: textAtLeast(1, 'Write something first.').check(
      z.maxLength(MESSAGE_MAX, { error: `A message must be at most ${MESSAGE_MAX} characters long.` }),
    ),
  }),
  output: SessionMessage,
  rateLimitPerMinute: 120,
})

export const listSessionMessages = endpoint({
  method: 'GET',
  path: '/_api/ar/messages',
  summary: 'The chat of a session, the newest page first, each page the oldest first.',
  access: 'guest',
  input: z.object({ sessionId: querySessionId, ...pageInput(MESSAGES_PAGE_SIZE) }),
  output: z.array(SessionMessage),
  isPaged: true,
})

const SNAPSHOT: FileRule = {
  maxBytes: 10 * MB,
  tooLarge: 'A snapshot may have 10 MB at most.',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  wrongType: 'A snapshot must be a .jpg, .png or .webp picture.',
}

/** A still with its marks drawn in. `url`, from the slash on, answers to the session's sides and to admins. */
export const SessionSnapshot = z.object({ id: z.int(), url: z.string(), caption: z.string(), by: side, takenAt: isoDateTime })
export type SessionSnapshot = z.infer<typeof SessionSnapshot>

const caption = z._default(
  plainText('A caption is text.').check(z.trim(), z.maxLength(200, { error: 'A caption must be at most 200 characters long.' })),
  '',
)

export const keepSnapshot = endpoint({
  method: 'POST',
  path: '/_api/ar/snapshots',
  summary:
    'Keeps a still of an active session, or of one that ended in the last ten minutes, with the marks that were drawn into it, for its sides.',
  access: 'guest',
  file: SNAPSHOT,
  input: z.object({ sessionId: querySessionId, caption }),
  output: SessionSnapshot,
  rateLimitPerMinute: 60,
})

export const saveSessionNotes = endpoint({
  method: 'POST',
  path: '/_api/ar/notes',
  summary: "Saves one side's notes on a session; the other side reads them in the record. The last saving counts.",
  access: 'guest',
  input: z.object({
    sessionId,
    notes: plainText('Notes are text.').check(z.maxLength(NOTES_MAX, { error: `Notes must be at most ${NOTES_MAX} characters long.` })),
  }),
  output: z.object({ savedAt: isoDateTime }),
  rateLimitPerMinute: 120,
})

const RECORDING: FileRule = {
  maxBytes: 1024 * MB,
  tooLarge: 'A recording may have 1 GB at most.',
  types: ['video/webm', 'video/mp4'],
  wrongType: 'A recording must be a .webm or .mp4 video.',
}

/** `isAllowed`: whether both sides allow it at the moment; `by`: who does. */
export const RecordingConsent = z.object({ isAllowed: z.boolean(), by: z.array(z.enum(SESSION_SIDES)) })
export type RecordingConsent = z.infer<typeof RecordingConsent>

export const consentToRecording = endpoint({
  method: 'POST',
  path: '/_api/ar/recordings/consent',
  summary: 'Allows the recording of an active session, or no longer: each side for itself. Both must allow it before one may be kept.',
  access: 'guest',
  input: z.object({ sessionId, isAllowed: z.boolean({ error: 'isAllowed must be true or false.' }) }),
  output: RecordingConsent,
})

export const SessionRecording = z.object({ id: z.int(), url: z.string(), seconds: z.int(), sizeBytes: z.int(), startedAt: isoDateTime })
export type SessionRecording = z.infer<typeof SessionRecording>
const SECONDS = 'seconds must be a whole number of at least 1.'

export const keepRecording = endpoint({
  method: 'POST',
  path: '/_api/ar/recordings',
  summary:
    'Keeps a recording of a call that both sides allowed to be recorded: for the booked expert, until a day after the session has ended.',
  access: 'signed-in',
  file: RECORDING,
  input: z.object({
    sessionId: querySessionId,
    startedAt: isoDateTime,
    seconds: z.coerce
      .number({ error: SECONDS })
      .check(z.int({ error: SECONDS }), z.minimum(1, { error: SECONDS }), z.maximum(86_400, { error: SECONDS })),
  }),
  output: SessionRecording,
  rateLimitPerMinute: 10,
})

export const removeRecording = endpoint({
  method: 'POST',
  path: '/_api/ar/recordings/remove',
  summary: 'Removes a recording for good: each of the two sides may, for each is seen and heard in it. Harmless when it is gone already.',
  access: 'guest',
  input: z.object({ sessionId, recordingId: positiveInt('Recording ID must be a positive integer.') }),
  output: z.object({ isRemoved: z.literal(true) }),
})

/** One line of the time line. */
export const SessionMoment = z.object({
  id: z.int(),
  kind: z.enum(SESSION_MOMENTS),
  by: z.nullable(z.enum([...SESSION_SIDES, 'admin', 'system'])),
  at: isoDateTime,
})
export type SessionMoment = z.infer<typeof SessionMoment>

/** What one side drew on the live picture or a still without a longer pause: from when until when, and how many of what. */
export const DrawnMarks = z.object({
  /** The first mark's. */
  id: z.int(),
  by: z.enum(SESSION_SIDES),
  from: isoDateTime,
  until: isoDateTime,
  counts: z.array(z.object({ type: z.string(), count: z.int() })),
})
export type DrawnMarks = z.infer<typeof DrawnMarks>

const MARK_WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  freehand: ['stroke', 'strokes'],
  line: ['line', 'lines'],
  circle: ['circle', 'circles'],
  arrow: ['arrow', 'arrows'],
  text: ['text', 'texts'],
}

/** As the time line tells it: '2 circles, 1 arrow'. */
export const drawnWords = (counts: DrawnMarks['counts']): string =>
  counts.map(({ type, count }) => `${count} ${(MARK_WORDS[type] ?? ['mark', 'marks'])[count === 1 ? 0 : 1]}`).join(', ')

/** As the time line and the report tell what happened. */
export const MOMENT_LABELS: Record<SessionMoment['kind'] | 'drawn', string> = {
  drawn: 'Drawn',
  booked: 'Booked',
  moved: 'Moved to another time',
  cancelled: 'Cancelled',
  started: 'Started',
  connected: 'Both were connected',
  parted: 'No longer both connected',
  snapshot: 'A picture was kept',
  // It begins with the consent that was missing, whoever asked: `by` is whose that was.
  'recording-started': 'Recording began once allowed',
  'recording-stopped': 'Recording stopped',
  ended: 'Ended',
}

/** One line of what happened: a moment, or what one side drew without a longer pause. */
export const SessionLine = z.discriminatedUnion('type', [
  z.object({ ...SessionMoment.shape, type: z.literal('moment') }),
  z.object({ ...DrawnMarks.shape, type: z.literal('drawn') }),
])
export type SessionLine = z.infer<typeof SessionLine>

/** A line as the page and the report tell it. */
export const lineWords = (line: SessionLine) => {
  const key = `${line.type}-${line.id}`
  return line.type === 'drawn'
    ? { key, kind: 'drawn' as const, by: line.by, at: line.from, words: drawnWords(line.counts) }
    : { key, kind: line.kind, by: line.by, at: line.at, words: '' }
}

export const listSessionTimeLine = endpoint({
  method: 'GET',
  path: '/_api/ar/sessions/time-line',
  summary: 'What happened in a session and what was drawn, a page at a time, the earliest first. For its sides and for admins.',
  access: 'guest',
  input: z.object({ sessionId: querySessionId, ...pageInput(LINES_PAGE_SIZE) }),
  output: z.array(SessionLine),
  isPaged: true,
})

/** What is kept of a session: the page 'View Details' and the report are made from it, from its time line and from its chat. */
export const SessionRecord = z.object({
  session: ArSession,
  snapshots: z.array(SessionSnapshot),
  notes: z.object({ client: z.string(), expert: z.string() }),
  marksCount: z.int(),
  messagesCount: z.int(),
  consent: RecordingConsent,
  recordings: z.array(SessionRecording),
})
export type SessionRecord = z.infer<typeof SessionRecord>

export const getSessionRecord = endpoint({
  method: 'GET',
  path: '/_api/ar/sessions/record',
  summary:
    'What is kept of a session beside its time line and its chat, for its sides and for admins. That an admin looked stands in the audit.',
  access: 'guest',
  input: z.object({ sessionId: querySessionId }),
  output: SessionRecord,
})

/** The report of a session as a PDF: GET with `sessionId`. Answers the bytes, not JSON. */
export const SESSION_REPORT_PATH = '/_api/ar/sessions/report.pdf'

/** '12 min 5 s', '1 h 2 min 5 s': how long something lasted, which no clock says so. */
export const durationWords = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  const parts = [hours > 0 && `${hours} h`, seconds >= 60 && `${minutes} min`, `${seconds % 60} s`]
  return parts.filter(Boolean).join(' ')
}
