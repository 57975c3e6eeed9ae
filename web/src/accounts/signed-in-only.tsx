import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SignInLinks } from './sign-in-links.tsx'

interface SignedInOnlyProps {
  /** Stands while it is not known who is signed in. */
  waiting: ReactNode
  /** What logging in opens here, for the sentence that asks for it. */
  purpose: string
  /** The level of the request's heading: 1 where the page has no other. */
  level?: 1 | 2
  children: (user: CurrentUser) => ReactNode
}

/** What only an account sees; everybody else is asked to log in. The server enforces it, this only says so kindly. */
export function SignedInOnly({ waiting, purpose, level = 2, children }: SignedInOnlyProps) {
  const user = useCurrentUser()
  if (user === undefined) return waiting
  if (user) return children(user)
  return (
    <EmptyState title="Please log in" level={level} action={<SignInLinks className="justify-center" />}>
      <p>{purpose}</p>
    </EmptyState>
  )
}
