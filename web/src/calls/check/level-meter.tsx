import { useEffect, useRef } from 'react'

const FLOOR_DB = -60

/** From silence to loud, 0 to 1. */
const levelOf = (samples: Float32Array<ArrayBuffer>): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const decibels = 10 * Math.log10(power || Number.MIN_VALUE)
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB))
}

/** Shows that a microphone hears something. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (stream.getAudioTracks().length === 0) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1_024
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let frame = 0
    const draw = () => {
      analyser.getFloatTimeDomainData(samples)
      bar.current?.style.setProperty('transform', `scaleX(${levelOf(samples).toFixed(3)})`)
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  }, [stream])
  return (
    <span role="img" aria-label="Loudness of your microphone" className="block h-2 overflow-hidden rounded-full bg-sunken">
      <span ref={bar} className="block h-full origin-left scale-x-0 rounded-full bg-trust" />
    </span>
  )
}
