import { useEffect, useState } from 'react'
import type { CallSession } from '../call-session.ts'
import { watchLevel } from '../media/level-meter.ts'

/** Speech is louder; a quiet room and a fan are not. Of the meter, and of what the browser says of a sound that arrives. */
const SPEECH = 0.25
const SPEECH_HEARD = 0.03
const LOOK_MS = 100
/** A pause between two words is none. */
const HOLD_MS = 400

/** Takes loudness after loudness, and tells whether somebody speaks. */
const speechIn = (least: number, tell: (isSpeaking: boolean) => void) => {
  let heardAt = Number.NEGATIVE_INFINITY
  return (level: number) => {
    if (level > least) heardAt = performance.now()
    tell(performance.now() - heardAt < HOLD_MS)
  }
}

/** Whether one says something oneself just now. */
export const useIsSpeaking = (stream: MediaStream | null): boolean => {
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => {
    const [track] = stream?.getAudioTracks() ?? []
    if (!track) return
    const stop = watchLevel(track, speechIn(SPEECH, setSpeaking))
    return () => {
      stop()
      setSpeaking(false)
    }
  }, [stream])
  return isSpeaking
}

/** Whether another one is heard just now: by what has arrived of him, not by what he says he sends. */
export const useIsHeard = (session: CallSession | null, peerId: string): boolean => {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    if (!session) return
    const look = speechIn(SPEECH_HEARD, setHeard)
    const timer = setInterval(() => look(session.soundLevel(peerId)), LOOK_MS)
    return () => clearInterval(timer)
  }, [session, peerId])
  return isHeard
}
