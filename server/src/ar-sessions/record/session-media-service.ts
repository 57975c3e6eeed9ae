import { type ArSession, isOverSession } from '#contract/ar-sessions.ts'
import type {
  consentToRecording,
  keepRecording,
  keepSnapshot,
  RecordingConsent,
  removeRecording,
  SessionRecording,
  SessionSnapshot,
} from '#contract/ar-sessions-record.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FilePurpose } from '../../files/file-purpose.ts'
import type { FileService } from '../../files/file-service.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import type { MaySeeSession } from '../moderation/session-viewing.ts'
import { insertMoment } from '../session-store.ts'
import { allowedSpans, isWithin } from './recording-spans.ts'
import { sessionRecordEvent } from './session-record-events.ts'
import { requireSide, requireStatus, type SeeSession } from './session-record-service.ts'
import {
  accountsOf,
  consentMomentsOf,
  consentOf,
  holdSession,
  insertRecording,
  insertSnapshot,
  type RecordingRow,
  recordingFrom,
  removeRecordingRow,
  sessionOfFile,
  writeConsent,
} from './session-record-store.ts'
import { consentView, recordingView, snapshotView } from './session-record-view.ts'

const SNAPSHOT = 'session-snapshot'
const RECORDING = 'session-recording'
/** As large as a phone's camera takes them; drawn anew, so that nothing of the place goes with it. */
const SNAPSHOT_SHAPE = { width: 4_096, height: 4_096, isCut: false }
/** A long recording travels for a while after the session. */
const LATE_RECORDING_MS = 24 * 3_600_000

/** A still that was drawn on until the session's end comes a moment after it. */
const LATE_SNAPSHOT_MS = 10 * 60_000

const NOT_ACTIVE = 'Stills are kept while the session is active, and for ten minutes after. Start it first, or open the record.'
const NO_CONSENT = 'Both sides must allow the recording before one is kept. Ask the other side, then record anew.'

const mayKeepStills = (status: ArSession['status'], endedAt: Date | null): boolean =>
  status === 'active' || (isOverSession(status) && endedAt !== null && Date.now() - endedAt.getTime() < LATE_SNAPSHOT_MS)

/** Stills and recordings of sessions. They are the session's and not an account's: they go when it goes. */
export interface SessionMediaService {
  keepSnapshot(actor: Actor, input: ParsedInputOf<typeof keepSnapshot>, file: { path: string }): Promise<SessionSnapshot>
  consent(actor: Actor, input: ParsedInputOf<typeof consentToRecording>): Promise<RecordingConsent>
  keepRecording(actor: Actor, input: ParsedInputOf<typeof keepRecording>, file: SpooledFile & { type: string }): Promise<SessionRecording>
  removeRecording(actor: Actor, input: ParsedInputOf<typeof removeRecording>): Promise<{ isRemoved: true }>
}

/** Open to whoever sees the session. A still was drawn by us, and is shown in the page. */
export const sessionFilePurposes = (database: Database, maySee: MaySeeSession): FilePurpose[] => {
  const readers: FilePurpose['readers'] = async (actor, file) => {
    const sessionId = await sessionOfFile(database.query, file.id)
    return sessionId !== undefined && actor.kind !== 'visitor' && maySee(actor, sessionId)
  }
  return [
    { name: SNAPSHOT, readers, isShown: true },
    { name: RECORDING, readers },
  ]
}

/** What was sent before, and is one with what is sent now. What was removed does not come back by being sent again. */
const sentBefore = async (db: Queryable, sessionId: number, startedAt: Date): Promise<RecordingRow | undefined> => {
  const sent = await recordingFrom(db, sessionId, startedAt)
  if (sent?.recording === null) throw new AppError('conflict', 'It was removed from the record, and is not taken again.')
  return sent?.recording
}

export const createSessionMediaService = (database: Database, files: FileService, see: SeeSession): SessionMediaService => ({
  keepSnapshot: async (actor, { sessionId, caption }, { path }) => {
    const session = await see(actor, sessionId)
    const by = requireSide(session)
    if (!mayKeepStills(session.status, session.endedAt === null ? null : new Date(session.endedAt)))
      throw new AppError('conflict', NOT_ACTIVE)
    const accounts = await accountsOf(database.query, sessionId)
    const picture = await files.keepPicture(path, SNAPSHOT_SHAPE, { ownerAccountId: null, purpose: SNAPSHOT })
    try {
      return await database.transaction(async tx => {
        const held = await holdSession(tx, sessionId)
        if (!held || !mayKeepStills(held.status, held.endedAt)) throw new AppError('conflict', NOT_ACTIVE)
        await insertMoment(tx, sessionId, 'snapshot', by)
        const snapshot = snapshotView(await insertSnapshot(tx, { sessionId, blobId: picture.id, by, caption }))
        await publish(tx, sessionRecordEvent({ type: 'session-snapshot-kept', sessionId, snapshot }, session, accounts))
        return snapshot
      })
    } catch (error) {
      await database.transaction(tx => files.discard(tx, [picture.id]))
      throw error
    }
  },

  consent: async (actor, { sessionId, isAllowed }) => {
    const session = await see(actor, sessionId)
    const by = requireSide(session)
    const accounts = await accountsOf(database.query, sessionId)
    return database.transaction(async tx => {
      await requireStatus(tx, sessionId, ['active'], 'A recording is allowed while the session is active.')
      const before = consentView(await consentOf(tx, sessionId))
      const consent = consentView(await writeConsent(tx, sessionId, by, isAllowed))
      if (consent.isAllowed !== before.isAllowed)
        await insertMoment(tx, sessionId, consent.isAllowed ? 'recording-started' : 'recording-stopped', by)
      await publish(tx, sessionRecordEvent({ type: 'recording-consent-changed', sessionId, consent }, session, accounts))
      return consent
    })
  },

  keepRecording: async (actor, { sessionId, startedAt, seconds }, file) => {
    const session = await see(actor, sessionId)
    if (session.role !== 'expert') throw new AppError('forbidden', 'Only the booked expert keeps a recording.')
    const allow = async () => {
      const isLate = session.endedAt !== null && Date.now() - Date.parse(session.endedAt) > LATE_RECORDING_MS
      if (session.startedAt === null || isLate)
        throw new AppError('conflict', 'A recording is kept from the start of a session until a day after its end.')
      const spans = allowedSpans(await consentMomentsOf(database.query, sessionId), Date.parse(session.endedAt ?? new Date().toISOString()))
      if (!isWithin(spans, Date.parse(startedAt), seconds)) throw new AppError('conflict', NO_CONSENT)
    }
    await allow()
    // An answer that was lost, and what the browser kept of it until one came: sent twice, it is one.
    const beganAt = new Date(startedAt)
    const sent = await sentBefore(database.query, sessionId, beganAt)
    if (sent) return recordingView(sent)
    const about = { originalName: `session-${sessionId}.${file.type === 'video/mp4' ? 'mp4' : 'webm'}`, mediaType: file.type }
    const accounts = await accountsOf(database.query, sessionId)
    const kept = await files.keep(file, { ...about, ownerAccountId: null, purpose: RECORDING })
    try {
      return await database.transaction(async tx => {
        await holdSession(tx, sessionId)
        // A page that died had not been heard to its end when the next one sent it again.
        const other = await sentBefore(tx, sessionId, beganAt)
        if (other) {
          await files.discard(tx, [kept.id])
          return recordingView(other)
        }
        const id = await insertRecording(tx, { sessionId, blobId: kept.id, seconds, startedAt: beganAt })
        await publish(tx, sessionRecordEvent({ type: 'session-recordings-changed', sessionId }, session, accounts))
        return recordingView({ id, blobId: kept.id, seconds, startedAt: beganAt, sizeBytes: kept.sizeBytes })
      })
    } catch (error) {
      await database.transaction(tx => files.discard(tx, [kept.id]))
      throw error
    }
  },

  removeRecording: async (actor, { sessionId, recordingId }) => {
    const session = await see(actor, sessionId)
    requireSide(session)
    const accounts = await accountsOf(database.query, sessionId)
    await database.transaction(async tx => {
      await holdSession(tx, sessionId)
      const blobId = await removeRecordingRow(tx, sessionId, recordingId)
      if (blobId === null) return
      await files.discard(tx, [blobId])
      await publish(tx, sessionRecordEvent({ type: 'session-recordings-changed', sessionId }, session, accounts))
    })
    return { isRemoved: true }
  },
})
