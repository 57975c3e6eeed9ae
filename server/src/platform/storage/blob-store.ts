import type { Readable } from 'node:stream'
import type { SpooledFile } from './spool.ts'

/** Bytes of a content, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Where contents lie, each under the hash of its bytes. It knows neither names nor people: what a content is, whose, and who may read it
 * stands in the database. A content once put survives a power cut, and is never seen half.
 */
export interface BlobStore {
  /** Takes the file over. Safe to repeat: the same bytes are the same content. */
  put(file: SpooledFile): Promise<void>
  /** Rejects when there is no such content. */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  /** Harmless when it is gone already. */
  delete(sha256: string): Promise<void>
  /** Removes what a killed process began before this moment and never finished. */
  sweep(before: Date): Promise<void>
  /** Rejects while nothing can be kept. */
  check(): Promise<void>
  close(): void
}
