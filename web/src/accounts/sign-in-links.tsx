import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useReturnPath, withNext } from './next-path.ts'
import { useStoredTheme } from './theme.ts'

/** The two doors for who is signed out; both lead back to where they stood. */
export function SignInLinks({ size = 'regular', className }: { size?: 'small' | 'regular' | 'large'; className?: string }) {
  const next = useReturnPath()
  useStoredTheme()
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      <ButtonLink to={withNext('/log-in', next)} variant="secondary" size={size}>
        Log In
      </ButtonLink>
      <ButtonLink to={withNext('/sign-up', next)} size={size}>
        Sign Up
      </ButtonLink>
    </div>
  )
}
