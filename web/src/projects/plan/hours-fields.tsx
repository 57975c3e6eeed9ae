import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { HoursRange } from '#contract/projects.ts'
import { TextField } from '../../ui/text-field.tsx'

const FIGURES = [
  { name: 'optimistic', label: 'Best case' },
  { name: 'likely', label: 'Likely' },
  { name: 'pessimistic', label: 'Worst case' },
] as const

interface HoursFieldsProps {
  legend: string
  errors: FieldErrors<HoursRange> | undefined
  register: (figure: keyof HoursRange) => UseFormRegisterReturn
}

/** Hours as three figures: a range is honest where one number would not be. */
export function HoursFields({ legend, errors, register }: HoursFieldsProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="grid grid-cols-3 gap-3">
        {FIGURES.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            inputMode="decimal"
            min={0.1}
            step={0.1}
            error={errors?.[name]?.message}
            className="text-right tabular-nums"
            {...register(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}
