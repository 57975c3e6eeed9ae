import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'

/** A new name in a folder is on the disk only once the folder itself is. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Contents as files in a folder. The spool must lie on the same disk: moving a file there takes no time and is never half done. */
export const createFolderBlobStore = async (folder: string): Promise<BlobStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const shelfOf = (sha256: string) => join(folder, sha256.slice(0, 2))
  const pathOf = (sha256: string) => join(shelfOf(sha256), sha256)
  return {
    put: async ({ path, sha256 }) => {
      const isNew = await mkdir(shelfOf(sha256), { recursive: true, mode: 0o700 })
      if (isNew) await syncFolder(folder)
      await rename(path, pathOf(sha256))
      await syncFolder(shelfOf(sha256))
    },
    open: async (sha256, range) => {
      const file = await open(pathOf(sha256), 'r')
      return file.createReadStream(range ? { start: range.first, end: range.last } : {})
    },
    delete: sha256 => rm(pathOf(sha256), { force: true }),
    // What is half lies in the spool.
    sweep: async () => undefined,
    check: async () => {
      const trial = join(folder, `.check-${randomUUID()}`)
      await writeFile(trial, '', { flag: 'wx' })
      await rm(trial)
    },
    close: () => undefined,
  }
}
