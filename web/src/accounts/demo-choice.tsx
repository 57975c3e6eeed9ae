import { DEMO_IDENTITIES } from '#contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type DemoIdentity, useSignInToDemo } from './use-sign-in.ts'

const PURPOSES: Record<DemoIdentity, string> = {
  client: 'Describes projects and hires experts.',
  expert: 'Is matched to tasks and answers reviews.',
  admin: 'Looks after the marketplace.',
}

/** The demo's people to log in as. */
export function DemoChoice({ onClose }: { onClose: () => void }) {
  const signIn = useSignInToDemo()
  return (
    <Dialog title="Log in to the demo" onClose={onClose}>
      <p className="text-soft text-sm">No password needed: choose who you want to be. What you have typed is kept.</p>
      <ul className="grid gap-3">
        {DEMO_IDENTITIES.map(identity => (
          <li key={identity}>
            <Button
              variant="secondary"
              className="w-full flex-col !items-start !gap-0 py-2 text-left"
              isPending={signIn.isPending && signIn.variables === identity}
              onClick={() => signIn.mutate(identity, { onSuccess: onClose })}
            >
              <span>Log in as {identity}</span>
              <span className="font-normal text-soft text-xs">{PURPOSES[identity]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
