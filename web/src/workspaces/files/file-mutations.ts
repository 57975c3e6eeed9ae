import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { bringFileBack, deleteWorkspaceFile, restoreFileVersion } from '#contract/workspaces-files.ts'
import { call } from '../../platform/call.ts'
import { previewName } from '../../ui/preview.ts'
import { keepFocus } from '../../ui/screen-heading.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'
import { filesKey } from './file-queries.ts'

/** After a change the lists are asked for anew: the room says so too, but not to who is offline. */
const useFilesAreOld = (workspaceId: number) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: filesKey(workspaceId) })
}

/** Deletes at once, and offers the way back. */
export const useDeleteFile = (workspaceId: number) => {
  const filesAreOld = useFilesAreOld(workspaceId)
  const back = useMutation({
    mutationFn: ({ id: fileId }: WorkspaceFile) => call(bringFileBack, { fileId }),
    onSuccess: ({ fileName }) => {
      showSuccess(`‘${previewName(fileName)}’ is back.`, bringFileBack.path)
      return filesAreOld()
    },
    onError: error => showError(`Failed to bring the file back: ${error.message}`, bringFileBack.path),
  })
  return useMutation({
    mutationFn: ({ id: fileId }: WorkspaceFile) => call(deleteWorkspaceFile, { fileId }),
    onSuccess: (_done, file) => {
      showSuccess(`‘${previewName(file.fileName)}’ was deleted.`, deleteWorkspaceFile.path, {
        label: 'Undo',
        onPress: () => back.mutate(file),
      })
      return filesAreOld()
    },
    onError: error => showError(`Failed to delete the file: ${error.message}`, deleteWorkspaceFile.path),
    onSettled: keepFocus,
  })
}

export const useRestoreVersion = (workspaceId: number) => {
  const filesAreOld = useFilesAreOld(workspaceId)
  return useMutation({
    mutationFn: (input: { fileId: number; version: number }) => call(restoreFileVersion, input),
    onSuccess: ({ fileName, version }, asked) => {
      showSuccess(
        `Version ${asked.version} of ‘${previewName(fileName)}’ is the newest one again, as version ${version}.`,
        restoreFileVersion.path,
      )
      return filesAreOld()
    },
    onError: error => showError(`Failed to restore the version: ${error.message}`, restoreFileVersion.path),
    onSettled: keepFocus,
  })
}
