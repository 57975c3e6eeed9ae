interface PredecessorPickerProps {
  /** The other tasks of the plan, as it numbers them. */
  tasks: readonly { id: number; title: string; number: number }[]
  chosen: readonly number[]
  onChange: (taskIds: number[]) => void
}

/** Which tasks must be done before this one. */
export function PredecessorPicker({ tasks, chosen, onChange }: PredecessorPickerProps) {
  if (tasks.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Comes after</legend>
      <div className="grid max-h-56 gap-0.5 overflow-auto rounded-control border border-control p-1.5">
        {tasks.map(({ id, title, number }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sunken">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={event => onChange(event.target.checked ? [...chosen, id] : chosen.filter(other => other !== id))}
              className="size-5 flex-none accent-marker-fill"
            />
            <span className="wrap-anywhere min-w-0">
              {number}. {title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
