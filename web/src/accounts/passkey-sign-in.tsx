import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FormError } from './form-error.tsx'
import { askForPasskey, canOfferPasskeys, canUsePasskeys, endPasskeyOffer, signInWithPasskey } from './passkey-ceremony.ts'

/** Passkeys: by the button, and among what the browser offers to fill in where it can do that. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const signIn = useMutation({
    mutationFn: async () => signInWithPasskey(await askForPasskey({ isOffered: false })),
    onSuccess: onSignedIn,
  })
  const offerError = usePasskeyOffer(onSignedIn)
  return (
    <div className="grid gap-3">
      <FormError error={signIn.error ?? offerError} />
      <Button variant="secondary" size="large" isPending={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden="true" className="size-5" />
        Log in with a passkey
      </Button>
    </div>
  )
}

/** Lets the browser list passkeys in the form's field as long as it stands. Answers what the server refused, if it did. */
const usePasskeyOffer = (onSignedIn: () => Promise<void>): Error | null => {
  const [error, setError] = useState<Error | null>(null)
  const arrive = useEffectEvent(onSignedIn)
  useEffect(() => {
    let isOver = false
    const offer = async () => {
      if (!(await canOfferPasskeys()) || isOver) return
      // Nobody has asked for the offer, so nobody needs to hear that it came to nothing.
      const passkey = await askForPasskey({ isOffered: true }).catch(() => null)
      if (passkey === null || isOver) return
      try {
        await signInWithPasskey(passkey)
        await arrive()
      } catch (problem) {
        if (!isOver && problem instanceof Error) setError(problem)
      }
    }
    void offer()
    return () => {
      isOver = true
      if (canUsePasskeys()) void endPasskeyOffer()
    }
  }, [])
  return error
}
