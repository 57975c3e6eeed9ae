import { useEffect, useEffectEvent } from 'react'
import { MAX_BOARD_IMAGES } from '#contract/workspaces-board.ts'
import { WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import { connection } from '../../platform/connection.ts'
import { useLiveRoom } from '../../platform/live-room.ts'
import { showError } from '../../ui/toasts.ts'
import { pastedFiles } from '../files/pasted-files.ts'
import { type Spot, toBoard } from './board-camera.ts'
import type { BoardDesk } from './board-desk.ts'
import { chosenImages } from './chosen-images.ts'
import type { ImageUploads } from './use-image-uploads.ts'

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

/** Puts what has arrived onto the board. Not before that is there: what comes now lies above all that stands on it. */
const usePlacedImages = (desk: BoardDesk, { arriving }: ImageUploads) => {
  const mayPlace = desk.mayDraw && desk.status !== 'opening'
  useEffect(
    () => (mayPlace ? arriving.placeWith(({ image, size, at }) => desk.placeImage(image, size, at)) : undefined),
    [desk, mayPlace, arriving],
  )
}

/** Images that are chosen, pasted or dropped: each becomes a file of the workspace first, and stands on the board once that is there. */
export const useBoardImages = (desk: BoardDesk, workspaceId: number, images: ImageUploads) => {
  useImageFiles(desk, workspaceId)
  useImagesAfterLoss(desk)
  usePlacedImages(desk, images)
  const bring = async (files: readonly File[], at: Spot = toBoard(desk.stage.camera, desk.stage.middle)) => {
    const there = desk.model.shapes.filter(({ stroke }) => stroke.image).length + images.uploads.uploads.length
    const wanted = await chosenImages(files, { at, room: MAX_BOARD_IMAGES - there, onFault: showError })
    if (wanted.length > 0) images.add(wanted)
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
  return (files: readonly File[], at?: Spot) => void bring(files, at)
}
