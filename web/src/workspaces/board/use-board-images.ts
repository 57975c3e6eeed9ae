import { useEffect, useEffectEvent, useRef } from 'react'
import { fileIdIn } from '#contract/files.ts'
import {
  BOARD_IMAGE_TOO_LARGE,
  BOARD_IMAGE_TYPES,
  BOARD_IMAGE_WRONG_TYPE,
  BOARD_TOO_MANY_IMAGES,
  MAX_BOARD_IMAGES,
  MAX_IMAGE_MEGAPIXELS,
} from '#contract/workspaces-board.ts'
import { WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import { connection } from '../../platform/connection.ts'
import { useLiveRoom } from '../../platform/live-room.ts'
import { showError } from '../../ui/toasts.ts'
import { pastedFiles } from '../files/pasted-files.ts'
import { useFileUploads } from '../files/use-file-uploads.ts'
import { type Spot, toBoard } from './board-camera.ts'
import type { BoardDesk } from './board-desk.ts'
import type { ImageSize } from './board-image.ts'
import { sizeOfImage } from './board-images.ts'

const MEGAPIXEL = 1_000_000
/** Several at once do not hide one another. */
const STAGGER = 24

/** How large an image is; throws what is wrong with it. */
const requireImage = async (file: File): Promise<ImageSize> => {
  if (!BOARD_IMAGE_TYPES.includes(file.type)) throw new Error(BOARD_IMAGE_WRONG_TYPE)
  const size = await sizeOfImage(file).catch(cause => {
    throw new Error('It is no image that this browser can open.', { cause })
  })
  if (size.width * size.height > MAX_IMAGE_MEGAPIXELS * MEGAPIXEL) throw new Error(BOARD_IMAGE_TOO_LARGE)
  return size
}

/** Hears when the file of an image goes or comes back. */
const useImageFiles = (desk: BoardDesk, workspaceId: number) => {
  useLiveRoom(workspaceRoom(workspaceId), {
    onReset: () => desk.images.lookAgain({ isOnlyMissing: true }),
    onEvent: received => {
      const { data } = WorkspaceLiveEvent.safeParse(received)
      if (data?.type === 'file-removed' || data?.type === 'contents-erased') desk.images.lookAgain({ isOnlyMissing: false })
      if (data?.type === 'file-changed') desk.images.lookAgain({ isOnlyMissing: true })
    },
  })
}

const useImagesAfterLoss = (desk: BoardDesk) =>
  useEffect(() => connection.onReturn(() => desk.images.lookAgain({ isOnlyMissing: true })), [desk])

/** Images that are chosen, pasted or dropped: each becomes a file of the workspace first, and stands on the board once that is there. */
export const useBoardImages = (desk: BoardDesk, workspaceId: number) => {
  const wanted = useRef(new Map<File, { size: ImageSize; at: Spot }>())
  useImageFiles(desk, workspaceId)
  useImagesAfterLoss(desk)
  const uploads = useFileUploads(workspaceId, ({ fileUrl, fileName }, file) => {
    const { size, at } = wanted.current.get(file) ?? {}
    wanted.current.delete(file)
    if (size && at) desk.placeImage({ bytes: fileIdIn(fileUrl), name: fileName }, size, at)
  })
  const bring = async (files: readonly File[], at: Spot = toBoard(desk.stage.camera, desk.stage.middle)) => {
    const there = desk.model.shapes.filter(({ stroke }) => stroke.image).length + uploads.uploads.length
    const taken: File[] = []
    for (const file of files) {
      try {
        if (there + taken.length >= MAX_BOARD_IMAGES) throw new Error(BOARD_TOO_MANY_IMAGES)
        const size = await requireImage(file)
        wanted.current.set(file, { size, at: { x: at.x + taken.length * STAGGER, y: at.y + taken.length * STAGGER } })
        taken.push(file)
      } catch (error) {
        showError(`‘${file.name}’ is not on the board. ${error instanceof Error ? error.message : ''}`.trim(), file.name)
      }
    }
    if (taken.length > 0) uploads.add(taken)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event)
    if (files.length > 0) void bring(files)
  })
  useEffect(() => {
    if (!desk.mayDraw) return undefined
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [desk.mayDraw])
  return { uploads, bring: (files: readonly File[], at?: Spot) => void bring(files, at) }
}
