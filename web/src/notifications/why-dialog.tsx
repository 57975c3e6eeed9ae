import type { Notification, NotificationReceipt } from '#contract/notifications.ts'
import { Dialog } from '../ui/dialog.tsx'
import { formatFullMoment } from '../ui/format.ts'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CHANNEL_LABELS } from './channel-labels.ts'
import { useExplainNotification } from './notification-queries.ts'

type Went = NotificationReceipt['channels'][number]

const STATE_WORDS: Record<Went['state'], string> = { waiting: 'Waiting', sent: 'Sent', withheld: 'Not sent', failed: 'Failed' }

/** Why somebody was told, and where it went. */
export function WhyDialog({ notification: { id, title }, onClose }: { notification: Notification; onClose: () => void }) {
  const query = useExplainNotification(id)
  const { data, error } = query
  return (
    <Dialog title="Why did I get this?" onClose={onClose}>
      <p className="wrap-anywhere font-medium">{title}</p>
      {!data && !error && (
        <div role="status" aria-label="Loading the reason">
          <Skeleton className="h-32" />
        </div>
      )}
      {!data && error && <LoadErrorLine query={query}>{error.message}</LoadErrorLine>}
      {data && (
        <>
          <p>{data.because}</p>
          <dl className="grid divide-y divide-line border-line border-y">
            {data.channels.map(went => (
              <div key={went.channel} className="grid grid-cols-[5rem_1fr] gap-3 py-2.5 text-sm">
                <dt className="font-medium">{CHANNEL_LABELS[went.channel]}</dt>
                <dd>
                  {STATE_WORDS[went.state]}
                  {went.at && `, ${formatFullMoment(went.at.toISOString())}`}
                  {went.reason !== null && <span className="block text-soft">{went.reason}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  )
}
