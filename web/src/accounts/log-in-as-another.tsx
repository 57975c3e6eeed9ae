import { Button } from '../ui/button.tsx'
import { useSignOut } from './use-sign-in.ts'

/** For who is signed in, but not as the one whom a page is for: it asks him to log in then, and leads back to itself. */
export function LogInAsAnother() {
  const signOut = useSignOut()
  return (
    <Button isPending={signOut.isPending} onClick={() => signOut.mutate()}>
      Log out and log in with another address
    </Button>
  )
}
