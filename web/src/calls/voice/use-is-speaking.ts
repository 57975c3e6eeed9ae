import { useEffect, useState } from 'react'
import type { CallSession } from '../call-session.ts'
import { watchLevel } from '../media/level-meter.ts'

/** Speech is louder; a quiet room and a fan are not. Of the meter, and of the mean of a sound that arrives. */
const SPEECH = 0.25
const SPEECH_HEARD = 0.01
const LOOK_AGAIN_MS = 150
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
    const told = speechIn(SPEECH_HEARD, setHeard)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // One look after another, however long each takes: a busy machine is not asked faster than it answers.
    const look = async () => {
      const level = await session.soundLevel(peerId).catch(() => 0)
      if (isOver) return
      told(level)
      timer = setTimeout(look, LOOK_AGAIN_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [session, peerId])
  return isHeard
}
