import { Circle, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { useGetSessionRecord } from '../ar-sessions/record-queries.ts'
import { useConsentToRecording, useKeepRecording } from '../ar-sessions/recording-queries.ts'
import { type CallRecorder, canRecordCalls, recordCall } from '../calls/media/call-recorder.ts'
import { sideOf } from '../calls/stage/stage-view.ts'
import { useCall } from '../calls/use-call.tsx'
import { Button } from '../ui/button.tsx'

/** The recording of a call: asked for by the expert, allowed by both, seen by both, and stopped by either. */
export function SessionRecording({ session }: { session: ArSession }) {
  const { data: record } = useGetSessionRecord(session.id)
  const consent = useConsentToRecording(session.id)
  const { role, expertName, clientName } = session
  if (!record || role === 'admin') return null
  const { isAllowed, by } = record.consent
  const [isOwn, isOthers] = [by.includes(role), by.some(side => side !== role)]
  const say = (label: string, allows: boolean) => (
    <Button variant="secondary" size="small" isPending={consent.isPending} onClick={() => consent.mutate(allows)}>
      {allows ? <Circle aria-hidden="true" className="size-4" /> : <Square aria-hidden="true" className="size-4" />}
      {label}
    </Button>
  )
  return (
    <div role="status" className="flex flex-wrap items-center gap-2">
      {isAllowed && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-marker-fill px-2.5 py-1 text-on-marker">
          <Circle aria-hidden="true" className="size-3 fill-current" />
          Recording
        </span>
      )}
      {role === 'expert' && isAllowed && <OneRecorder session={session} />}
      {isOwn && !isOthers && <span>{role === 'expert' ? `${clientName} is asked` : `${expertName} may record`}</span>}
      {isOwn && say(isAllowed ? 'Stop recording' : 'Do not record', false)}
      {!isOwn && role === 'expert' && canRecordCalls() && say('Record', true)}
    </div>
  )
}

/** Of the expert's devices in the call one records: all of them come to the same by the names of their places. */
function OneRecorder({ session }: { session: ArSession }) {
  const { peerId, ownPlaces } = useCall().state
  return peerId !== null && ownPlaces.every(other => peerId < other) && <Recorder session={session} />
}

/** Records for as long as it is there: what it has is kept when it goes, by a press, with the consent, or with the call. */
function Recorder({ session }: { session: ArSession }) {
  const { state } = useCall()
  const keep = useKeepRecording(session.id)
  const recorder = useRef<CallRecorder | null>(null)
  // The client shows what it is about; an admin who looks in has allowed nothing.
  const clients = state.peers.filter(peer => sideOf(peer) === 'client' && peer.stream !== null)
  const shown = clients.find(({ media }) => media?.isCameraOn) ?? clients[0]
  const picture = shown?.stream?.getVideoTracks()[0] ?? null
  const keepIt = useEffectEvent((begun: CallRecorder) => {
    void begun.stop().then(recording => recording && keep.mutate(recording))
  })
  // By the tracks: a stream is made anew with each change of what is sent, and a recording goes on over that.
  useEffect(() => {
    if (!picture) return
    const begun = recordCall(picture)
    recorder.current = begun
    return () => {
      recorder.current = null
      keepIt(begun)
    }
  }, [picture])
  useEffect(() => {
    recorder.current?.hear([...clients.map(({ stream }) => stream), state.local.stream].flatMap(stream => stream?.getAudioTracks() ?? []))
  })
  return null
}
