const LOOK_MS = 100

/** Tells how loud a microphone is, from 0 to 1, ten times a second; answers how to stop. */
export const watchLevel = (track: MediaStreamTrack, listener: (level: number) => void): (() => void) => {
  const context = new AudioContext()
  const source = context.createMediaStreamSource(new MediaStream([track]))
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, each) => sum + each * each, 0) / samples.length
    // Speech is about a tenth of full power: the square root twice spreads it over the meter.
    listener(Math.min(1, power ** 0.25))
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    source.disconnect()
    void context.close()
  }
}
