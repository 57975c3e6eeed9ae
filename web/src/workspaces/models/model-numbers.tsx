import { useId, useState } from 'react'
import { MODEL_FAR, MODEL_SCALE_MIN, type ModelTransform, type TransformField } from '#contract/workspaces-models.ts'
import { inputClass } from '../../ui/field.tsx'

const STEP = 0.1
const DEGREES = 180 / Math.PI

interface NumberRow {
  legend: string
  fields: readonly { field: TransformField; label: string; name: string }[]
  /** What is kept in radians is shown in degrees. */
  shownPerKept: number
}

const ROWS: readonly NumberRow[] = [
  {
    legend: 'Position',
    fields: [
      { field: 'positionX', label: 'X', name: 'Position X' },
      { field: 'positionY', label: 'Y', name: 'Position Y' },
      { field: 'positionZ', label: 'Z', name: 'Position Z' },
    ],
    shownPerKept: 1,
  },
  {
    legend: 'Rotation (degrees)',
    fields: [
      { field: 'rotationX', label: 'X', name: 'Rotation X' },
      { field: 'rotationY', label: 'Y', name: 'Rotation Y' },
      { field: 'rotationZ', label: 'Z', name: 'Rotation Z' },
    ],
    shownPerKept: DEGREES,
  },
  { legend: 'Scale', fields: [{ field: 'scaleFactor', label: 'Factor', name: 'Scale' }], shownPerKept: 1 },
]

const words = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** No more decimals than somebody would type. */
const shown = (value: number): string => String(Number(value.toFixed(4)))

interface ModelNumbersProps {
  transform: ModelTransform
  isReadOnly: boolean
  onChange: (transform: ModelTransform) => void
}

/** Where a model stands, in numbers: all that the gizmo does can be done here, with a keyboard and without WebGL. */
export function ModelNumbers({ transform, isReadOnly, onChange }: ModelNumbersProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
      {ROWS.map(({ legend, fields, shownPerKept }) => (
        <fieldset key={legend} className="grid min-w-0 content-start gap-1.5">
          <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
          <div className={fields.length > 1 ? 'grid grid-cols-3 gap-2' : 'grid'}>
            {fields.map(({ field, label, name }) => (
              <NumberField
                key={field}
                label={label}
                name={name}
                value={transform[field] * shownPerKept}
                min={field === 'scaleFactor' ? MODEL_SCALE_MIN : -MODEL_FAR}
                isReadOnly={isReadOnly}
                onChange={value => onChange({ ...transform, [field]: value / shownPerKept })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

interface NumberFieldProps {
  label: string
  name: string
  value: number
  min: number
  isReadOnly: boolean
  onChange: (value: number) => void
}

/** The number that was typed; null: it cannot be taken. */
const taken = (typed: string, min: number): number | null => {
  const given = typed.trim() === '' ? Number.NaN : Number(typed)
  return given >= min && given <= MODEL_FAR ? given : null
}

function NumberField({ label, name, value, min, isReadOnly, onChange }: NumberFieldProps) {
  const id = useId()
  /** What is being typed; it may be no number yet. */
  const [typed, setTyped] = useState<string | null>(null)
  /** On the way to a number there are others: it is complained of when the field is left. */
  const [isRefused, setRefused] = useState(false)
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-soft text-xs">
        {label}
      </label>
      <input
        id={id}
        type="number"
        step={STEP}
        inputMode="decimal"
        aria-label={name}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        readOnly={isReadOnly}
        value={typed ?? shown(value)}
        className={inputClass(isRefused, 'tabular-nums')}
        onBlur={() => {
          const isWrong = typed !== null && taken(typed, min) === null
          setRefused(isWrong)
          if (!isWrong) setTyped(null)
        }}
        onChange={event => {
          setTyped(event.target.value)
          const given = taken(event.target.value, min)
          if (given === null) return
          setRefused(false)
          onChange(given)
        }}
      />
      {isRefused && (
        <p id={`${id}-error`} role="alert" className="wrap-anywhere text-danger text-xs">
          {name} is between {words.format(min)} and {words.format(MODEL_FAR)}.
        </p>
      )}
    </div>
  )
}
