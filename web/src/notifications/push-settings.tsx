import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { SwitchField } from '../ui/switch.tsx'
import { showError, showSuccess } from '../ui/toasts.ts'
import { keepPush, type PushState, turnPushOff, turnPushOn } from './push-subscription.ts'

/** What to do where the switch cannot help. */
const ADVICE: Partial<Record<PushState, string>> = {
  denied:
    'This browser was told not to show notifications of this site. Allow them in its settings for this site (the sign beside the address), then come back.',
  unsupported: 'This browser cannot show notifications of a page that is closed. Mail reaches you instead.',
  'needs-home-screen':
    'On an iPhone or iPad, put this site on the home screen first (Share, then Add to Home Screen), and open it from there.',
}
const UNKNOWN = 'Whether this browser is still notified could not be looked up. Reload the page to try again.'
const ABOUT = 'push'

/** Whether this browser shows notifications by itself; what it is asked stands with the browser, not with the account. */
export function PushSettings({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const queryKey = ['notifications', 'push', email]
  const { data: state, isError } = useQuery({ queryKey, queryFn: () => keepPush(email), staleTime: 0 })
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(email) : turnPushOff(email)),
    onSuccess: (after, wanted) => {
      queryClient.setQueryData(queryKey, after)
      if (after === 'on') showSuccess('This browser will notify you.', ABOUT)
      else if (wanted) showError('The browser did not allow it.', ABOUT)
      else showSuccess('This browser will not notify you any more.', ABOUT)
    },
    onError: error => showError(`Failed to change push: ${error.message}`, ABOUT),
  })
  const advice = state === undefined && isError ? UNKNOWN : state && ADVICE[state]
  return (
    <div className="grid max-w-2xl gap-2">
      <SwitchField
        label="Notify me in this browser, also when the tab is closed"
        hint="For the kinds whose Push is on. Each browser and device is asked by itself."
        checked={turn.isPending ? turn.variables : state === 'on'}
        disabled={state === undefined || advice !== undefined}
        onChange={event => !turn.isPending && turn.mutate(event.target.checked)}
      />
      <p role="status" className="text-sm">
        {advice}
      </p>
    </div>
  )
}
