import { AppError } from '#contract/shared/errors.ts'
import { MB } from '#contract/shared/file-rule.ts'
import type { FileService } from '../files/file-service.ts'
import type { Transaction } from '../platform/database/database.ts'
import { bytesIn, dropDeletedIn } from './files/workspace-file-store.ts'
import { bytesOfModels, dropDeletedModels } from './models/model-store.ts'

interface QuotaParts {
  files: Pick<FileService, 'discard'>
  /** How much may lie in one workspace. */
  quotaMegabytes: number
}

const tooFull = (quotaMegabytes: number, then: string) =>
  new AppError(
    'payload_too_large',
    `The files of this workspace would take more than ${quotaMegabytes} MB. Delete some of yours that nobody needs any more, or ask an owner to make room, then ${then}.`,
  )

/** Sees that there is room for what comes back, whose bytes lie here already. What else is deleted does not count. */
export const requireRoomBack = async (tx: Transaction, quotaMegabytes: number, workspaceId: number, sizeBytes: number): Promise<void> => {
  const kept = (await bytesIn(tx, workspaceId)).kept + (await bytesOfModels(tx, workspaceId)).kept
  if (kept + sizeBytes > quotaMegabytes * MB) throw tooFull(quotaMegabytes, 'bring this one back')
}

/**
 * Sees that there is room for more bytes in a workspace, whose row is held: its files and its models count together. What was deleted and could still
 * be brought back gives way.
 */
export const makeRoom = async (
  tx: Transaction,
  { files, quotaMegabytes }: QuotaParts,
  workspaceId: number,
  sizeBytes: number,
): Promise<void> => {
  const quota = quotaMegabytes * MB
  const [ofFiles, ofModels] = [await bytesIn(tx, workspaceId), await bytesOfModels(tx, workspaceId)]
  const kept = ofFiles.kept + ofModels.kept
  if (kept + sizeBytes > quota) throw tooFull(quotaMegabytes, 'share this one again')
  if (kept + ofFiles.deleted + ofModels.deleted + sizeBytes <= quota) return
  await files.discard(tx, [...(await dropDeletedIn(tx, workspaceId)), ...(await dropDeletedModels(tx, workspaceId))])
}
