import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>

/** Something that is on or off; what it stands for happens when it moves, or when its form is saved. */
export function Switch(props: SwitchProps) {
  return (
    <span className="relative inline-grid h-6 w-10 flex-none">
      <input
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className="peer absolute -inset-2.5 z-10 m-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'rounded-full border border-control bg-sunken transition-colors duration-150 peer-checked:border-trust peer-checked:bg-trust',
          'peer-disabled:opacity-50 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-control transition-transform duration-150 peer-checked:translate-x-4 peer-checked:bg-paper"
      />
    </span>
  )
}

/** A switch beside its label and what it means. */
export function SwitchField({ label, hint, ...props }: Omit<SwitchProps, 'id'> & { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="block cursor-pointer font-medium text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
      <Switch {...props} id={id} aria-describedby={hint && `${id}-hint`} />
    </div>
  )
}
