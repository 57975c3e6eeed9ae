/** What browsers record, the best first; a browser takes what it knows. */
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']
/** So often the recorder hands over what it has: a page that dies takes no more with it. */
const PIECE_MS = 2_000

/** What was recorded. `seconds`: whole, and none where it was over before it began. */
interface CallRecording {
  file: File
  startedAt: string
  seconds: number
}

/** What is known of a recording while it goes on. */
interface RecordedSoFar {
  startedAt: string
  seconds: number
  /** Without the codecs: 'video/webm'. */
  type: string
}

export const canRecordCalls = (): boolean => typeof MediaRecorder !== 'undefined' && TYPES.some(type => MediaRecorder.isTypeSupported(type))

export interface CallRecorder {
  /** Whose sounds are recorded from now on; the same ones again change nothing. */
  hear(sounds: readonly MediaStreamTrack[]): void
  /** Gives what was recorded, or null where it was too short for anything. */
  stop(): Promise<CallRecording | null>
}

/** Mixes sounds that come and go into one track that stays. */
const createMixer = () => {
  const audio = new AudioContext()
  const mixed = audio.createMediaStreamDestination()
  const sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>()
  return {
    tracks: mixed.stream.getAudioTracks(),
    hear: (sounds: readonly MediaStreamTrack[]) => {
      for (const [sound, source] of sources) {
        if (sounds.includes(sound)) continue
        source.disconnect()
        sources.delete(sound)
      }
      for (const sound of sounds) {
        if (sources.has(sound)) continue
        const source = audio.createMediaStreamSource(new MediaStream([sound]))
        source.connect(mixed)
        sources.set(sound, source)
      }
    },
    close: () => audio.close(),
  }
}

/** Records one picture with the sounds of several. Each piece is handed over as it comes. */
export const recordCall = (picture: MediaStreamTrack, onPiece: (piece: Blob, soFar: RecordedSoFar) => void): CallRecorder => {
  const mixer = createMixer()
  const mimeType = TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? ''
  const recorder = new MediaRecorder(new MediaStream([picture, ...mixer.tracks]), { mimeType })
  const pieces: Blob[] = []
  const began = performance.now()
  const startedAt = new Date().toISOString()
  const soFar = (): RecordedSoFar => {
    const [type = 'video/webm'] = recorder.mimeType.split(';')
    return { startedAt, seconds: Math.floor((performance.now() - began) / 1_000), type }
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    pieces.push(data)
    onPiece(data, soFar())
  })
  const stopped = new Promise<void>(done => recorder.addEventListener('stop', () => done()))
  recorder.start(PIECE_MS)
  return {
    hear: mixer.hear,
    stop: async () => {
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      await mixer.close()
      const { seconds, type } = soFar()
      if (seconds < 1 || pieces.length === 0) return null
      return { file: new File(pieces, `call.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type }), startedAt, seconds }
    },
  }
}
