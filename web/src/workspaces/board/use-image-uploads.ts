import { useState } from 'react'
import { useFileUploads } from '../files/use-file-uploads.ts'
import { ArrivingImages } from './arriving-images.ts'
import type { WantedImage } from './chosen-images.ts'

/** Images that become files of the workspace, for its board. Lives above the board: it goes on while another part is open. */
export const useImageUploads = (workspaceId: number) => {
  const [arriving] = useState(() => new ArrivingImages())
  const uploads = useFileUploads(workspaceId, arriving.arrived)
  return {
    arriving,
    uploads,
    add: (wanted: readonly WantedImage[]) => {
      for (const { file, ...wish } of wanted) arriving.want(file, wish)
      uploads.add(wanted.map(({ file }) => file))
    },
  }
}
export type ImageUploads = ReturnType<typeof useImageUploads>
