import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DocumentKind } from '#contract/experts-verification.ts'
import { type DraftDocument, dropDraftDocument, keepDraftDocument, listDraftDocuments } from '#contract/experts-verification-draft.ts'
import { fileUrl } from '#contract/files.ts'
import { call } from '../platform/call.ts'
import { showError } from '../ui/toasts.ts'
import type { DocumentUpload } from './document-upload.ts'
import { failureText } from './expert-mutations.ts'
import { draftDocumentsKey } from './expert-queries.ts'

const draftDocumentsQuery = (expertProfileId: number) =>
  queryOptions({
    queryKey: draftDocumentsKey(expertProfileId),
    queryFn: ({ signal }) => call(listDraftDocuments, { expertProfileId }, signal),
    // What was added on another device is there when one comes back to this one.
    refetchOnWindowFocus: 'always',
  })

export const useListDraftDocuments = (expertProfileId: number) => useQuery(draftDocumentsQuery(expertProfileId))

/** A document that is kept, as one that was uploaded here. */
export const keptUpload = ({ fileId, name, type, documentType }: DraftDocument): DocumentUpload => ({
  ...{ key: fileId, name, type, kind: documentType, state: 'done', share: 1 },
  url: new URL(fileUrl(fileId), location.origin).href,
})

/** Changes what is kept, one change after the other, so that the last answer is what stands. */
export const useDraftDocuments = (expertProfileId: number) => {
  const queryClient = useQueryClient()
  const { queryKey } = draftDocumentsQuery(expertProfileId)
  const scope = { id: queryKey.join('/') }
  const onSuccess = async (documents: DraftDocument[]) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, documents)
  }
  const onError = (error: Error, { key }: { key: string }) => {
    showError(
      failureText(error, message => `Failed to change your documents: ${message}`, 'Your documents could not be changed. Try again.'),
      key,
    )
    return queryClient.invalidateQueries({ queryKey })
  }
  const keep = useMutation({
    scope,
    mutationFn: ({ url }: { url: string }) => call(keepDraftDocument, { expertProfileId, url }),
    onSuccess,
  })
  const setKind = useMutation({
    ...{ scope, onSuccess, onError },
    mutationFn: ({ key, kind }: { key: string; kind: DocumentKind }) =>
      call(keepDraftDocument, { expertProfileId, url: new URL(fileUrl(key), location.origin).href, documentType: kind }),
    onMutate: ({ key, kind }) =>
      void queryClient.setQueryData(queryKey, known =>
        known?.map(document => (document.fileId === key ? { ...document, documentType: kind } : document)),
      ),
  })
  const drop = useMutation({
    ...{ scope, onSuccess, onError },
    mutationFn: ({ key }: { key: string }) => call(dropDraftDocument, { expertProfileId, fileId: key }),
    onMutate: ({ key }) => void queryClient.setQueryData(queryKey, known => known?.filter(({ fileId }) => fileId !== key)),
  })
  return { keep: keep.mutateAsync, setKind: setKind.mutate, drop: drop.mutate }
}
