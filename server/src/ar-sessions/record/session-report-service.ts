import { buffer } from 'node:stream/consumers'
import type { ArSession } from '#contract/ar-sessions.ts'
import type { FileService } from '../../files/file-service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { drawReport } from './draw-report.ts'
import { readRecord, type SeeSession } from './session-record-service.ts'
import { messagesOf, snapshotsOf } from './session-record-store.ts'
import { messageView } from './session-record-view.ts'
import { wholeTimeLine } from './session-time-line.ts'

/** More than so many stills make no report but a file that nobody can send. */
const MAX_PICTURES = 40
/** More of a chat is read in the record. */
const MAX_MESSAGES = 1_000

interface SessionReport {
  fileName: string
  bytes: Buffer
}

/** The report of a session as a PDF, in the clock of whoever reads it. */
export type MakeSessionReport = (actor: Actor, sessionId: number, timezone: string) => Promise<SessionReport>

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

/** What stands in the record, the time line and the chat, all as of one moment. */
const readWhole = (database: Database, session: ArSession) =>
  database.snapshot(async tx => ({
    record: await readRecord(tx, session),
    lines: await wholeTimeLine(tx, session.id),
    messages: (await messagesOf(tx, session.id, undefined, MAX_MESSAGES)).map(row => messageView(row, session)).reverse(),
  }))

/** `seeKept`: asked once for the whole report, that an admin looked is one look. */
export const createSessionReport =
  (database: Database, files: FileService, seeKept: SeeSession): MakeSessionReport =>
  async (actor, sessionId, timezone) => {
    // Whoever may not see it hears so at once, and waits for nobody.
    const session = await seeKept(actor, sessionId)
    const bytes = await drawReport(async () => ({
      ...(await readWhole(database, session)),
      pictures: await picturesOf(database, files, sessionId),
      timezone,
    }))
    return { fileName: `session-${sessionId}.pdf`, bytes }
  }
