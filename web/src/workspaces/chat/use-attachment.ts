import { useState } from 'react'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { takenNow } from '../files/taken-now.ts'
import { useFileUploads } from '../files/use-file-uploads.ts'

/** A file that goes along with the next message: shared with the workspace as soon as it is chosen. Lives above the chat: it goes on while another part is open. */
export const useAttachment = (workspaceId: number) => {
  const [file, setFile] = useState<WorkspaceFile | null>(null)
  const uploads = useFileUploads(workspaceId, setFile)
  return {
    file,
    uploads,
    attach: (files: readonly File[]) => {
      const [first] = takenNow(files)
      if (first) uploads.add([first])
    },
    clear: () => setFile(null),
  }
}
export type Attachment = ReturnType<typeof useAttachment>
