import { lazy, Suspense, useState } from 'react'
import { Field, type FieldLook, inputClass } from './field.tsx'
import { clockOfZone, placeOfZone, type TimeZoneChoice, timeZoneChoices } from './time-zones.ts'
import { useMinute } from './use-minute.ts'

const ComboBox = lazy(async () => ({ default: (await import('./combo-box.tsx')).ComboBox }))
const NOTHING_FOUND = 'No zone is called that. Type a city, a country or an offset such as UTC+2.'

interface TimeZoneFieldProps extends FieldLook {
  /** Name in the IANA database; undefined while there is none. */
  value: string | undefined
  onChange: (zone: string) => void
}

/** A time zone, searched by city, country or offset, and what time it is there. */
export function TimeZoneField({ label, hint, error, value, onChange }: TimeZoneFieldProps) {
  const minute = useMinute()
  const clock = minute && value ? clockOfZone(value, minute) : undefined
  const there = clock && `It is ${clock.time} there now (${clock.offset}).`
  // A row until the choices are there, so that nothing moves when they are.
  const shown = [there, hint].filter(Boolean).join(' ') || '\u00a0'
  return (
    <Field label={label} hint={shown} error={error}>
      {ids => {
        const waiting = <input {...ids} readOnly value={value ? placeOfZone(value) : ''} className={inputClass(false, 'min-h-11')} />
        if (!minute) return waiting
        return (
          <Suspense fallback={waiting}>
            <Choices ids={ids} label={label} value={value} minute={minute} onChange={onChange} />
          </Suspense>
        )
      }}
    </Field>
  )
}

interface ChoicesProps extends Pick<TimeZoneFieldProps, 'label' | 'value' | 'onChange'> {
  ids: Parameters<typeof ComboBox>[0]['ids']
  minute: Date
}

function Choices({ minute, value, ...rest }: ChoicesProps) {
  const [all, setAll] = useState<readonly TimeZoneChoice[] | null>(null)
  // Working out four hundred clocks takes a moment: only for who is about to choose.
  const gather = () => all ?? setAll(timeZoneChoices(minute, value))
  const chosen = value ? [{ value, label: placeOfZone(value) }] : []
  return <ComboBox {...rest} value={value ?? null} options={all ?? chosen} nothingFound={NOTHING_FOUND} onApproach={gather} />
}
