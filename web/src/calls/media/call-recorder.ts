/** What browsers record, the best first; a browser takes what it knows. */
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']
/** So often the recorder hands over what it has, and lets go of it. */
const PIECE_MS = 5_000

/** What was recorded. `seconds`: whole, and none where it was over before it began. */
export interface CallRecording {
  file: File
  startedAt: string
  seconds: number
}

export const canRecordCalls = (): boolean => typeof MediaRecorder !== 'undefined' && TYPES.some(type => MediaRecorder.isTypeSupported(type))

/** Records one picture with the sound of several; answers how to stop: that gives what was recorded, or null where it was too short for anything. */
export const recordCall = (picture: MediaStream, sounds: readonly MediaStream[]): (() => Promise<CallRecording | null>) => {
  const audio = new AudioContext()
  const mixed = audio.createMediaStreamDestination()
  for (const sound of sounds) if (sound.getAudioTracks().length > 0) audio.createMediaStreamSource(sound).connect(mixed)
  const mimeType = TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? ''
  const recorder = new MediaRecorder(new MediaStream([...picture.getVideoTracks(), ...mixed.stream.getAudioTracks()]), { mimeType })
  const pieces: Blob[] = []
  const began = performance.now()
  const startedAt = new Date().toISOString()
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data))
  const stopped = new Promise<void>(done => recorder.addEventListener('stop', () => done()))
  recorder.start(PIECE_MS)
  return async () => {
    if (recorder.state !== 'inactive') recorder.stop()
    await stopped
    await audio.close()
    const seconds = Math.floor((performance.now() - began) / 1_000)
    if (seconds < 1 || pieces.length === 0) return null
    const [type = 'video/webm'] = recorder.mimeType.split(';')
    return { file: new File(pieces, `call.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type }), startedAt, seconds }
  }
}
