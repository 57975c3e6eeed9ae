import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { uploadWorkspaceFile } from '#contract/workspaces-files.ts'
import { callWithFile } from '../../platform/call-with-file.ts'
import { connection } from '../../platform/connection.ts'
import { previewName } from '../../ui/preview.ts'
import { showError, showNotice, showSuccess } from '../../ui/toasts.ts'
import { filesKey } from './file-queries.ts'
import { renamedWords } from './renamed-file.ts'
import { UploadQueue } from './upload-queue.ts'

/** Nobody expects another name: there is time to read both. */
const RENAMED_MS = 12_000

const NONE: UploadQueue['uploads'] = []

/** Files on their way into a workspace; each can be stopped, and tried again. `onShared`: one has arrived, which was `file`. */
export const useFileUploads = (workspaceId: number, onShared?: (shared: WorkspaceFile, file: File) => void) => {
  const queryClient = useQueryClient()
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  const hasArrived = useEffectEvent((shared: WorkspaceFile, file: File) => onShared?.(shared, file))
  useEffect(() => {
    const opened = new UploadQueue({
      send: (file, watching) => callWithFile(uploadWorkspaceFile, { workspaceId }, file, watching),
      onShared: (shared, { key, file }) => {
        showSuccess(`File "${previewName(shared.fileName)}" uploaded successfully!`, key)
        const renamed = renamedWords(file.name, shared.fileName)
        if (renamed !== null) showNotice({ text: renamed, about: `renamed-${shared.id}`, durationMs: RENAMED_MS })
        hasArrived(shared, file)
        void queryClient.invalidateQueries({ queryKey: filesKey(workspaceId) })
      },
      onProblem: (problem, { key }) => showError(`Failed to upload file: ${problem}`, key),
    })
    setQueue(opened)
    window.addEventListener('online', opened.resume)
    const stop = connection.onReturn(opened.resume)
    return () => {
      stop()
      window.removeEventListener('online', opened.resume)
      opened.close()
    }
  }, [workspaceId, queryClient])
  const uploads = useSyncExternalStore(
    listener => queue?.subscribe(listener) ?? (() => undefined),
    () => queue?.uploads ?? NONE,
    () => NONE,
  )
  return {
    uploads,
    add: (files: readonly File[]) => queue?.add(files),
    retry: queue?.retry ?? (() => undefined),
    remove: queue?.remove ?? (() => undefined),
  }
}
export type FileUploads = ReturnType<typeof useFileUploads>
