import { AppError } from '#contract/shared/errors.ts'
import { FILE_VERSIONS_MAX, WORKSPACE_FILES_MAX } from '#contract/workspaces-files.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { fileCountOf, lastVersionOf } from './workspace-file-store.ts'

/** Sees that a workspace takes one file more. */
export const requireRoomForFile = async (tx: Transaction, workspaceId: number): Promise<void> => {
  if ((await fileCountOf(tx, workspaceId)) >= WORKSPACE_FILES_MAX)
    throw new AppError('conflict', `A workspace has room for ${WORKSPACE_FILES_MAX} files. Delete some first.`)
}

/** Sees that a file takes one version more. */
export const requireRoomForVersion = async (tx: Transaction, file: { id: number; fileName: string }): Promise<void> => {
  if ((await lastVersionOf(tx, file.id)) >= FILE_VERSIONS_MAX)
    throw new AppError('conflict', `‘${file.fileName}’ has ${FILE_VERSIONS_MAX} versions. Share it under another name, or delete it first.`)
}
