import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uuidv7 } from 'uuidv7'
import { AppError } from '#contract/shared/errors.ts'
import { FILE_EMPTY, type FileLimit } from '#contract/shared/file-rule.ts'

/** A file that has arrived whole and lies in the waiting room, measured, until a blob store takes it or it is discarded. */
export interface SpooledFile {
  path: string
  sizeBytes: number
  sha256: string
  /** Harmless after a blob store took it. */
  discard(): Promise<void>
}

/** Where what arrives is written down first: nothing is known of a file before its last byte, and half a file never gets further. */
export interface Spool {
  take(content: Readable, limit: FileLimit): Promise<SpooledFile>
  /** Removes what a killed process left here before this moment. */
  sweep(before: Date): Promise<void>
}

export const createSpool = async (folder: string): Promise<Spool> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    take: async (content, { maxBytes, tooLarge }) => {
      const path = join(folder, uuidv7())
      const discard = () => rm(path, { force: true })
      // `flush`: on the disk before anybody hears of it.
      const written = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
      const closed = new Promise<void>(resume => written.once('close', resume))
      const hash = createHash('sha256')
      let sizeBytes = 0
      const measure = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sizeBytes += chunk.length
          if (sizeBytes > maxBytes) throw new AppError('payload_too_large', tooLarge)
          hash.update(chunk)
          yield chunk
        }
      }
      try {
        await pipeline(content, measure, written)
        if (sizeBytes === 0) throw new AppError('bad_request', FILE_EMPTY)
      } catch (error) {
        // What is refused at its first piece may still be about to be made: removed before that, it would stay.
        await closed
        await discard()
        throw error
      }
      return { path, sizeBytes, sha256: hash.digest('hex'), discard }
    },
    sweep: async before => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtimeMs < before.getTime()) await rm(path, { force: true })
      }
    },
  }
}
