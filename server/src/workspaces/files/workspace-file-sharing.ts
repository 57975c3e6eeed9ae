import { FILES_PATH } from '#contract/files.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { type addWorkspaceFile, WORKSPACE_FILE_MAX_BYTES, WORKSPACE_FILE_TOO_LARGE } from '#contract/workspaces-files.ts'
import type { WorkspaceLiveEvent } from '#contract/workspaces-live.ts'
import type { FileService } from '../../files/file-service.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { cleanAnyFileName } from '../../platform/storage/file-name.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import { inWorkspace } from '../workspace-access.ts'
import { workspaceEvent } from '../workspace-events.ts'
import { requireRight } from '../workspace-policy.ts'
import { makeRoom } from '../workspace-quota.ts'
import { standingIn, type WorkspaceRow } from '../workspace-store.ts'
import { sentBytes } from './sent-bytes.ts'
import { requireRoomForFile, requireRoomForVersion } from './workspace-file-room.ts'
import { describeFile, fileById, fileNamed, insertFile, insertVersion, type NewVersion, type SharedFile } from './workspace-file-store.ts'
import { fileView } from './workspace-file-view.ts'

export const WORKSPACE_FILE = 'workspace-file'
export const FILE_NOT_FOUND = 'There is no such file here any more.'
const UPLOAD_NOT_FOUND = 'There is no such upload of yours. Upload the file again, or send it as fileData.'
const LIMIT = { maxBytes: WORKSPACE_FILE_MAX_BYTES, tooLarge: WORKSPACE_FILE_TOO_LARGE }

export interface FileParts {
  database: Database
  files: FileService
  quotaMegabytes: number
}

interface Given {
  workspaceId: number
  name: string
  description: string | null | undefined
}

type FileEventType = 'file-added' | 'file-changed' | 'file-restored'

/** Says a file as it is now to everybody who looks. */
export const say = async (
  tx: Transaction,
  type: FileEventType,
  { workspace, account, fileId }: { workspace: WorkspaceRow; account: AccountActor; fileId: number },
): Promise<WorkspaceFile> => {
  const file = fileView(await requireFile(tx, fileId))
  const live: WorkspaceLiveEvent = { type: 'file-changed', file, isNew: type === 'file-added' }
  await publish(tx, workspaceEvent(type, workspace, account, { live, told: { fileId } }))
  return file
}

/** `orDeleted`: where one that can still be brought back will do too. */
export const requireFile = async (db: Queryable, fileId: number, orDeleted = false): Promise<SharedFile> => {
  const row = await fileById(db, fileId)
  if (!row || (row.file.deletedAt !== null && !orDeleted)) throw new AppError('not_found', FILE_NOT_FOUND)
  return row
}

/** How a file comes into a workspace: with bytes of its own, with those of an upload, or as a link. */
export const createSharing = (parts: FileParts) => {
  const { database } = parts
  /** Before anything is kept for him. */
  const requireSharer = async (actor: Actor, workspaceId: number): Promise<AccountActor> => {
    const account = requireAccount(actor)
    requireRight(await standingIn(database.query, workspaceId, account.accountId), 'share')
    return account
  }
  /** Puts what `find` brings into a workspace, under its name; answers the file. */
  const share = (actor: Actor, { workspaceId, name, description }: Given, find: (tx: Transaction) => Promise<NewVersion>) =>
    inWorkspace(database, actor, { workspaceId, right: 'share' }, async ({ tx, workspace, account }) => {
      const { accountId } = account
      const version = await find(tx)
      if (version.blobId != null) await makeRoom(tx, parts, workspaceId, version.sizeBytes)
      const known = await fileNamed(tx, workspaceId, name)
      if (known) await requireRoomForVersion(tx, { id: known.id, fileName: name })
      else await requireRoomForFile(tx, workspaceId)
      const fileId = known?.id ?? (await insertFile(tx, { workspaceId, accountId, fileName: name }))
      await insertVersion(tx, fileId, { ...version, accountId })
      if (description != null) await describeFile(tx, fileId, description)
      return say(tx, known ? 'file-changed' : 'file-added', { workspace, account, fileId })
    })
  /** Keeps the bytes first; they go again where they are not taken. */
  const shareBytes = async (actor: Actor, given: Given, content: SpooledFile & { type: string }): Promise<WorkspaceFile> => {
    const about = { originalName: given.name, mediaType: content.type, ownerAccountId: null, purpose: WORKSPACE_FILE }
    const kept = await parts.files.keep(content, about)
    try {
      return await share(actor, given, async () => ({ blobId: kept.id, mediaType: kept.mediaType, sizeBytes: kept.sizeBytes }))
    } catch (error) {
      await database.transaction(tx => parts.files.discard(tx, [kept.id]))
      throw error
    }
  }
  return { requireSharer, share, shareBytes }
}

/** `isOwn`: whether an address is this server's; another's is a link, whatever its path is. */
export type AddFile = (actor: Actor, input: ParsedInputOf<typeof addWorkspaceFile>, isOwn: (url: URL) => boolean) => Promise<WorkspaceFile>

export const addFor =
  (parts: FileParts): AddFile =>
  async (actor, { workspaceId, fileName, fileType, fileSize, fileDescription: description, fileData, fileUrl }, isOwn) => {
    const { requireSharer, share, shareBytes } = createSharing(parts)
    const { accountId } = await requireSharer(actor, workspaceId)
    if (fileSize > WORKSPACE_FILE_MAX_BYTES) throw new AppError('payload_too_large', WORKSPACE_FILE_TOO_LARGE)
    if (fileData != null) {
      const content = await parts.files.arrive(sentBytes(fileData), LIMIT)
      const given = { workspaceId, name: cleanAnyFileName(fileName, content.type), description }
      return shareBytes(actor, given, content).finally(content.discard)
    }
    const url = fileUrl ?? ''
    const isUpload = () => isOwn(new URL(url)) && new URL(url).pathname.startsWith(`${FILES_PATH}/`)
    const link = { linkUrl: url, mediaType: fileType, sizeBytes: fileSize }
    return share(actor, { workspaceId, name: cleanAnyFileName(fileName, fileType), description }, async tx => {
      if (!isUpload()) return link
      const found = await parts.files.handIn(tx, url, { ownerAccountId: accountId, purpose: WORKSPACE_FILE, isGivenAway: true })
      if (!found) throw new AppError('not_found', UPLOAD_NOT_FOUND)
      if (found.sizeBytes > WORKSPACE_FILE_MAX_BYTES) throw new AppError('payload_too_large', WORKSPACE_FILE_TOO_LARGE)
      return { blobId: found.id, mediaType: found.mediaType, sizeBytes: found.sizeBytes }
    })
  }
