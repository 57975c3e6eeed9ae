import { Smartphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCreateGuestLink, useRevokeGuestLinks } from './guest-link.ts'

const QrCode = lazy(() => import('../ui/qr-code.tsx').then(module => ({ default: module.QrCode })))

/** The client's own phone as the camera: a code opens this one session there, without signing in. */
export function OtherDevice({ sessionId }: { sessionId: number }) {
  const link = useCreateGuestLink()
  const revoke = useRevokeGuestLinks()
  const url = link.data?.url
  return (
    <section aria-labelledby="other-device" className="grid justify-items-start gap-3 rounded-card border border-line p-5 max-lg:hidden">
      <h2 id="other-device" className="flex items-center gap-2 font-medium text-sm">
        <Smartphone aria-hidden="true" className="size-4" />
        Use your phone as the camera
      </h2>
      {url === undefined ? (
        <>
          <p className="text-soft text-sm">A code opens this session on your phone; you need not log in there.</p>
          <Button variant="secondary" size="small" isPending={link.isPending} onClick={() => link.mutate(sessionId)}>
            Show the code
          </Button>
        </>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="size-52" />}>
            <QrCode text={url} label="Code that opens this session on your phone" />
          </Suspense>
          <p className="text-soft text-sm">Point the phone's camera at it. Whoever has the link can join as you, until you end it.</p>
          <Button
            variant="secondary"
            size="small"
            isPending={revoke.isPending}
            onClick={() => revoke.mutate(sessionId, { onSuccess: () => link.reset() })}
          >
            End the link
          </Button>
        </>
      )}
    </section>
  )
}
