import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FILE_EMPTY } from '#contract/shared/file-rule.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { FILES_PER_DROP, uploadWorkspaceFile, WORKSPACE_FILE_MAX_BYTES, WORKSPACE_FILE_TOO_LARGE } from '#contract/workspaces-files.ts'
import { callWithFile } from '../../platform/call-with-file.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'
import { filesKey } from './file-queries.ts'

/** A file on its way, or one that was not taken: then `problem` says why. `canRetry`: trying again may help. */
export interface FileUpload {
  key: string
  file: File
  /** How much of it has left, from 0 to 1. */
  share: number
  problem: string | null
  canRetry: boolean
}

let made = 0

/** What is wrong with a file before anything of it is sent. */
const complaintAbout = ({ size }: File, index: number): string | null => {
  if (index >= FILES_PER_DROP) return `At most ${FILES_PER_DROP} files at a time. Add this one after the others.`
  if (size > WORKSPACE_FILE_MAX_BYTES) return WORKSPACE_FILE_TOO_LARGE
  return size === 0 ? FILE_EMPTY : null
}

/** Files on their way into a workspace; each can be stopped, and tried again. `onShared`: one has arrived. */
export const useFileUploads = (workspaceId: number, onShared?: (file: WorkspaceFile) => void) => {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<FileUpload[]>([])
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const upload of all.values()) upload.abort()
    }
  }, [])

  const change = (key: string, values: Partial<FileUpload>) =>
    setUploads(known => known.map(upload => (upload.key === key ? { ...upload, ...values } : upload)))
  const forget = (key: string) => {
    running.current.get(key)?.abort()
    setUploads(known => known.filter(upload => upload.key !== key))
  }
  const send = async (key: string, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    change(key, { share: 0, problem: null })
    try {
      const watching = { signal: controller.signal, onProgress: (share: number) => change(key, { share }) }
      const shared = await callWithFile(uploadWorkspaceFile, { workspaceId }, file, watching)
      forget(key)
      showSuccess(`File "${shared.fileName}" uploaded successfully!`, key)
      onShared?.(shared)
      await queryClient.invalidateQueries({ queryKey: filesKey(workspaceId) })
    } catch (error) {
      if (controller.signal.aborted) return
      const problem = error instanceof Error ? error.message : 'It was not taken.'
      change(key, { problem })
      showError(`Failed to upload file: ${problem}`, key)
    } finally {
      running.current.delete(key)
    }
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file, index): FileUpload => {
        made += 1
        const problem = complaintAbout(file, index)
        return { key: `file-${made}`, file, share: 0, problem, canRetry: problem === null }
      })
      setUploads(known => [...known, ...added])
      for (const { key, file, problem } of added) {
        if (problem === null) void send(key, file)
        else showError(`Failed to upload file: ${problem}`, key)
      }
    },
    retry: ({ key, file }: FileUpload) => void send(key, file),
    remove: ({ key }: FileUpload) => forget(key),
  }
}
export type FileUploads = ReturnType<typeof useFileUploads>
