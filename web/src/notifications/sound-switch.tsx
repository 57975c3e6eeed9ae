import { SwitchField } from '../ui/switch.tsx'
import { useSaveNotificationSettings } from './notification-mutations.ts'
import { useReadNotificationSettings } from './notification-queries.ts'

/** Whether a new notification sounds; off until somebody wants it. */
export function SoundSwitch({ email, hint }: { email: string; hint?: string }) {
  const { data } = useReadNotificationSettings(email)
  const { mutate: save, isPending, variables } = useSaveNotificationSettings(email)
  const isOn = (isPending ? variables?.isSoundOn : undefined) ?? data?.isSoundOn ?? false
  return (
    <SwitchField
      label="Sound"
      {...(hint ? { hint } : {})}
      checked={isOn}
      disabled={!data}
      onChange={event => save({ isSoundOn: event.target.checked })}
    />
  )
}
