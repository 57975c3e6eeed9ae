import * as z from 'zod/mini'
import type { ExpertProfile } from '#contract/experts.ts'
import { HandedInDocument } from '#contract/experts-verification.ts'
import { draftOf } from '../platform/draft.ts'
import type { DocumentUpload } from './document-upload.ts'

/** So long the server keeps what was uploaded and not handed in. */
const UPLOADED_KEPT_FOR_MS = 86_400_000

/** An application that is being written; `documents` as JSON. Every tab of this browser has it, until its expert signs out. */
export const applicationDraft = ({ id, expertEmail }: Pick<ExpertProfile, 'id' | 'expertEmail'>) =>
  draftOf<{ submissionNotes: string; documents: string }>(`verification-${id}`, ['submissionNotes', 'documents'], {
    ...{ keptForMs: UPLOADED_KEPT_FOR_MS, ofAccount: expertEmail },
  })
export type ApplicationDraft = ReturnType<typeof applicationDraft>

const Kept = z.array(HandedInDocument)

/** Those that are there, as they are handed in. */
export const handedIn = (documents: readonly DocumentUpload[]) =>
  documents.flatMap(({ state, name, url, type, kind }) =>
    state === 'done' && url !== undefined ? [{ name, url, documentType: kind, ...(type === undefined ? {} : { type }) }] : [],
  )

export const readDocuments = (draft: ApplicationDraft): DocumentUpload[] => {
  const kept = Kept.safeParse(parsed(draft.load().documents))
  if (!kept.success) return []
  return kept.data.map(({ name, url, type, documentType }) => ({
    ...{ key: url, name, url, kind: documentType, state: 'done' as const, share: 1 },
    ...(type === undefined ? {} : { type }),
  }))
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    // Somebody changed it by hand: there is no draft then.
    return []
  }
}
