import { useEffect, useRef } from 'react'
import { useSpeakerOf } from '../media/speaker.ts'

/** What one other participant says, as loud as the reader wants it, from the speaker that he has chosen. */
export function Sound({ stream, volume }: { stream: MediaStream; volume: number }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (audio.current) Object.assign(audio.current, { volume, muted: volume === 0 })
  }, [volume])
  useSpeakerOf(audio)
  // biome-ignore lint/a11y/useMediaCaption: a call has no captions
  return <audio ref={audio} autoPlay />
}
