import { type ComponentType, useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { BellProps } from './bell.tsx'

/** Where the bell hangs. Its code comes when the page has painted and nobody waits for the browser. */
export function BellPlace({ user }: { user: CurrentUser }) {
  const [Bell, setBell] = useState<ComponentType<BellProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('./bell.tsx').then(
          module => setBell(() => module.Bell),
          // It did not arrive: the inbox is a link in the menu, and the next page tries again.
          () => undefined,
        )
      }),
    [],
  )
  return (
    <span className="grid size-11 place-items-center">
      {Bell ? <Bell key={user.email} user={user} /> : <Skeleton className="size-6 !rounded-full" />}
    </span>
  )
}
