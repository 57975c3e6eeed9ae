import type { Canvas } from '../paint-marks.ts'

/** Draws what belongs on a frame onto it; `size`: the frame's own, which the canvas has. */
export interface FramePainter {
  /** Nothing to draw just now: frames go as they are. */
  isIdle(): boolean
  paint(paint: Canvas, size: { width: number; height: number }): void
}

export interface DrawnPicture {
  track: MediaStreamTrack
  close(): void
}

/** Not in the types of the page: so far Chromium alone gives them to it. */
interface FrameStreams {
  MediaStreamTrackProcessor: new (of: { track: MediaStreamTrack }) => { readable: ReadableStream<VideoFrame> }
  MediaStreamTrackGenerator: new (of: { kind: 'video' }) => MediaStreamTrack & { writable: WritableStream<VideoFrame> }
}
const frameStreams = (): FrameStreams | null => {
  const given: Partial<FrameStreams> = globalThis as object
  const { MediaStreamTrackProcessor, MediaStreamTrackGenerator } = given
  return MediaStreamTrackProcessor && MediaStreamTrackGenerator ? { MediaStreamTrackProcessor, MediaStreamTrackGenerator } : null
}

/** While something is drawn, no more frames a second: each is drawn anew, and the call beside it goes first. */
const DRAWN_EVERY_US = 1_000_000 / 16

/**
 * A picture with something drawn on each frame, for who records it: not by a timer, which a browser stops in a tab that nobody looks at, but as the frames
 * come. Where the browser gives no frames the picture is what it was.
 */
export const drawnPicture = (picture: MediaStreamTrack, painter: FramePainter): DrawnPicture => {
  const streams = frameStreams()
  const canvas = streams && new OffscreenCanvas(1, 1)
  const paint = canvas?.getContext('2d', { alpha: false })
  if (!streams || !canvas || !paint) return { track: picture, close: () => undefined }
  let drawnAt = Number.NEGATIVE_INFINITY
  const draw = (frame: VideoFrame, out: TransformStreamDefaultController<VideoFrame>) => {
    if (painter.isIdle()) return out.enqueue(frame)
    const { displayWidth: width, displayHeight: height, timestamp } = frame
    if (timestamp - drawnAt < DRAWN_EVERY_US) return frame.close()
    drawnAt = timestamp
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    paint.drawImage(frame, 0, 0, width, height)
    frame.close()
    painter.paint(paint, { width, height })
    out.enqueue(new VideoFrame(canvas, { timestamp }))
  }
  const track = new streams.MediaStreamTrackGenerator({ kind: 'video' })
  const over = new AbortController()
  const { readable } = new streams.MediaStreamTrackProcessor({ track: picture })
  readable
    .pipeThrough(new TransformStream({ transform: draw }), { signal: over.signal })
    .pipeTo(track.writable)
    // It ends so when it is closed, and with the picture itself.
    .catch(() => undefined)
  return {
    track,
    close: () => {
      over.abort()
      track.stop()
    },
  }
}
