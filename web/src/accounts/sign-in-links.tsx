import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useReturnPath, withNext } from './next-path.ts'
import { useStoredTheme } from './theme.ts'

interface SignInLinksProps {
  size?: 'small' | 'regular' | 'large'
  /** Beside a page that has a main action of its own. */
  isAside?: boolean
  className?: string
}

/** The two doors for who is signed out; both lead back to where they stood. */
export function SignInLinks({ size = 'regular', isAside = false, className }: SignInLinksProps) {
  const next = useReturnPath()
  useStoredTheme()
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      <ButtonLink to={withNext('/log-in', next)} variant={isAside ? 'quiet' : 'secondary'} size={size}>
        Log In
      </ButtonLink>
      <ButtonLink to={withNext('/sign-up', next)} variant={isAside ? 'secondary' : 'primary'} size={size}>
        Sign Up
      </ButtonLink>
    </div>
  )
}
