import * as z from 'zod'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import type { FileVersion, listWorkspaceFiles, restoreFileVersion, uploadWorkspaceFile } from '#contract/workspaces-files.ts'
import type { WorkspaceLiveEvent } from '#contract/workspaces-live.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import type { FilePurpose } from '../../files/file-purpose.ts'
import type { StoredFile } from '../../files/file-service.ts'
import { decodeCursor, pageOf, RowId } from '../../platform/database/cursor.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../../platform/identity/actor.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import { inWorkspace } from '../workspace-access.ts'
import { workspaceEvent } from '../workspace-events.ts'
import { requireRight, requireSeen } from '../workspace-policy.ts'
import { requireRoomBack } from '../workspace-quota.ts'
import { standingIn, type WorkspaceRow } from '../workspace-store.ts'
import { requireRoomForFile, requireRoomForVersion } from './workspace-file-room.ts'
import {
  type AddFile,
  addFor,
  createSharing,
  FILE_NOT_FOUND,
  type FileParts,
  requireFile,
  say,
  WORKSPACE_FILE,
} from './workspace-file-sharing.ts'
import {
  bytesOf,
  fileNamed,
  insertVersion,
  mayReadBlob,
  pageOfFiles,
  type SharedFile,
  setDeleted,
  versionsOf,
} from './workspace-file-store.ts'
import { fileView, versionView } from './workspace-file-view.ts'

/** The files of a workspace. */
export interface WorkspaceFileService {
  list(actor: Actor, input: ParsedInputOf<typeof listWorkspaceFiles>): Promise<Page<WorkspaceFile>>
  read(actor: Actor, fileId: number): Promise<WorkspaceFile>
  add: AddFile
  upload(
    actor: Actor,
    input: ParsedInputOf<typeof uploadWorkspaceFile>,
    file: SpooledFile & { name: string; type: string },
  ): Promise<WorkspaceFile>
  versions(actor: Actor, fileId: number): Promise<FileVersion[]>
  restoreVersion(actor: Actor, input: ParsedInputOf<typeof restoreFileVersion>): Promise<WorkspaceFile>
  delete(actor: Actor, fileId: number): Promise<{ fileId: number }>
  bringBack(actor: Actor, fileId: number): Promise<WorkspaceFile>
  /** Bytes that are to be shown in a frame of the page: a PDF's only. */
  shown(actor: Actor, blobId: string): Promise<StoredFile | undefined>
}

const mayRead = async (db: Queryable, actor: Actor, blobId: string): Promise<boolean> =>
  actor.kind === 'account' && (await mayReadBlob(db, blobId, actor.accountId))

/** Open to whoever takes part, as long as the file is there. */
export const workspaceFilePurpose = (database: Database): FilePurpose => ({
  name: WORKSPACE_FILE,
  readers: (actor, file) => mayRead(database.query, actor, file.id),
})

/** A file that somebody asked for by its number. */
const requireFileSeen = async (db: Queryable, actor: Actor, fileId: number, orDeleted = false): Promise<SharedFile> => {
  const { accountId } = requireAccount(actor)
  const row = await requireFile(db, fileId, orDeleted)
  requireSeen(await standingIn(db, row.file.workspaceId, accountId), FILE_NOT_FOUND)
  return row
}

/** Does something with a file: found first, then looked at again while its workspace is kept. */
const createChange =
  ({ database }: FileParts) =>
  async <T>(
    actor: Actor,
    { fileId, orDeleted = false }: { fileId: number; orDeleted?: boolean },
    work: (tx: Transaction, found: { row: SharedFile; workspace: WorkspaceRow; account: AccountActor; mayDelete: boolean }) => Promise<T>,
  ): Promise<T> => {
    const { workspaceId } = (await requireFileSeen(database.query, actor, fileId, orDeleted)).file
    return inWorkspace(database, actor, { workspaceId, right: 'share' }, async ({ tx, workspace, account, role }) => {
      const row = await requireFile(tx, fileId, orDeleted)
      const isOwn = row.file.accountId === account.accountId
      return work(tx, { row, workspace, account, mayDelete: isOwn || mayInWorkspace(role, 'clearFiles') })
    })
  }

const requireMayDelete = (mayDelete: boolean): void => {
  if (!mayDelete) throw new AppError('forbidden', 'Only who shared a file first, or an owner, deletes it.')
}

const Position = z.object({ id: RowId })

export const createWorkspaceFileService = (parts: FileParts): WorkspaceFileService => {
  const { database, files } = parts
  const change = createChange(parts)
  const { requireSharer, shareBytes } = createSharing(parts)
  const requireReader = async (db: Queryable, actor: Actor, workspaceId: number) =>
    void requireRight(await standingIn(db, workspaceId, requireAccount(actor).accountId), 'read')
  return {
    list: (actor, { workspaceId, q, cursor, limit }) =>
      database.snapshot(async tx => {
        await requireReader(tx, actor, workspaceId)
        const before = decodeCursor(Position, cursor)?.id
        const rows = await pageOfFiles(tx, { workspaceId, q, before, limit: limit + 1 })
        const { items, nextCursor } = pageOf(rows, limit, ({ version }) => ({ id: version.id }))
        return { nextCursor, items: items.map(fileView) }
      }),
    add: addFor(parts),
    upload: async (actor, { workspaceId, fileDescription: description }, content) => {
      await requireSharer(actor, workspaceId)
      return shareBytes(actor, { workspaceId, name: content.name, description }, content)
    },
    read: async (actor, fileId) => fileView(await requireFileSeen(database.query, actor, fileId)),
    versions: (actor, fileId) =>
      database.snapshot(async tx => {
        await requireFileSeen(tx, actor, fileId)
        return (await versionsOf(tx, fileId)).map(versionView)
      }),
    restoreVersion: (actor, { fileId, version }) =>
      change(actor, { fileId }, async (tx, { row, workspace, account }) => {
        const older = (await versionsOf(tx, fileId)).find(row => row.version.version === version)?.version
        if (!older) throw new AppError('not_found', 'There is no such version of this file.')
        // It takes no bytes of its own: it shares those of the older one.
        await requireRoomForVersion(tx, row.file)
        const { blobId, linkUrl, mediaType, sizeBytes, accountId } = older
        await insertVersion(tx, fileId, { blobId, linkUrl, mediaType, sizeBytes, accountId })
        return say(tx, 'file-restored', { workspace, account, fileId })
      }),
    delete: (actor, fileId) =>
      change(actor, { fileId, orDeleted: true }, async (tx, { row, workspace, account, mayDelete }) => {
        requireMayDelete(mayDelete)
        if (row.file.deletedAt !== null) return { fileId }
        await setDeleted(tx, fileId, true)
        const live: WorkspaceLiveEvent = { type: 'file-removed', workspaceId: workspace.id, fileId }
        await publish(tx, workspaceEvent('file-removed', workspace, account, { live, told: { fileId } }))
        return { fileId }
      }),
    bringBack: (actor, fileId) =>
      change(actor, { fileId, orDeleted: true }, async (tx, { row, workspace, account, mayDelete }) => {
        requireMayDelete(mayDelete)
        if (row.file.deletedAt === null) return fileView(row)
        if (await fileNamed(tx, workspace.id, row.file.fileName))
          throw new AppError('conflict', `There is another file ‘${row.file.fileName}’ by now. Delete that one first.`)
        await requireRoomForFile(tx, workspace.id)
        await requireRoomBack(tx, parts.quotaMegabytes, workspace.id, await bytesOf(tx, fileId))
        await setDeleted(tx, fileId, false)
        return say(tx, 'file-restored', { workspace, account, fileId })
      }),
    shown: async (actor, blobId) => {
      if (!z.uuid().safeParse(blobId).success || !(await mayRead(database.query, actor, blobId))) return undefined
      const file = await files.find(blobId)
      return file?.mediaType === 'application/pdf' ? file : undefined
    },
  }
}
