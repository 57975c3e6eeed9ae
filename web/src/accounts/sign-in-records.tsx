import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import type * as z from 'zod/mini'
import { listSessions, revokeOtherSessions, revokeSession, type SignInRecord } from '#contract/accounts-auth.ts'
import { call } from '../platform/call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { formatDate } from '../ui/format.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { deviceName } from './device-name.ts'
import { FormError } from './form-error.tsx'
import { SettingsSection } from './settings-section.tsx'

export const SIGN_IN_RECORDS_KEY = ['accounts', 'sign-ins'] as const

/** The browsers that are signed in, and how to sign them out from here. */
export function SignInRecords() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery({ queryKey: SIGN_IN_RECORDS_KEY, queryFn: ({ signal }) => call(listSessions, {}, signal) })
  const onSuccess = (text: string) => {
    showSuccess(text)
    return queryClient.invalidateQueries({ queryKey: SIGN_IN_RECORDS_KEY })
  }
  const signOutOne = useMutation({
    mutationFn: (token: string) => call(revokeSession, { token }),
    onSuccess: () => onSuccess('That browser is signed out.'),
  })
  const signOutOthers = useMutation({
    mutationFn: () => call(revokeOtherSessions, {}),
    onSuccess: () => onSuccess('Every other browser is signed out.'),
  })
  return (
    <SettingsSection title="Signed-in browsers" text="Sign out what you do not know, then change your password.">
      <FormError error={error ?? signOutOne.error ?? signOutOthers.error} />
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && (
        <ul aria-label="Signed-in browsers" className="grid divide-y divide-line">
          {data.map(record => (
            <SignInRow
              key={record.token}
              record={record}
              isPending={signOutOne.isPending && signOutOne.variables === record.token}
              onSignOut={() => signOutOne.mutate(record.token)}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button
          variant="secondary"
          isPending={signOutOthers.isPending}
          className="justify-self-start"
          onClick={() => signOutOthers.mutate()}
        >
          Sign out all others
        </Button>
      )}
    </SettingsSection>
  )
}

function SignInRow({ record, isPending, onSignOut }: { record: z.output<typeof SignInRecord>; isPending: boolean; onSignOut: () => void }) {
  const device = deviceName(record.userAgent)
  const since = `Signed in on ${formatDate(record.createdAt)}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 text-soft" />
      <div className="mr-auto">
        <p className="font-medium">{device}</p>
        <p className="text-soft text-xs">{record.ipAddress ? `${since}, from ${record.ipAddress}` : since}</p>
      </div>
      {record.isCurrent ? (
        <Badge tone="good">This browser</Badge>
      ) : (
        <Button variant="secondary" size="small" aria-label={`Sign out ${device}`} isPending={isPending} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  )
}
