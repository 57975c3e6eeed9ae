/** The fields of what a receiver of sound tells that are read here. */
interface SoundEntry {
  type: string
  totalAudioEnergy?: number
  totalSamplesDuration?: number
}

/** What has been heard of a receiver so far: energy of full loudness times seconds, and seconds. */
interface Heard {
  receiver: RTCRtpReceiver
  energy: number
  seconds: number
}

/**
 * How loud a sound that arrives was on average since the last look, from 0 to 1 (the root of its mean power; 1 is as loud as can be said). From
 * statistics, for which nobody waits: `getSynchronizationSources` holds up the page until the thread that receives has time, and fifty looks a
 * second at five people held it up for good where the processor was busy.
 */
export const createHeardLevel = () => {
  let before: Heard | undefined
  return async (receiver: RTCRtpReceiver): Promise<number> => {
    for (const entry of (await receiver.getStats()).values() as Iterable<SoundEntry>) {
      if (entry.type !== 'inbound-rtp' || entry.totalAudioEnergy === undefined) continue
      const now = { receiver, energy: entry.totalAudioEnergy, seconds: entry.totalSamplesDuration ?? 0 }
      const last = before?.receiver === receiver ? before : now
      before = now
      const [energy, seconds] = [now.energy - last.energy, now.seconds - last.seconds]
      return energy > 0 && seconds > 0 ? Math.min(1, Math.sqrt(energy / seconds)) : 0
    }
    return 0
  }
}
