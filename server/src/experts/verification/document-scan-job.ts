import * as z from 'zod'
import type { FileService } from '../../files/file-service.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { VirusScanner } from '../../platform/storage/virus-scanner.ts'
import { verificationEvent } from './verification-events.ts'
import { documentsOf, giveUpScans, insertEvent, lockExpert, moveRequest, requestById, setScan } from './verification-store.ts'

const Input = z.object({ requestId: z.int() })

interface ScanParts {
  database: Database
  files: FileService
  scanner: VirusScanner
}

/** Has a request's documents looked through by the virus scanner; only then do admins see them. */
export const createDocumentScanJob = ({ database, files, scanner }: ScanParts): JobKind<typeof Input> => {
  /** Moves a request on that waits for its files, by what was found in them; one that was withdrawn or has moved meanwhile stays. */
  const leavePending = async (tx: Transaction, requestId: number): Promise<void> => {
    const found = await requestById(tx, requestId)
    const expert = found && (await lockExpert(tx, found.expertProfileId))
    const row = await requestById(tx, requestId)
    if (!expert || row?.currentStatus !== 'pending') return
    const infected = (await documentsOf(tx, requestId)).filter(({ scan }) => scan === 'infected')
    const names = infected.map(({ documentName }) => documentName).join(', ')
    const notes = `The virus scanner found something harmful in ${names}. Check your computer, and hand in a clean file.`
    const isClean = infected.length === 0
    const [status, adminNotes] = isClean ? (['in_review', null] as const) : (['needs_more_info', notes] as const)
    await moveRequest(tx, row, { currentStatus: status, adminNotes })
    await insertEvent(tx, { requestId, action: 'status-changed', fromStatus: 'pending', toStatus: status, text: adminNotes })
    const { expertProfileId, ownerId, requestType } = row
    const about = { expertName: expert.name, requestType, by: 'scanner' as const, reason: adminNotes ?? '' }
    await publish(tx, verificationEvent('verification-changed', { expertProfileId, ownerId, requestId, status, ...about }))
  }

  return {
    queue: 'scan-verification-documents',
    input: Input,
    keyOf: ({ requestId }) => String(requestId),
    retries: 3,
    timeoutSeconds: 600,
    concurrency: 1,
    work: async ({ requestId }, signal) => {
      for (const { id, sha256, scan } of await documentsOf(database.query, requestId)) {
        signal.throwIfAborted()
        if (scan !== 'waiting') continue
        const finding = await scanner.scan(await files.read({ sha256 }))
        await setScan(database.query, id, finding === null ? 'clean' : 'infected', finding)
      }
      await database.transaction(tx => leavePending(tx, requestId))
    },
    // A scanner that is away keeps nobody waiting: admins are told that the files were not looked through.
    giveUp: ({ requestId }) =>
      database.transaction(async tx => {
        await giveUpScans(tx, requestId)
        await leavePending(tx, requestId)
      }),
  }
}
