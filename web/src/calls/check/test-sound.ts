import { playOn, speakerNow } from '../media/speaker.ts'

const NOTES_HERTZ = [523, 659, 784]
const NOTE_SECONDS = 0.18

/** Three notes upwards, so that somebody hears whether the speaker that he has chosen is on. */
export const playTestSound = async (): Promise<void> => {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = 0.2
  // Through an element, as the other side is heard: a browser lets the one be sent to a speaker and not the other.
  const out = context.createMediaStreamDestination()
  volume.connect(out)
  const element = new Audio()
  element.srcObject = out.stream
  await playOn(element, speakerNow())
  await element.play()
  await new Promise<void>(done => {
    const end = NOTES_HERTZ.reduce((start, hertz) => {
      const note = context.createOscillator()
      note.frequency.value = hertz
      note.connect(volume)
      note.start(start)
      note.stop(start + NOTE_SECONDS)
      return start + NOTE_SECONDS
    }, context.currentTime)
    setTimeout(done, (end - context.currentTime) * 1_000 + 100)
  })
  element.srcObject = null
  await context.close()
}
