import { type FormEvent, useState } from 'react'
import { SNOOZE, SNOOZE_MAX_MINUTES, SNOOZE_MIN_MINUTES } from '#contract/notifications.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dayOf, daysLater } from './local-days.ts'

const MORNING = 9
const MINUTE_MS = 60_000

/** A time of one's own for something to come back. */
export function SnoozeDialog({ onSnooze, onClose }: { onSnooze: (until: Date) => void; onClose: () => void }) {
  const [at, setAt] = useState(() => `${dayOf(daysLater(new Date(), 1, MORNING))}T09:00`)
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const minutes = (new Date(at).getTime() - Date.now()) / MINUTE_MS
    if (!(minutes >= SNOOZE_MIN_MINUTES && minutes <= SNOOZE_MAX_MINUTES)) return setError(SNOOZE)
    onSnooze(new Date(at))
    return onClose()
  }
  return (
    <Dialog title="Snooze until" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          label="Day and time"
          type="datetime-local"
          hint="It leaves the inbox and comes back as new at that time."
          error={error}
          value={at}
          onChange={event => setAt(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Snooze</Button>
        </div>
      </form>
    </Dialog>
  )
}
