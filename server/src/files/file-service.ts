import { Readable } from 'node:stream'
import * as z from 'zod'
import { FILES_PATH } from '#contract/files.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FileLimit } from '#contract/shared/file-rule.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { ByteRange } from '../platform/storage/blob-store.ts'
import { anyFileTypeOf } from '../platform/storage/file-type.ts'
import type { SpooledFile } from '../platform/storage/spool.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { UPLOADED } from './file-purpose.ts'
import { deleteFiles, fileById, handInFile, insertFile, type NewFile, type StoredFile, unusedBytesOf } from './file-store.ts'
import type { PictureShape, PictureSize } from './picture-drawing.ts'

export type { StoredFile }

type About = Omit<NewFile, 'sha256' | 'sizeBytes'>

/** What one owner may have lying of one purpose that nothing refers to, and what he is told beyond it. */
interface UnusedLimit {
  maxBytes: number
  tooMuch: string
}

/** What other domains do with files. They refer to one by a foreign key to `blobs`; that is what keeps it. */
export interface FileService {
  /** Keeps what arrived. Nothing refers to it yet: whoever does so within a day keeps it for longer. */
  keep(content: SpooledFile, about: About, limit?: UnusedLimit): Promise<StoredFile>
  /** Takes in what came within another message: measured, and its type read off its bytes. Whoever asked discards it in the end. */
  arrive(bytes: Buffer, limit: FileLimit): Promise<SpooledFile & { type: string }>
  /** Keeps what was made here. */
  keepMade(bytes: Buffer, about: About): Promise<StoredFile>
  /** Keeps a picture that arrived, drawn anew in WebP: nothing of the file but what can be seen. */
  keepPicture(path: string, shape: PictureShape, about: Omit<About, 'originalName' | 'mediaType'>): Promise<StoredFile & PictureSize>
  find(id: string): Promise<StoredFile | undefined>
  /** What its owner uploaded and handed in nowhere yet; `url` as the upload's answer told it. */
  uploaded(tx: Transaction, url: string, owner: { accountId: string }): Promise<StoredFile | undefined>
  /**
   * Takes in what its owner uploaded, as part of the transaction that refers to it; `url` as the upload's answer told it. Undefined when it
   * is not his, gone, or handed in already. `isGivenAway`: from then on it is nobody's own, but of the thing that refers to it.
   */
  handIn(
    tx: Transaction,
    url: string,
    about: { ownerAccountId: string; purpose: string; isGivenAway?: true },
  ): Promise<StoredFile | undefined>
  read(file: Pick<StoredFile, 'sha256'>, range?: ByteRange): Promise<Readable>
  /** Removes files as part of the transaction that has no more use for them; their contents follow right after it. */
  discard(tx: Transaction, ids: readonly string[]): Promise<void>
}

/** The file behind an address that we gave, absolute or not. */
const fileIdOf = (url: string): string | undefined => {
  const path = URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : ''
  const id = path.startsWith(`${FILES_PATH}/`) ? path.slice(FILES_PATH.length + 1) : ''
  return z.uuid().safeParse(id).data
}

/** `dispose`: has contents looked through, after the transaction, for those that are nobody's. */
export const createFileService = (
  database: Database,
  { spool, blobs }: Storage,
  dispose: (tx: Transaction) => Promise<void>,
): FileService => {
  const discard: FileService['discard'] = async (tx, ids) => {
    if (ids.length === 0) return
    await deleteFiles(tx, ids)
    await dispose(tx)
  }
  const keep: FileService['keep'] = async (content, about, limit) => {
    const { sha256, sizeBytes } = content
    // The row first: from then on nobody removes this content, also if it lay here before.
    const file = await database.transaction(async tx => {
      const { ownerAccountId, purpose } = about
      const unusedBytes = limit && ownerAccountId !== null ? await unusedBytesOf(tx, { ownerAccountId, purpose }) : 0
      if (limit && unusedBytes + sizeBytes > limit.maxBytes) throw new AppError('payload_too_large', limit.tooMuch)
      return insertFile(tx, { ...about, sha256, sizeBytes })
    })
    try {
      await blobs.put(content)
    } catch (error) {
      await database.transaction(tx => discard(tx, [file.id]))
      throw error
    }
    return file
  }
  const keepMade: FileService['keepMade'] = async (bytes, about) => {
    const content = await spool.take(Readable.from([bytes]), { maxBytes: bytes.length, tooLarge: '' })
    return keep(content, about).finally(content.discard)
  }
  return {
    keep,
    arrive: async (bytes, limit) => {
      const content = await spool.take(Readable.from([bytes]), limit)
      return { ...content, type: await anyFileTypeOf(content.path) }
    },
    keepMade,
    keepPicture: async (path, shape, about) => {
      // The library takes its time and memory: with the first picture, not with the start.
      const { drawPicture } = await import('./picture-drawing.ts')
      const { bytes, width, height } = await drawPicture(path, shape)
      return { ...(await keepMade(bytes, { ...about, originalName: 'picture.webp', mediaType: 'image/webp' })), width, height }
    },
    find: id => fileById(database.query, id),
    uploaded: async (tx, url, { accountId }) => {
      const id = fileIdOf(url)
      const file = id === undefined ? undefined : await fileById(tx, id)
      return file?.ownerAccountId === accountId && file.purpose === UPLOADED.name ? file : undefined
    },
    handIn: async (tx, url, about) => {
      const id = fileIdOf(url)
      return id === undefined ? undefined : handInFile(tx, id, { ...about, from: UPLOADED.name })
    },
    read: ({ sha256 }, range) => blobs.open(sha256, range),
    discard,
  }
}
