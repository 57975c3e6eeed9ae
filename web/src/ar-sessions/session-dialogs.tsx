import { type FormEvent, useState } from 'react'
import { type ArSession, cancelArSession, LATE_CHANGE_HOURS } from '#contract/ar-sessions.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useMinute } from '../ui/use-minute.ts'
import { useCancelArSession, useJoinArSession, useRescheduleArSession } from './session-mutations.ts'
import { dayIn, isLateChange, momentIn } from './session-times.ts'
import { SlotPicker } from './slot-picker.tsx'
import { takenText, useSlotChoice, withoutRefusal } from './use-slot-choice.ts'

interface SessionDialogProps {
  session: ArSession
  onClose: () => void
}

const otherSide = ({ role, expertName, clientName }: ArSession) => (role === 'client' ? expertName : clientName)

function LateWarning({ session }: { session: ArSession }) {
  const now = useMinute()
  if (!now || !isLateChange(session, now)) return null
  return (
    <p className="rounded-control bg-amber-wash px-3 py-2 text-amber text-sm">
      It begins in less than {LATE_CHANGE_HOURS} hours: {otherSide(session)} is told that this comes late.
    </p>
  )
}

function Refusal({ error, text = error?.message }: { error: Error | null; text?: string | undefined }) {
  return (
    error && (
      <p role="alert" className="text-danger text-sm">
        {text}
      </p>
    )
  )
}

/** Moves a session to another of its expert's free times. */
export function RescheduleDialog({ session, onClose }: SessionDialogProps) {
  const [seen] = useState(session)
  const moving = useRescheduleArSession()
  const asked = {
    sessionId: seen.id,
    ...(seen.serviceId !== null && { serviceId: seen.serviceId }),
    ...(seen.serviceId === null && seen.taskId !== null && { taskId: seen.taskId }),
  }
  const [now] = useState(() => new Date().toISOString())
  // Where it was missed, its own day has nothing any more.
  const free = useSlotChoice(asked, seen.scheduledAt > now ? dayIn(seen.scheduledAt, seen.expertTimezone) : null)
  const choice = withoutRefusal(free, moving)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (choice.startsAt === null) return
    moving.mutate({ sessionId: seen.id, revision: seen.revision, scheduledAt: choice.startsAt }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Move this session" isWide onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="wrap-anywhere text-sm">
          ‘{seen.sessionTitle}’ is on {momentIn(seen.scheduledAt, browserTimeZone() ?? 'UTC')}. Choose another time; {otherSide(seen)} is
          told.
        </p>
        <LateWarning session={seen} />
        <SlotPicker choice={choice} isKnown />
        <Refusal
          error={moving.error}
          text={moving.error ? takenText(moving.error.message, moving.variables?.scheduledAt, choice) : undefined}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={moving.isPending} disabled={choice.startsAt === null}>
            Move the session
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const CancelReason = cancelArSession.input

/** Cancels a session; the other side reads why. */
export function CancelDialog({ session, onClose }: SessionDialogProps) {
  const [seen] = useState(session)
  const cancelling = useCancelArSession()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = CancelReason.safeParse({ sessionId: seen.id, revision: seen.revision, reason })
    setError(asked.error?.issues[0]?.message)
    if (asked.success) cancelling.mutate(asked.data, { onSuccess: onClose })
  }
  return (
    <Dialog title="Cancel this session?" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="wrap-anywhere text-sm">
          ‘{seen.sessionTitle}’ does not take place, and its time is free for others. {otherSide(seen)} reads your reason.
        </p>
        <LateWarning session={seen} />
        <TextArea label="Reason" rows={3} value={reason} error={error} onChange={event => setReason(event.target.value)} />
        <Refusal error={cancelling.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep the session
          </Button>
          <Button type="submit" variant="danger" isPending={cancelling.isPending}>
            Cancel the session
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks before everybody is taken out of the call. */
export function EndDialog({ session, onClose }: SessionDialogProps) {
  const moving = useJoinArSession()
  return (
    <Dialog title="End this session?" onClose={onClose}>
      <p className="text-sm">
        Both of you leave the call, and it cannot be opened again. What was drawn, written and kept stays in its record.
      </p>
      <DialogActions onCancel={onClose}>
        <Button
          variant="danger"
          isPending={moving.isPending}
          onClick={() => moving.mutate({ sessionId: session.id, action: 'end' }, { onSettled: onClose })}
        >
          End Session
        </Button>
      </DialogActions>
    </Dialog>
  )
}
