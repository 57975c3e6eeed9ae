import { useEffect, useEffectEvent, useState } from 'react'
import { announce } from '../../ui/announcer.tsx'

const SECOND_MS = 1000
/** Minutes that are said aloud when they are all that is left. */
const SAID_MINUTES = [5, 1]

/** The time that is left, by what the server said: a device's clock may be wrong. Calls when there is none. */
export function Countdown({ secondsLeft, onOver }: { secondsLeft: number; onOver: () => void }) {
  const [end] = useState(() => performance.now() + secondsLeft * SECOND_MS)
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS))
  const [seconds, setSeconds] = useState(left)
  const tick = useEffectEvent(() => {
    const now = left()
    setSeconds(now)
    if (SAID_MINUTES.some(minutes => now === minutes * 60)) announce(now === 60 ? '1 minute left' : `${now / 60} minutes left`)
    if (now === 0) onOver()
    return now
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (tick() === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span className={seconds <= 60 ? 'font-medium text-danger' : undefined}>{shown} left</span>
}
