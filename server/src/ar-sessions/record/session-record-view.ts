import { type ArSession, SESSION_SIDES, type SessionSide } from '#contract/ar-sessions.ts'
import type { ArAnnotation, RecordingConsent, SessionMessage, SessionRecording, SessionSnapshot } from '#contract/ar-sessions-record.ts'
import { fileUrl } from '#contract/files.ts'
import type { AnnotationRow, ConsentRow, MessageRow, RecordingRow } from './session-record-store.ts'

/** The names and addresses of the two sides, as the session knows them. */
type Sides = Pick<ArSession, 'clientName' | 'clientEmail' | 'expertName' | 'expertEmail'>

const emailOf = (side: SessionSide, { clientEmail, expertEmail }: Sides): string => (side === 'client' ? clientEmail : expertEmail)
const nameOf = (side: SessionSide, { clientName, expertName }: Sides): string => (side === 'client' ? clientName : expertName)

export const annotationView = (
  { id, sessionId, annotationType, annotationData, by, timestampMs }: AnnotationRow,
  sides: Sides,
): ArAnnotation => ({
  ...{ id, sessionId, annotationType, annotationData, timestampMs },
  createdBy: emailOf(by, sides),
})

export const messageView = ({ id, messageId, by, content, sentAt }: MessageRow, sides: Sides): SessionMessage => ({
  ...{ id, messageId, by, content },
  senderName: nameOf(by, sides),
  sentAt: sentAt.toISOString(),
})

export const snapshotView = ({
  id,
  blobId,
  by,
  caption,
  takenAt,
}: {
  id: number
  blobId: string
  by: SessionSide
  caption: string
  takenAt: Date
}): SessionSnapshot => ({ ...{ id, by, caption }, url: fileUrl(blobId), takenAt: takenAt.toISOString() })

export const recordingView = ({ id, blobId, seconds, sizeBytes, startedAt }: RecordingRow): SessionRecording => ({
  ...{ id, seconds, sizeBytes },
  url: fileUrl(blobId),
  startedAt: startedAt.toISOString(),
})

export const consentView = (row: ConsentRow | undefined): RecordingConsent => {
  const by = SESSION_SIDES.filter(side => row?.[side] ?? false)
  return { by, isAllowed: by.length === SESSION_SIDES.length }
}
