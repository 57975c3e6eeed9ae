import { type FormEvent, useState } from 'react'
import { type NotificationSettings, saveNotificationSettings } from '#contract/notifications-preferences.ts'
import { Button } from '../ui/button.tsx'
import { SwitchField } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { useSaveNotificationSettings } from './notification-mutations.ts'

const FIRST_QUIET_HOURS = { from: '22:00', until: '07:00' }

/** When mail and push are not welcome, and when the daily mail is. */
export function DeliveryTimes({ email, settings }: { email: string; settings: NotificationSettings }) {
  const { mutate: save, isPending } = useSaveNotificationSettings(email, 'Times saved.')
  const [isQuiet, setQuiet] = useState(settings.quietHours !== null)
  const [quietHours, setQuietHours] = useState(settings.quietHours ?? FIRST_QUIET_HOURS)
  const [digestAt, setDigestAt] = useState(settings.digestAt)
  const [timeZone, setTimeZone] = useState(settings.timeZone)
  const [isChecked, setChecked] = useState(false)
  const { data: times, error } = saveNotificationSettings.input.safeParse({ quietHours: isQuiet ? quietHours : null, digestAt, timeZone })
  const errorOf = (field: string) => (isChecked ? error?.issues.find(({ path }) => path.join('.') === field)?.message : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(times === undefined)
    if (times && !isPending) save(times)
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-2xl gap-5">
      <SwitchField
        label="Quiet hours"
        hint="Mail and push wait for their end, and nothing sounds. What cannot be switched off does not wait."
        checked={isQuiet}
        onChange={event => setQuiet(event.target.checked)}
      />
      {isQuiet && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="From"
            type="time"
            value={quietHours.from}
            error={errorOf('quietHours.from')}
            onChange={event => setQuietHours({ ...quietHours, from: event.target.value })}
          />
          <TextField
            label="Until"
            type="time"
            value={quietHours.until}
            error={errorOf('quietHours.until') ?? errorOf('quietHours')}
            onChange={event => setQuietHours({ ...quietHours, until: event.target.value })}
          />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Time of the daily mail"
          type="time"
          hint="For what you want once a day."
          value={digestAt}
          error={errorOf('digestAt')}
          onChange={event => setDigestAt(event.target.value)}
        />
        <TimeZoneField label="Time zone" value={timeZone} onChange={setTimeZone} />
      </div>
      <Button type="submit" variant="secondary" isPending={isPending} className="justify-self-start">
        {isPending ? 'Saving...' : 'Save times'}
      </Button>
    </form>
  )
}
