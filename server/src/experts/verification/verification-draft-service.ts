import * as z from 'zod'
import { DOCUMENT_RULE, DOCUMENTS_MAX, type DocumentKind, tooManyFiles } from '#contract/experts-verification.ts'
import {
  DRAFT_KEPT_FOR_DAYS,
  type DraftDocument,
  type dropDraftDocument,
  type keepDraftDocument,
} from '#contract/experts-verification-draft.ts'
import { fileUrl } from '#contract/files.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FileService, StoredFile } from '../../files/file-service.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { isOwner } from '../../platform/identity/ownership.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { ownerOf, profileById } from '../expert-profile-store.ts'
import { lockApplicant, NO_EXPERT } from './applicant.ts'
import {
  type DraftDocumentRow,
  deleteDraftDocument,
  draftDocumentsOf,
  forgetDraftDocuments,
  insertDraftDocument,
  setDraftDocumentKind,
} from './verification-draft-store.ts'

const KEPT_FOR_MS = DRAFT_KEPT_FOR_DAYS * 86_400_000

/** What an expert gathers for an application before he hands it in: his alone, on each of his devices. */
export interface VerificationDraftService {
  list(actor: Actor, expertProfileId: number): Promise<DraftDocument[]>
  keep(actor: Actor, input: ParsedInputOf<typeof keepDraftDocument>): Promise<DraftDocument[]>
  drop(actor: Actor, input: ParsedInputOf<typeof dropDraftDocument>): Promise<DraftDocument[]>
}

const draftView = ({ addedAt, ...row }: DraftDocumentRow): DraftDocument => ({
  ...row,
  keptUntil: new Date(addedAt.getTime() + KEPT_FOR_MS).toISOString(),
})

export const createVerificationDraftService = (database: Database, files: FileService): VerificationDraftService => {
  const add = async (tx: Transaction, expertProfileId: number, file: StoredFile, documentType: DocumentKind) => {
    if (!DOCUMENT_RULE.types.some(type => type === file.mediaType)) throw new AppError('bad_request', DOCUMENT_RULE.wrongType)
    const kept = await draftDocumentsOf(tx, expertProfileId)
    if (kept.length >= DOCUMENTS_MAX) throw new AppError('bad_request', tooManyFiles(DOCUMENTS_MAX))
    await insertDraftDocument(tx, expertProfileId, file.id, documentType)
  }
  return {
    list: async (actor, expertProfileId) => {
      const profile = await profileById(database.query, expertProfileId)
      if (!profile || !isOwner(actor, ownerOf(profile))) throw new AppError('not_found', NO_EXPERT)
      return (await draftDocumentsOf(database.query, expertProfileId)).map(draftView)
    },
    keep: (actor, { expertProfileId, url, documentType }) => {
      const account = requireAccount(actor)
      return database.transaction(async tx => {
        await lockApplicant(tx, account, expertProfileId)
        const file = await files.uploaded(tx, url, account)
        if (!file) throw new AppError('bad_request', 'This file is not here any more, or was handed in before. Upload it again.')
        const isKept = await setDraftDocumentKind(tx, expertProfileId, file.id, documentType)
        if (!isKept) await add(tx, expertProfileId, file, documentType)
        return (await draftDocumentsOf(tx, expertProfileId)).map(draftView)
      })
    },
    drop: (actor, { expertProfileId, fileId }) => {
      const account = requireAccount(actor)
      return database.transaction(async tx => {
        await lockApplicant(tx, account, expertProfileId)
        const isDropped = await deleteDraftDocument(tx, expertProfileId, fileId)
        // What he handed in with something else meanwhile belongs to that.
        if (isDropped && (await files.uploaded(tx, fileUrl(fileId), account))) await files.discard(tx, [fileId])
        return (await draftDocumentsOf(tx, expertProfileId)).map(draftView)
      })
    },
  }
}

/** Every hour: forgets what was uploaded for an application and never handed in. */
export const createDraftHousekeeping = (database: Database): JobKind => ({
  queue: 'verification-drafts',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '37 * * * *',
  work: () => forgetDraftDocuments(database.query, new Date(Date.now() - KEPT_FOR_MS)),
})
