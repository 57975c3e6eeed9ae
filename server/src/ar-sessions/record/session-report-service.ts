import { buffer } from 'node:stream/consumers'
import type { SessionLine, SessionMessage } from '#contract/ar-sessions-record.ts'
import type { FileService } from '../../files/file-service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { drawReport } from './draw-report.ts'
import type { SessionRecordService } from './session-record-service.ts'
import { snapshotsOf } from './session-record-store.ts'

/** More than so many stills make no report but a file that nobody can send. */
const MAX_PICTURES = 40
const READ_AT_ONCE = 100
/** More of a chat is read in the record. */
const MAX_MESSAGES = 1_000

interface SessionReport {
  fileName: string
  bytes: Buffer
}

/** The report of a session as a PDF, in the clock of whoever reads it. */
export type MakeSessionReport = (actor: Actor, sessionId: number, timezone: string) => Promise<SessionReport>

const allMessages = async (records: SessionRecordService, actor: Actor, sessionId: number): Promise<SessionMessage[]> => {
  let messages: SessionMessage[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await records.messages(actor, { sessionId, limit: READ_AT_ONCE, cursor })
    messages = [...items, ...messages]
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined && messages.length < MAX_MESSAGES)
  return messages
}

const wholeTimeLine = async (records: SessionRecordService, actor: Actor, sessionId: number): Promise<SessionLine[]> => {
  const lines: SessionLine[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await records.timeLine(actor, { sessionId, limit: READ_AT_ONCE, cursor })
    lines.push(...page.items)
    cursor = page.nextCursor
  }
  return lines
}

/** JPEG bytes of the stills that can be read. */
const picturesOf = async (database: Database, files: FileService, sessionId: number): Promise<Map<number, Buffer>> => {
  // What draws them takes its time and memory: with the first report, not with the start.
  const { asJpeg } = await import('../../files/picture-drawing.ts')
  const pictures = new Map<number, Buffer>()
  // One after another: each is as large as a camera takes it.
  for (const { id, blobId } of (await snapshotsOf(database.query, sessionId)).slice(0, MAX_PICTURES)) {
    const file = await files.find(blobId)
    if (file) pictures.set(id, await asJpeg(await buffer(await files.read(file))))
  }
  return pictures
}

export const createSessionReport =
  (database: Database, files: FileService, records: SessionRecordService): MakeSessionReport =>
  async (actor, sessionId, timezone) => {
    // Whoever may not see it hears so at once, and waits for nobody.
    await records.record(actor, { sessionId })
    const bytes = await drawReport(async () => ({
      record: await records.record(actor, { sessionId }),
      lines: await wholeTimeLine(records, actor, sessionId),
      messages: await allMessages(records, actor, sessionId),
      pictures: await picturesOf(database, files, sessionId),
      timezone,
    }))
    return { fileName: `session-${sessionId}.pdf`, bytes }
  }
