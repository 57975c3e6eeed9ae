import { useMutation, useQuery } from '@tanstack/react-query'
import { type SOCIAL_PROVIDERS, signInWithProvider } from '#contract/accounts-auth.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from './form-error.tsx'
import { useNextPath, withNext } from './next-path.ts'
import { signInMethodsQuery } from './sign-in-methods.ts'

type Provider = (typeof SOCIAL_PROVIDERS)[number]

const NAMES: Record<Provider, string> = { google: 'Google', github: 'GitHub', oidc: 'single sign-on' }
const nameOf = (provider: Provider, oidcName: string | null) => (provider === 'oidc' && oidcName ? oidcName : NAMES[provider])

/** A button for each provider that the operator has set up; most have none. */
export function ProviderButtons() {
  const next = useNextPath()
  const { data } = useQuery(signInMethodsQuery())
  const goThere = useMutation({
    mutationFn: (provider: Provider) =>
      call(signInWithProvider, { provider, callbackURL: next ?? '/', errorCallbackURL: withNext('/log-in', next) }),
    onSuccess: ({ url }) => {
      if (url) window.location.assign(url)
    },
  })
  if (!data || data.providers.length === 0) return null
  return (
    <div className="grid gap-3">
      <FormError error={goThere.error} />
      {data.providers.map(provider => (
        <Button
          key={provider}
          variant="secondary"
          size="large"
          isPending={goThere.isPending && goThere.variables === provider}
          onClick={() => goThere.mutate(provider)}
        >
          Continue with {nameOf(provider, data.oidcName)}
        </Button>
      ))}
    </div>
  )
}
