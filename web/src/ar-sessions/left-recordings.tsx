import { useEffect, useEffectEvent, useRef } from 'react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { durationWords } from '#contract/ar-sessions-record.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { Button } from '../ui/button.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useDropUnsentRecording, useListUnsentRecordings, useSendUnsentRecording } from './recording-queries.ts'
import { clockIn } from './session-times.ts'
import type { UnsentRecording } from './unsent-recordings.ts'

interface LeftRecordingsProps {
  session: ArSession
  /** Beside a call they are sent without a word, and only what came of it is told. */
  isBesideCall?: boolean
}

/** What a page that was closed, or died, left of a recording in the expert's browser: sent by itself, and shown while it is not with the server. */
export function LeftRecordings({ session: { id, role }, isBesideCall = false }: LeftRecordingsProps) {
  const user = useCurrentUser()
  const email = role === 'expert' && user ? user.email : undefined
  const { data: left } = useListUnsentRecordings(id, email)
  if (email === undefined || !left || left.length === 0) return null
  return (
    <ul hidden={isBesideCall} className="grid gap-3">
      {left.map(recording => (
        <LeftRecording key={recording.id} recording={recording} email={email} />
      ))}
    </ul>
  )
}

function LeftRecording({ recording, email }: { recording: UnsentRecording; email: string }) {
  const send = useSendUnsentRecording(recording.sessionId, email)
  const drop = useDropUnsentRecording(email)
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => send.mutate(recording))
  useEffect(() => {
    // Once by itself; what was refused is tried again by whoever wants to.
    if (isBegun.current) return
    isBegun.current = true
    begin()
  }, [])
  const { startedAt, seconds } = recording
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <p className="text-sm">
        A recording of {clockIn(startedAt, browserTimeZone() ?? 'UTC')}, {durationWords(seconds)} long, is in this browser and not in the
        record yet.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" isPending={send.isPending} onClick={() => send.mutate(recording)}>
          {send.isPending ? 'Sending it' : 'Send again'}
        </Button>
        {send.isError && (
          <Button variant="quiet" size="small" isPending={drop.isPending} onClick={() => drop.mutate(recording)}>
            Discard
          </Button>
        )}
      </div>
    </li>
  )
}
