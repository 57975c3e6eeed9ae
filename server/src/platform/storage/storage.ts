import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { BlobStore } from './blob-store.ts'
import { createFolderBlobStore } from './folder-blob-store.ts'
import { createSpool, type Spool } from './spool.ts'

/** Where files are: those that are arriving, and those that are kept. */
export interface Storage {
  spool: Spool
  blobs: BlobStore
}

const createBlobStore = async (folder: string, s3: Config['s3']): Promise<BlobStore> => {
  if (!s3) return createFolderBlobStore(join(folder, 'kept'))
  // Its library is large: only who has a bucket loads it.
  const { createS3BlobStore } = await import('./s3-blob-store.ts')
  return createS3BlobStore(s3)
}

/** The storage that the settings name; without any it is the data folder. */
export const createStorage = async ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> => {
  const folder = join(dataDir, 'files')
  return { spool: await createSpool(join(folder, 'arriving')), blobs: await createBlobStore(folder, s3) }
}
