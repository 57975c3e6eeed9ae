import type { ExpertProfile } from '#contract/experts.ts'
import { DRAFT_KEPT_FOR_DAYS } from '#contract/experts-verification-draft.ts'
import { draftOf } from '../platform/draft.ts'
import type { DocumentUpload } from './document-upload.ts'

/** What is said of an application that is being written: as long as the server keeps its documents, in every tab of this browser, until its expert signs out. */
export const applicationDraft = ({ id, expertEmail }: Pick<ExpertProfile, 'id' | 'expertEmail'>) =>
  draftOf<{ submissionNotes: string }>(`verification-${id}`, ['submissionNotes'], {
    ...{ keptForMs: DRAFT_KEPT_FOR_DAYS * 86_400_000, ofAccount: expertEmail },
  })
export type ApplicationDraft = ReturnType<typeof applicationDraft>

/** Those that are there, as they are handed in. */
export const handedIn = (documents: readonly DocumentUpload[]) =>
  documents.flatMap(({ state, name, url, type, kind }) =>
    state === 'done' && url !== undefined ? [{ name, url, documentType: kind, ...(type === undefined ? {} : { type }) }] : [],
  )
