import { type ArSession, isOverSession, type SessionSide } from '#contract/ar-sessions.ts'
import type {
  ArAnnotation,
  getSessionRecord,
  listAnnotations,
  listSessionMessages,
  listSessionTimeLine,
  SessionLine,
  SessionMessage,
  SessionRecord,
  saveAnnotation,
  saveSessionNotes,
  sendSessionMessage,
} from '#contract/ar-sessions-record.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { decodeCursor, pageOf, RowId } from '../../platform/database/cursor.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { sessionRecordEvent } from './session-record-events.ts'
import {
  accountsOf,
  annotationsOf,
  consentOf,
  holdSession,
  insertAnnotation,
  insertMessage,
  messagesCountOf,
  messagesOf,
  notesOf,
  recordingsOf,
  snapshotsOf,
  writeNotes,
} from './session-record-store.ts'
import { annotationView, consentView, messageView, recordingView, snapshotView } from './session-record-view.ts'
import { timeLinePage } from './session-time-line.ts'
import { marksCountOf } from './session-time-line-store.ts'

/** The session as the actor sees it; 404 when he is none of its sides and no admin. */
export type SeeSession = (actor: Actor, sessionId: number) => Promise<ArSession>

/** What is kept of a session: marks, chat, notes. Stills and recordings are in `session-media-service.ts`. */
export interface SessionRecordService {
  saveAnnotation(actor: Actor, input: ParsedInputOf<typeof saveAnnotation>): Promise<ArAnnotation>
  annotations(actor: Actor, input: ParsedInputOf<typeof listAnnotations>): Promise<Page<ArAnnotation>>
  sendMessage(actor: Actor, input: ParsedInputOf<typeof sendSessionMessage>): Promise<SessionMessage>
  messages(actor: Actor, input: ParsedInputOf<typeof listSessionMessages>): Promise<Page<SessionMessage>>
  saveNotes(actor: Actor, input: ParsedInputOf<typeof saveSessionNotes>): Promise<{ savedAt: string }>
  timeLine(actor: Actor, input: ParsedInputOf<typeof listSessionTimeLine>): Promise<Page<SessionLine>>
  record(actor: Actor, input: ParsedInputOf<typeof getSessionRecord>): Promise<SessionRecord>
}

/** Who takes part: an admin looks on. */
export const requireSide = ({ role }: ArSession): SessionSide => {
  if (role !== 'admin') return role
  throw new AppError('forbidden', 'Only the client and the booked expert take part in a session.')
}

/** Holds the session where it stands, or says why what was wanted comes too late or too early. */
export const requireStatus = async (tx: Transaction, sessionId: number, allowed: readonly ArSession['status'][], why: string) => {
  const held = await holdSession(tx, sessionId)
  if (!held || !allowed.includes(held.status)) throw new AppError('conflict', why)
  return held
}

const NOT_ACTIVE = 'Marks are kept while the session is active. Start it first, or open the record.'
const NO_NOTES = 'This session was cancelled: there is nothing to note. Book another one.'
const NO_CHAT = 'This session is over. What was written is in its record.'

const createWriting = (database: Database, see: SeeSession) => ({
  saveAnnotation: (async (actor, { sessionId, annotationType, annotationData, timestampMs, operationId = null }) => {
    const session = await see(actor, sessionId)
    const by = requireSide(session)
    const row = await database.transaction(async tx => {
      await requireStatus(tx, sessionId, ['active'], NOT_ACTIVE)
      return insertAnnotation(tx, { sessionId, by, annotationType, annotationData, timestampMs, operationId })
    })
    if (!row) throw new Error('the mark was not written')
    return annotationView(row, session)
  }) satisfies SessionRecordService['saveAnnotation'],

  sendMessage: (async (actor, { sessionId, messageId, content }) => {
    const session = await see(actor, sessionId)
    const by = requireSide(session)
    const accounts = await accountsOf(database.query, sessionId)
    return database.transaction(async tx => {
      await requireStatus(tx, sessionId, ['scheduled', 'active'], NO_CHAT)
      const { row, isNew } = await insertMessage(tx, { sessionId, messageId, by, content })
      if (!row) throw new Error('the message was not written')
      const message = messageView(row, session)
      if (isNew) await publish(tx, sessionRecordEvent({ type: 'session-message-sent', sessionId, message }, session, accounts))
      return message
    })
  }) satisfies SessionRecordService['sendMessage'],

  saveNotes: (async (actor, { sessionId, notes }) => {
    const session = await see(actor, sessionId)
    const by = requireSide(session)
    const accounts = await accountsOf(database.query, sessionId)
    return database.transaction(async tx => {
      await requireStatus(tx, sessionId, ['scheduled', 'active', 'completed', 'ended'], NO_NOTES)
      const savedAt = await writeNotes(tx, sessionId, by, notes)
      await publish(tx, sessionRecordEvent({ type: 'session-notes-saved', sessionId, by }, session, accounts))
      return { savedAt: savedAt.toISOString() }
    })
  }) satisfies SessionRecordService['saveNotes'],
})

/** The record of a session as whoever sees it like this reads it. */
export const readRecord = async (db: Queryable, session: ArSession): Promise<SessionRecord> => {
  const { id, role, status } = session
  const notes = await notesOf(db, id)
  const noteOf = (side: SessionSide) => notes.find(({ by }) => by === side)?.notes ?? ''
  // What one has written for himself is read by the other when it is over.
  const isOpen = isOverSession(status) || role === 'admin'
  return {
    session,
    snapshots: (await snapshotsOf(db, id)).map(row => snapshotView(row)),
    notes: {
      client: isOpen || role === 'client' ? noteOf('client') : '',
      expert: isOpen || role === 'expert' ? noteOf('expert') : '',
    },
    marksCount: await marksCountOf(db, id),
    messagesCount: await messagesCountOf(db, id),
    consent: consentView(await consentOf(db, id)),
    recordings: (await recordingsOf(db, id)).map(row => recordingView(row)),
  }
}

/** `see` for whoever writes, `seeKept` for whoever reads what is kept. */
export const createSessionRecordService = (database: Database, see: SeeSession, seeKept: SeeSession): SessionRecordService => ({
  ...createWriting(database, see),

  annotations: async (actor, { sessionId, cursor, limit }) => {
    const session = await seeKept(actor, sessionId)
    const rows = await annotationsOf(database.query, sessionId, decodeCursor(RowId, cursor) ?? 0, limit + 1)
    const { items, nextCursor } = pageOf(rows, limit, last => last.id)
    return { items: items.map(row => annotationView(row, session)), nextCursor }
  },

  messages: async (actor, { sessionId, cursor, limit }) => {
    const session = await seeKept(actor, sessionId)
    const rows = await messagesOf(database.query, sessionId, decodeCursor(RowId, cursor), limit + 1)
    const { items, nextCursor } = pageOf(rows, limit, last => last.id)
    return { items: items.map(row => messageView(row, session)).reverse(), nextCursor }
  },

  timeLine: async (actor, { sessionId, cursor, limit }) => {
    await seeKept(actor, sessionId)
    return database.snapshot(tx => timeLinePage(tx, sessionId, cursor, limit))
  },

  record: async (actor, { sessionId }) => {
    const session = await seeKept(actor, sessionId)
    return database.snapshot(tx => readRecord(tx, session))
  },
})
