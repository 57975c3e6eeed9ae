import { type Mark, marksOf } from '#contract/calls-marks.ts'
import type { CallSession } from '../call-session.ts'
import type { FramePainter } from '../media/drawn-picture.ts'
import { paintMarks } from '../paint-marks.ts'
import { contentBox } from '../video-box.ts'
import { type StageSide, surfaceOfCamera, surfaceOfStill } from './stage-view.ts'

/** What both see over somebody's camera, for its recording: the marks on it, or the still that is held, with its own. */
export const recordedMarks = (session: CallSession, side: StageSide): FramePainter & { close(): void } => {
  let still: { id: string; image: ImageBitmap } | undefined
  let wanted: string | undefined
  const drop = () => {
    still?.image.close()
    still = undefined
  }
  /** A still is made a picture once: a frame waits for nothing. */
  const follow = () => {
    const { frozen } = session.snapshot()
    if (frozen?.id === wanted) return
    wanted = frozen?.id
    drop()
    if (!frozen) return
    createImageBitmap(frozen.blob).then(
      image => {
        if (wanted === frozen.id) still = { id: frozen.id, image }
        else image.close()
      },
      // What is no picture is shown by nobody either.
      () => undefined,
    )
  }
  const marksOn = (surface: string): Mark[] =>
    marksOf(session.marks.snapshot().state).flatMap(({ mark }) => (mark.surface === surface ? [mark] : []))
  follow()
  const unsubscribe = session.subscribe(follow)
  return {
    isIdle: () => !still && marksOn(surfaceOfCamera(side)).length === 0,
    paint: (paint, size) => {
      const frame = { left: 0, top: 0, ...size }
      if (!still) return paintMarks(paint, marksOn(surfaceOfCamera(side)), frame)
      const box = contentBox(frame, still.image)
      paint.fillStyle = '#000'
      paint.fillRect(0, 0, size.width, size.height)
      paint.drawImage(still.image, box.left, box.top, box.width, box.height)
      paintMarks(paint, marksOn(surfaceOfStill(still.id)), box)
    },
    close: () => {
      unsubscribe()
      wanted = undefined
      drop()
    },
  }
}
