import { Button } from '../../ui/button.tsx'
import { useCall } from '../use-call.tsx'

/** Somebody asks for a call: nothing is opened before it is accepted. */
export function IncomingCall() {
  const { state, session } = useCall()
  if (!state.incoming) return null
  const { kind, name } = state.incoming
  return (
    <div
      role="alertdialog"
      aria-label="Incoming call"
      className="absolute inset-x-3 top-16 z-10 mx-auto grid max-w-sm gap-4 rounded-card bg-raised p-5 text-ink shadow-float"
    >
      <p>
        Accept {kind} call from {name}?
      </p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={() => session.decline()}>
          Decline
        </Button>
        <Button onClick={() => void session.accept()}>Accept</Button>
      </div>
    </div>
  )
}
