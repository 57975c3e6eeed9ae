import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import type { FileService } from './file-service.ts'
import { filesOf } from './file-store.ts'

/** What somebody brought. Erased after the domains that refer to it. */
export const createFilePersonalData = (database: Database, files: FileService): PersonalData => ({
  domain: 'files',
  export: async accountId =>
    (await filesOf(database.query, accountId)).map(({ id, originalName, mediaType, sizeBytes, purpose, createdAt }) => ({
      id,
      name: originalName,
      type: mediaType,
      sizeBytes,
      purpose,
      createdAt,
    })),
  erase: async (tx, accountId) => {
    const owned = await filesOf(tx, accountId)
    await files.discard(
      tx,
      owned.map(file => file.id),
    )
  },
})
