import { useEffect, useRef, useState } from 'react'

type CheckState = 'off' | 'asking' | 'on' | 'refused' | 'missing' | 'busy'

interface Wanted {
  cameraId: string | null
  microphoneId: string | null
}

const stateOf = (error: unknown): CheckState => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

const exactly = (deviceId: string | null): true | MediaTrackConstraints => (deviceId === null ? true : { deviceId: { exact: deviceId } })
const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Opens camera and microphone to be looked at and listened to, by nobody else, until they are closed or the page is left. */
export const useCheckedMedia = () => {
  const [state, setState] = useState<CheckState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const [wanted, setWanted] = useState<Wanted>({ cameraId: null, microphoneId: null })
  const open = useRef<MediaStream | null>(null)
  /** Whoever asked last, or has closed since, is the one who is answered. */
  const attempt = useRef(0)

  const take = (taken: MediaStream | null) => {
    stop(open.current)
    open.current = taken
    setStream(taken)
  }
  const start = async (asked: Wanted) => {
    attempt.current += 1
    const own = attempt.current
    setWanted(asked)
    setState('asking')
    try {
      const given = await navigator.mediaDevices.getUserMedia({ video: exactly(asked.cameraId), audio: exactly(asked.microphoneId) })
      if (own !== attempt.current) return stop(given)
      take(given)
      setState('on')
      setDevices(await navigator.mediaDevices.enumerateDevices())
    } catch (error) {
      if (own !== attempt.current) return
      take(null)
      setState(stateOf(error))
    }
  }
  useEffect(() => {
    const look = () => void navigator.mediaDevices?.enumerateDevices().then(setDevices)
    navigator.mediaDevices?.addEventListener('devicechange', look)
    return () => navigator.mediaDevices?.removeEventListener('devicechange', look)
  }, [])
  useEffect(
    () => () => {
      attempt.current += 1
      stop(open.current)
    },
    [],
  )

  return {
    state,
    stream,
    devices,
    wanted,
    start,
    close: () => {
      attempt.current += 1
      take(null)
      setState('off')
    },
  }
}
export type CheckedMedia = ReturnType<typeof useCheckedMedia>
