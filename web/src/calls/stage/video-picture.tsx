import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type FrameSource, videoFrames } from '../media/frame-source.ts'
import { playAnyway } from '../media/play-anyway.ts'
import { playOn, useSpeaker } from '../media/speaker.ts'

interface VideoPictureProps {
  stream: MediaStream
  label: string
  isMuted: boolean
  onSource: (source: FrameSource | null) => void
}

const pictureOf = (stream: MediaProvider | null) => (stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined)

/** A moving picture with its sound; where the browser plays no sound yet, the picture alone and the way to the sound. */
export function VideoPicture({ stream, label, isMuted, onSource }: VideoPictureProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isSilent, setSilent] = useState(false)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!video) return
    let isGone = false
    if (video.srcObject !== stream) {
      // The same picture with another sound is there already.
      if (pictureOf(video.srcObject) !== pictureOf(stream)) setThere(false)
      video.srcObject = stream
    }
    // Since another stream was played without its sound somebody may have pressed something.
    video.muted = isMuted
    void playAnyway(video).then(isHeard => !isGone && setSilent(!isHeard))
    return () => {
      isGone = true
    }
  }, [video, stream, isMuted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each element
  useEffect(() => {
    onSource(video && videoFrames(video))
    return () => onSource(null)
  }, [video])
  const deviceId = useSpeaker()
  useEffect(() => {
    if (video && !isMuted) void playOn(video, deviceId)
  }, [video, isMuted, deviceId])
  const hasSound = !isMuted && stream.getAudioTracks().length > 0
  return (
    <>
      <video
        ref={setVideo}
        aria-label={label}
        autoPlay
        playsInline
        muted={isMuted || isSilent}
        className="size-full object-contain"
        onLoadedData={() => setThere(true)}
      />
      {!isThere && (
        <p role="status" className="pointer-events-none absolute inset-0 grid place-items-center p-6 text-center">
          The picture is on its way...
        </p>
      )}
      {isSilent && hasSound && (
        <Button variant="secondary" size="small" className="absolute bottom-2 left-2 z-10" onClick={() => setSilent(false)}>
          <Volume2 aria-hidden="true" className="size-4" />
          Turn the sound on
        </Button>
      )}
    </>
  )
}
