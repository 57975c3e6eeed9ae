import { UserCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ArSession, START_EARLY_MINUTES } from '#contract/ar-sessions.ts'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useMinute } from '../ui/use-minute.ts'
import { OtherDevice } from './other-device.tsx'
import { SessionActions } from './session-actions.tsx'
import { HeldNotice } from './session-card.tsx'
import { startableFrom } from './session-moves.ts'
import { clockIn, weekdayIn } from './session-times.ts'
import { SessionWhen } from './session-when.tsx'
import { type Present, useWhoIsThere } from './use-who-is-there.ts'

interface WaitingRoomProps {
  session: ArSession
  /** Whoever looks has an account here: then his other devices can be let in by a link. */
  hasAccount: boolean
  /** Camera, microphone, speaker; and, with the doors open, the way to the other side. */
  deviceCheck: (isOpen: boolean) => ReactNode
}

/** Before a session: when it is, who is there, whether everything works. */
export function WaitingRoom({ session, hasAccount, deviceCheck }: WaitingRoomProps) {
  const now = useMinute()
  const isOpen = now !== null && session.isConfirmed && now >= startableFrom(session)
  const present = useWhoIsThere(session.id, isOpen && session.role !== 'admin')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {deviceCheck(isOpen)}
      <div className="grid gap-4 max-lg:order-first">
        <section aria-label="Waiting room" className="grid gap-4 rounded-card border border-line bg-raised p-5">
          <SessionWhen session={session} />
          <HeldNotice session={session} />
          {session.isConfirmed && <WhoIsThere session={session} isOpen={isOpen} present={present} />}
          <SessionActions session={session} isOnOwnPage />
        </section>
        {session.sessionDescription && (
          <section aria-label="What it is about" className="rounded-card border border-line p-5">
            <h2 className="mb-1 font-medium text-sm">What it is about</h2>
            <p className="wrap-anywhere whitespace-pre-line text-sm">{session.sessionDescription}</p>
          </section>
        )}
        {session.role === 'client' && hasAccount && <OtherDevice sessionId={session.id} />}
      </div>
    </div>
  )
}

function WhoIsThere({ session, isOpen, present }: { session: ArSession; isOpen: boolean; present: Present }) {
  const isClient = session.role === 'client'
  const other = isClient ? session.expertName : session.clientName
  const otherSide = isClient ? 'expert' : 'client'
  const from = startableFrom(session).toISOString()
  const zone = browserTimeZone() ?? 'UTC'
  if (!isOpen) {
    return (
      <p className="text-soft text-sm">
        The doors open {START_EARLY_MINUTES} minutes before: at {clockIn(from, zone)} on {weekdayIn(from, zone)}. You can check camera and
        sound now.
      </p>
    )
  }
  // Another tab of one's own is nobody else, and an admin who looks in is not the one who is waited for.
  const isThere = present?.some(({ side, isAway }) => side === otherSide && !isAway) ?? false
  return (
    <div role="status" className="flex items-start gap-2 text-sm">
      {isThere ? (
        <>
          <UserCheck aria-hidden="true" className="mt-0.5 size-4 flex-none text-trust" />
          <p>
            <span className="font-medium">{other} is here.</span>{' '}
            {isClient ? 'The session begins when the expert starts it.' : 'You can start.'}
          </p>
        </>
      ) : (
        <>
          <UserRound aria-hidden="true" className="mt-0.5 size-4 flex-none text-soft" />
          <p>
            {isClient
              ? `${other} is not here yet, and is told that you are waiting. Stay on this page: it goes on by itself.`
              : `${other} is not here yet. You can start anyway; the call waits.`}
          </p>
        </>
      )}
    </div>
  )
}
