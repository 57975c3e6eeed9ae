import { useEffect, useRef, useState } from 'react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { callRoom } from '#contract/calls-live.ts'
import { useKeepMark, useListKeptMarks } from '../ar-sessions/kept-marks.ts'
import { useKeepSnapshot, useListSessionMessages } from '../ar-sessions/record-queries.ts'
import { SessionActions } from '../ar-sessions/session-actions.tsx'
import { SessionChat } from '../ar-sessions/session-chat.tsx'
import { CallStage } from '../calls/stage/call-stage.tsx'
import { useIsLive } from '../platform/live-room.ts'
import { Button } from '../ui/button.tsx'
import { CallAnswer } from './call-answer.tsx'
import { RecordingQuestion } from './recording-question.tsx'
import { SessionRecording } from './session-recording.tsx'

/** The call of an active session: joined at once, left and joined again as one likes. */
export function SessionCall({ session }: { session: ArSession }) {
  const [hasLeft, setLeft] = useState(false)
  if (hasLeft) return <Left session={session} onBack={() => setLeft(false)} />
  return <JoinedCall session={session} onLeave={() => setLeft(true)} />
}

function JoinedCall({ session, onLeave }: { session: ArSession; onLeave: () => void }) {
  const kept = useListKeptMarks(session.id)
  const keepMark = useKeepMark(session)
  const keepSnapshot = useKeepSnapshot(session.id)
  const keepDrawnStill = useKeepSnapshot(session.id, 'The still that was drawn on is kept in the record.')
  const messages = useListSessionMessages(session.id, useIsLive())
  const written = messages.data?.pages
    .toReversed()
    .flatMap(({ items }) => items)
    .filter(({ by }) => by !== session.role)
    .map(({ messageId }) => messageId)
  return (
    <CallStage
      room={callRoom('session', session.id)}
      title={session.sessionTitle}
      side={session.role}
      keptMarks={kept.data}
      onMark={operation => keepMark.mutate(operation)}
      onSnapshot={picture => keepSnapshot.mutate(picture)}
      onDrawnStill={picture => keepDrawnStill.mutate(picture)}
      actions={
        <>
          <SessionRecording session={session} />
          <SessionActions session={session} isOnOwnPage />
        </>
      }
      question={
        <>
          <CallAnswer session={session} />
          <RecordingQuestion session={session} />
        </>
      }
      aside={<SessionChat sessionId={session.id} role={session.role} mayWrite={session.role !== 'admin'} />}
      written={written}
      onLeave={onLeave}
    />
  )
}

function Left({ session, onBack }: { session: ArSession; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The page stood still below the call; its Disconnect is gone, and the keyboard goes on here.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-label="Call" className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        You have left the call
      </h2>
      <p className="text-soft text-sm">
        The session goes on until {session.role === 'expert' ? 'you end it' : `${session.expertName} ends it`}. You can come back as long as
        it does.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{session.role === 'client' ? 'Join Session' : 'Re-join'}</Button>
        <SessionActions session={session} isOnOwnPage />
      </div>
    </section>
  )
}
