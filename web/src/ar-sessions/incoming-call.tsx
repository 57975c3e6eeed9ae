import { Phone, PhoneOff, Video } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { ArSession } from '#contract/ar-sessions.ts'
import { announce } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import { useAnswerSessionCall, useIncomingCalls } from './incoming-calls.ts'
import { sessionPath } from './session-path.ts'

/** Asks a client who is elsewhere on the site to the call that has begun. It goes by itself when the session ends, or somebody has answered. */
export function IncomingCall({ guestSessionId }: { guestSessionId?: number | undefined }) {
  const { calls, heard } = useIncomingCalls(guestSessionId)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const answer = useAnswerSessionCall()
  const session = calls.find(each => sessionPath(each) !== pathname)
  if (!session) return null
  const say = (isAccepted: boolean) => {
    const { id } = session
    heard(id)
    answer.mutate({ id, isAccepted })
    if (isAccepted) navigate(sessionPath(session))
  }
  // Beside the app and not in it: what a modal dialog hides and holds does not hide or hold a call.
  return createPortal(<Question key={session.id} session={session} onAnswer={say} />, document.body)
}

/** Somebody writes, or looks at another dialog: the keyboard stays with him. */
const isBusy = (focused: Element | null): boolean =>
  focused !== null &&
  focused.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=application]') !== null

const KEY = 'F6'

function Question({ session, onAnswer }: { session: ArSession; onAnswer: (isAccepted: boolean) => void }) {
  const { expertName, sessionTitle } = session
  const panel = useRef<HTMLDivElement>(null)
  useShortcuts('Incoming call', [{ keys: [KEY], does: 'Go to the question' }])
  /** Where the keyboard was, and goes back to. */
  const before = useRef<Element | null>(null)
  useEffect(() => {
    announce(`Incoming call. ${expertName} has started ‘${sessionTitle}’. Press ${KEY} to answer.`)
    const own = panel.current
    if (!isBusy(document.activeElement)) own?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY) return
      event.preventDefault()
      own?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [expertName, sessionTitle])
  // While the panel still stands: what is taken away has lost the focus already.
  useLayoutEffect(() => {
    const own = panel.current
    return () => {
      const { current: earlier } = before
      if (own?.contains(document.activeElement) && earlier instanceof HTMLElement && earlier.isConnected)
        earlier.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={panel}
      role="alertdialog"
      aria-labelledby="incoming-call"
      aria-describedby="incoming-call-about"
      aria-keyshortcuts={KEY}
      tabIndex={-1}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      data-react-aria-top-layer="true"
      className="arrives fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-[60] mx-auto grid max-w-md gap-4 rounded-card border border-line bg-raised p-5 text-ink shadow-float sm:top-20 sm:bottom-auto"
    >
      <div className="flex items-start gap-3">
        <Video aria-hidden="true" className="mt-1 size-5 flex-none text-trust" />
        <div className="grid min-w-0 gap-1">
          <h2 id="incoming-call" className="text-lg">
            Incoming call
          </h2>
          <p id="incoming-call-about" className="wrap-anywhere text-sm">
            <span className="font-medium">{expertName}</span> has started <span className="font-medium">{sessionTitle}</span>. Camera and
            microphone open when you accept.
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          <PhoneOff aria-hidden="true" className="size-5" />
          Decline
        </Button>
        <Button onClick={() => onAnswer(true)}>
          <Phone aria-hidden="true" className="size-5" />
          Accept
        </Button>
      </div>
    </div>
  )
}
