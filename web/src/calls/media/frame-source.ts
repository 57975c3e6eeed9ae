/** The frame in view just now. */
export interface Frame {
  width: number
  height: number
  /** The same on both sides; null where nothing tells (one's own camera, a still). */
  frameId: number | null
}

/** What marks are drawn on: a video, a still, later the camera of an AR session or a tracker's own picture. */
export interface FrameSource {
  frame(): Frame
  /** Told of each new frame; answers how to stop. */
  onFrame(listener: (frame: Frame) => void): () => void
  /** What can be painted onto a canvas. */
  readonly image: CanvasImageSource
}

const canTellFrames = (video: HTMLVideoElement) => 'requestVideoFrameCallback' in video

/** A video's frames. The number is the RTP timestamp of the frame that is shown, which its sender knows too. */
export const videoFrames = (video: HTMLVideoElement): FrameSource => {
  let frameId: number | null = null
  const frame = (): Frame => ({ width: video.videoWidth, height: video.videoHeight, frameId })
  return {
    image: video,
    frame,
    onFrame: listener => {
      let handle = 0
      const next = (_now: number, metadata: VideoFrameCallbackMetadata) => {
        frameId = metadata.rtpTimestamp ?? null
        listener(frame())
        handle = video.requestVideoFrameCallback(next)
      }
      const told = () => listener(frame())
      if (canTellFrames(video)) handle = video.requestVideoFrameCallback(next)
      video.addEventListener('resize', told)
      return () => {
        if (canTellFrames(video)) video.cancelVideoFrameCallback(handle)
        video.removeEventListener('resize', told)
      }
    },
  }
}

/** A picture that stands still. */
export const stillFrames = (image: HTMLImageElement): FrameSource => ({
  image,
  frame: () => ({ width: image.naturalWidth, height: image.naturalHeight, frameId: null }),
  onFrame: listener => {
    const told = () => listener({ width: image.naturalWidth, height: image.naturalHeight, frameId: null })
    image.addEventListener('load', told)
    return () => image.removeEventListener('load', told)
  },
})

/** The frame in view as a file, no wider than asked. */
export const takeStill = async (
  source: FrameSource,
  { widest, quality }: { widest: number; quality: number },
): Promise<Blob | undefined> => {
  const { width, height } = source.frame()
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, widest / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source.image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', quality))
  return blob ?? undefined
}
