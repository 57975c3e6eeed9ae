import { DEMO_IDENTITIES } from '#contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { type DemoIdentity, useSignInToDemo } from './use-sign-in.ts'

const PURPOSES: Record<DemoIdentity, string> = {
  client: 'Describes projects and hires experts.',
  expert: 'Is matched to tasks and answers reviews.',
  admin: 'Looks after the marketplace.',
}

/** The demo's people to continue as. */
export function DemoChoice({ onDone }: { onDone: () => void }) {
  const signIn = useSignInToDemo()
  return (
    <section aria-labelledby="demo-heading" className="grid gap-3 border-line border-t pt-6">
      <h2 id="demo-heading" className="text-lg">
        Try the demo
      </h2>
      <p className="text-soft text-sm">No password needed: choose who you want to be. What you have typed is kept.</p>
      <ul className="grid gap-3">
        {DEMO_IDENTITIES.map(identity => (
          <li key={identity}>
            <Button
              variant="secondary"
              className="w-full flex-col !items-start !gap-0 py-2 text-left"
              isPending={signIn.isPending && signIn.variables === identity}
              onClick={() => signIn.mutate(identity, { onSuccess: onDone })}
            >
              <span>Continue as demo {identity}</span>
              <span className="font-normal text-soft text-xs">{PURPOSES[identity]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
