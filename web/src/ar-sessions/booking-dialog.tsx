import { MailOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type ArSession, HOLD_MINUTES } from '#contract/ar-sessions.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'
import { useSendGuestLink } from './session-mutations.ts'
import { clockIn } from './session-times.ts'

interface BookingDialogProps extends Pick<BookingFormProps, 'client' | 'subject' | 'useFoundServices'> {
  /** Where the mail is to be read when none leaves the house. */
  mailHint: ReactNode
  onClose: () => void
}

/** Books a session; a visitor is told that the mail makes it one. */
export function BookingDialog({ mailHint, onClose, ...form }: BookingDialogProps) {
  const [held, setHeld] = useState<ArSession | null>(null)
  return (
    <Dialog title={held ? 'Open the mail to confirm' : 'Book a New AR Session'} isWide onClose={onClose}>
      {held ? (
        <Held session={held} mailHint={mailHint} onClose={onClose} />
      ) : (
        <BookingForm {...form} onBooked={session => (session.isConfirmed ? onClose() : setHeld(session))} onCancel={onClose} />
      )}
    </Dialog>
  )
}

function Held({ session, mailHint, onClose }: { session: ArSession; mailHint: ReactNode; onClose: () => void }) {
  const send = useSendGuestLink()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="grid gap-4">
      <p className="flex items-start gap-3">
        <MailOpen aria-hidden="true" className="mt-1 size-5 flex-none text-amber" />
        <span>
          We have sent a link to <span className="wrap-anywhere font-medium">{session.clientEmail}</span>. Open it within {HOLD_MINUTES}{' '}
          minutes{session.heldUntil && ` (until ${clockIn(session.heldUntil, zone)})`}: until then the time is held for you, and after that
          it is free for others again.
        </span>
      </p>
      <p className="text-soft text-sm">The link opens the session on any phone or computer. You need no account.</p>
      {mailHint}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" isPending={send.isPending} onClick={() => send.mutate(session.id)}>
          Send the mail again
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
