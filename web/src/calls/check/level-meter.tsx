import { useEffect, useRef } from 'react'
import { watchLevel } from '../media/level-meter.ts'

/** Shows that a microphone hears something. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const [track] = stream.getAudioTracks()
    if (!track) return
    return watchLevel(track, level => bar.current?.style.setProperty('transform', `scaleX(${level.toFixed(3)})`))
  }, [stream])
  return (
    <span role="img" aria-label="Loudness of your microphone" className="block h-2 overflow-hidden rounded-full bg-sunken">
      <span ref={bar} className="block h-full origin-left scale-x-0 rounded-full bg-trust" />
    </span>
  )
}
