import { Circle, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { LIVE_RESUME_MS } from '#contract/shared/live.ts'
import { LeftRecordings } from '../ar-sessions/left-recordings.tsx'
import { useGetSessionRecord } from '../ar-sessions/record-queries.ts'
import { useConsentToRecording, useKeepRecording } from '../ar-sessions/recording-queries.ts'
import { type KeptWhileRecording, keepWhileRecording } from '../ar-sessions/unsent-recordings.ts'
import { type CallRecorder, canRecordCalls, recordCall } from '../calls/media/call-recorder.ts'
import { drawnPicture } from '../calls/media/drawn-picture.ts'
import { recordedMarks } from '../calls/stage/recorded-marks.ts'
import { isSideGone, sideOf } from '../calls/stage/stage-view.ts'
import { useCall } from '../calls/use-call.tsx'
import { useCurrentUser } from '../platform/current-user.ts'
import { useIsLive } from '../platform/live-room.ts'
import { Button } from '../ui/button.tsx'

/** The recording of a call: asked for by the expert, allowed by both, seen by both, and stopped by either. */
export function SessionRecording({ session }: { session: ArSession }) {
  const { data: record } = useGetSessionRecord(session.id)
  const { state: call } = useCall()
  const isRecorderGone = session.role !== 'expert' && isSideGone({ call }, 'expert')
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
          <Circle aria-hidden="true" className={isRecorderGone ? 'size-3' : 'size-3 fill-current'} />
          {isRecorderGone ? 'Recording interrupted' : 'Recording'}
        </span>
      )}
      {role === 'expert' && isAllowed && <OneRecorder session={session} />}
      {isOwn && !isOthers && <span>{role === 'expert' ? `${clientName} is asked` : `${expertName} may record`}</span>}
      {isOwn && say(isAllowed ? 'Stop recording' : 'Do not record', false)}
      {!isOwn && role === 'expert' && canRecordCalls() && say('Record', true)}
      <LeftRecordings session={session} isBesideCall />
    </div>
  )
}

/** Of the expert's devices in the call one records: all of them come to the same by the names of their places. */
function OneRecorder({ session }: { session: ArSession }) {
  const { peerId, ownPlaces } = useCall().state
  const user = useCurrentUser()
  const isLost = useIsPlaceLost()
  return user && !isLost && peerId !== null && ownPlaces.every(other => peerId < other) && <Recorder session={session} email={user.email} />
}

/** Whether the server has given the place in the call up: for all others nothing is recorded any more, though the picture may still come. */
const useIsPlaceLost = (): boolean => {
  const isLive = useIsLive()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLive) return setLost(false)
    const timer = setTimeout(() => setLost(true), LIVE_RESUME_MS)
    return () => clearTimeout(timer)
  }, [isLive])
  return isLost
}

/** Records for as long as it is there: what it has is kept when it goes, by a press, with the consent, or with the call. */
function Recorder({ session, email }: { session: ArSession; email: string }) {
  const { state, session: call } = useCall()
  const keep = useKeepRecording(session.id)
  const recorder = useRef<CallRecorder | null>(null)
  // The client shows what it is about; an admin who looks in has allowed nothing.
  const clients = state.peers.filter(peer => sideOf(peer) === 'client' && peer.stream !== null)
  const shown = clients.find(({ media }) => media?.isCameraOn) ?? clients[0]
  const picture = shown?.stream?.getVideoTracks()[0] ?? null
  const begin = useEffectEvent(() => keepWhileRecording(email, session.id))
  const keepIt = useEffectEvent(async (begun: CallRecorder, kept: KeptWhileRecording) => {
    const recording = await begun.stop()
    if (recording) keep.mutate({ ...recording, kept })
    else await kept.end(true)
  })
  // By the tracks: a stream is made anew with each change of what is sent, and a recording goes on over that.
  useEffect(() => {
    if (!picture) return
    const kept = begin()
    // With what both draw on it: the record is of what they saw.
    const marks = recordedMarks(call, 'client')
    const drawn = drawnPicture(picture, marks)
    const begun = recordCall(drawn.track, kept.add)
    recorder.current = begun
    return () => {
      recorder.current = null
      void keepIt(begun, kept).finally(() => {
        drawn.close()
        marks.close()
      })
    }
  }, [picture, call])
  useEffect(() => {
    recorder.current?.hear([...clients.map(({ stream }) => stream), state.local.stream].flatMap(stream => stream?.getAudioTracks() ?? []))
  })
  return null
}
