import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cancelPeopleImport,
  exportImportRejections,
  isImportUnderWay,
  listImportRejections,
  listPeopleImports,
  startPeopleImport,
} from '#contract/people-import.ts'
import { call, callPage } from '../platform/call.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { downloadText } from '../platform/download-text.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { rejectionsAsCsv } from './import-words.ts'

const IMPORTS_KEY = ['people-import', 'list'] as const
/** While an import is shown that has not ended. */
const UNDER_WAY_REFRESH_MS = 1_000

export const useListImports = () =>
  useInfiniteQuery({
    queryKey: IMPORTS_KEY,
    queryFn: ({ pageParam, signal }) => callPage(listPeopleImports, pageParam === null ? {} : { cursor: pageParam }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.items.some(({ status }) => isImportUnderWay(status))) ? UNDER_WAY_REFRESH_MS : false,
  })

/** Lines of an import that were skipped. `rejected` is part of the key: while it grows the list is fetched anew. */
export const useListRejections = (importId: number, rejected: number) =>
  useInfiniteQuery({
    queryKey: ['people-import', 'rejections', importId, rejected],
    queryFn: ({ pageParam, signal }) =>
      callPage(listImportRejections, { importId, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

/** Its refusal stands at the form's field, where the file can be changed. */
export const useStartImport = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => callWithFile(startPeopleImport, {}, file),
    onSuccess: ({ fileName }) => {
      showSuccess(`${fileName} is being imported.`, 'start-import')
      return queryClient.invalidateQueries({ queryKey: IMPORTS_KEY })
    },
  })
}

export const useCancelImport = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (importId: number) => call(cancelPeopleImport, { importId }),
    onSuccess: ({ fileName }) => showSuccess(`The import of ${fileName} is stopped.`, 'cancel-import'),
    onError: error => showError(`The import could not be stopped: ${error.message}`, 'cancel-import'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: IMPORTS_KEY }),
  })
}

export const useDownloadRejections = () =>
  useMutation({
    mutationFn: (importId: number) => call(exportImportRejections, { importId }),
    onSuccess: (rejections, importId) => downloadText(`import-${importId}-rejected.csv`, 'text/csv', rejectionsAsCsv(rejections)),
    onError: error => showError(`The rejected lines could not be downloaded: ${error.message}`, 'download-rejections'),
  })
