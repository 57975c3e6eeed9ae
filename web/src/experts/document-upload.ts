import type { DocumentKind } from '#contract/experts-verification.ts'

/** A document on its way, or there. `file` is what a broken upload starts again with; of one that can never be taken there is none. */
export interface DocumentUpload {
  key: string
  name: string
  kind: DocumentKind
  state: 'uploading' | 'failed' | 'done'
  /** How much of it has left, from 0 to 1. */
  share: number
  problem?: string
  file?: File | undefined
  url?: string
  type?: string
}
