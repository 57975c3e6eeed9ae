import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldLook, inputClass } from '../ui/field.tsx'

interface PasswordFieldProps extends ComponentProps<'input'>, FieldLook {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. The form around it sends by POST, so that no address ever holds it. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {ids => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={inputClass(Boolean(error), `pr-12 ${className ?? ''}`)}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            className="absolute inset-y-0 right-0 inline-grid w-12 place-items-center rounded-control text-soft hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
