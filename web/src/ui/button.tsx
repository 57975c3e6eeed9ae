import { type ComponentProps, useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'regular' | 'large' | 'small'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-marker-fill text-on-marker hover:bg-marker-fill-strong',
  secondary: 'border border-control bg-raised text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:opacity-90',
}
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  regular: 'min-h-11 px-4 text-base',
  large: 'min-h-12 px-6 text-base',
}

/** The look of a button, for the few places where it is neither of the two below. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'regular', more?: string) =>
  classNames(
    'touch-target inline-flex items-center justify-center gap-2 rounded-control font-medium transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    more,
  )

interface Looks {
  variant?: ButtonVariant
  size?: ButtonSize
}

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Working: keeps the focus, says so, and does nothing when pressed again. Said of a button at all, a double click is one press of it. */
  isPending?: boolean
  /** Goes no further just now. It is pressed again and again until then, so it keeps the focus, which `disabled` would throw away. */
  isAtEnd?: boolean
}

export function Button({ variant, size, isPending, isAtEnd, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const isUnanswered = useRef(false)
  useEffect(() => {
    if (!isPending) isUnanswered.current = false
  }, [isPending])
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || isAtEnd || undefined}
      onClick={event => {
        // The second press of a double click comes before the first one has made it pending.
        const isSecond = isPending !== undefined && event.detail > 1 && isUnanswered.current
        isUnanswered.current = true
        if (isPending || isAtEnd || isSecond) event.preventDefault()
        else onClick?.(event)
      }}
      className={buttonClass(variant, size, classNames(isAtEnd && '!cursor-not-allowed opacity-50', className))}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, className, ...rest }: Omit<LinkProps, 'className'> & Looks & { className?: string }) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />
}
