const NOTES_HERTZ = [523, 659, 784]
const NOTE_SECONDS = 0.18

/** Three notes upwards, so that somebody hears whether his speaker is on. */
export const playTestSound = (): Promise<void> =>
  new Promise(done => {
    const context = new AudioContext()
    const volume = context.createGain()
    volume.gain.value = 0.2
    volume.connect(context.destination)
    const end = NOTES_HERTZ.reduce((start, hertz) => {
      const note = context.createOscillator()
      note.frequency.value = hertz
      note.connect(volume)
      note.start(start)
      note.stop(start + NOTE_SECONDS)
      return start + NOTE_SECONDS
    }, context.currentTime)
    setTimeout(() => void context.close().then(done), (end - context.currentTime) * 1_000 + 100)
  })
