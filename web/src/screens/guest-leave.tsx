import { LogOut } from 'lucide-react'
import { useSignOut } from '../accounts/use-sign-in.ts'
import { Button } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'

/** Whoever came by a mailed link goes from this browser: another's machine keeps no way into the session. */
export function GuestLeave() {
  const signOut = useSignOut()
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={signOut.isPending}
      onClick={() =>
        signOut.mutate(undefined, {
          onSuccess: () => showSuccess('You have left. The link in your mail lets you in again.', 'guest-leave'),
        })
      }
    >
      <LogOut aria-hidden="true" className="size-4" />
      Leave
    </Button>
  )
}
