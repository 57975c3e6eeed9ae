import { Dialog } from '../ui/dialog.tsx'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'

type BookingDialogProps = Pick<BookingFormProps, 'client' | 'subject' | 'useFoundServices'> & { onClose: () => void }

/** Books a session. */
export function BookingDialog({ onClose, ...form }: BookingDialogProps) {
  return (
    <Dialog title="Book a New AR Session" isWide onClose={onClose}>
      <BookingForm {...form} onBooked={onClose} onCancel={onClose} />
    </Dialog>
  )
}
