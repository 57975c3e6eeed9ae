import { lazy, Suspense, useState } from 'react'
import type { ServiceDetail } from '#contract/catalog.ts'
import { mayTurn, PAUSE_REASON, PAUSE_REASON_MAX } from '#contract/catalog-own.ts'
import { useOwnText } from '../platform/own-draft.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useComplaint } from '../ui/use-complaint.ts'
import { usePauseService } from './own-service-queries.ts'

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }))

/** For admins: takes a service off the market with a reason, and puts it back. */
export function AdminPause({ service }: { service: ServiceDetail }) {
  const [isAsking, setAsking] = useState(false)
  const { id: serviceId } = service
  const { text: reason, complain, clear, field } = useComplaint(useOwnText(`service-pause-${serviceId}`))
  const pause = usePauseService(clear)
  // What is held back comes back with its expert, unless an admin stops it.
  const isStopped = service.isPaused && !service.isHeldBack
  const stop = () => {
    const { length } = reason.trim()
    complain(length === 0 ? PAUSE_REASON : null)
    if (length > 0 && length <= PAUSE_REASON_MAX) pause.mutate({ serviceId, isPaused: true, reason }, { onSuccess: () => setAsking(false) })
  }
  return (
    <section aria-label="For admins" className="mt-10 flex flex-wrap items-center gap-4 border-line border-t pt-6">
      <p className="min-w-0 flex-1 basis-64 text-soft text-sm">You see this as an admin.</p>
      {mayTurn(service, false) && (
        <Button
          variant="secondary"
          isPending={pause.isPending && !isAsking}
          onClick={() => (isStopped ? pause.mutate({ serviceId, isPaused: false }) : setAsking(true))}
        >
          {isStopped ? 'Put back on the market' : 'Take off the market'}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <Dialog title="Take this service off the market?" onClose={() => setAsking(false)}>
            <p>Only its expert and admins see it then. Its expert reads what you write here.</p>
            <CountedTextArea label="Reason" rows={3} text={reason} maxCharacters={PAUSE_REASON_MAX} {...field} />
            <DialogActions onCancel={() => setAsking(false)}>
              <Button variant="danger" isPending={pause.isPending} onClick={stop}>
                Take off the market
              </Button>
            </DialogActions>
          </Dialog>
        )}
      </Suspense>
    </section>
  )
}
