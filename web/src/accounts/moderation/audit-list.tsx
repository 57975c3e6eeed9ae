import type { AuditEntry } from '#contract/accounts-moderation.ts'
import { formatFullMoment } from '../../ui/format.ts'
import { LoadErrorLine } from '../../ui/load-error.tsx'
import { MorePages } from '../../ui/more-pages.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useListAuditEntries } from './moderation-queries.ts'

const inWords = (status: string | number | null | undefined): string => String(status ?? 'nothing').replaceAll('_', ' ')

/** What there is no name of any more. */
const GONE: Readonly<Record<string, string>> = {
  account: 'an account that is gone',
  'verification-request': 'an expert who is gone',
  service: 'that is gone',
  review: 'somebody who is gone',
  'ar-session': 'that is gone',
}

const deedOf = ({ action, subject, about, detail }: AuditEntry): string => {
  const whom = about ?? GONE[subject.replace(/:.*/, '')] ?? subject
  if (action === 'role-granted') return `gave ${whom} the role ${detail['role']}`
  if (action === 'role-revoked') return `took the role ${detail['role']} from ${whom}`
  if (action === 'account-suspended') return `suspended ${whom}`
  if (action === 'account-restored') return `restored ${whom}`
  if (action === 'document-viewed') return `opened a document of ${whom}`
  if (action === 'verification-decided')
    return `moved the request of ${whom} from ${inWords(detail['fromStatus'])} to ${inWords(detail['toStatus'])}`
  if (action === 'review-removed' || action === 'review-kept')
    return `${action === 'review-kept' ? 'kept' : 'removed'} the reported review by ${whom}`
  if (action === 'session-viewed') return `looked at what is kept of the session ${about === null ? whom : `'${about}'`}`
  if (action === 'session-call-entered') return `came into the call of the session ${about === null ? whom : `'${about}'`}`
  if (action === 'service-paused') return `took the service ${about === null ? whom : `'${about}'`} off the market`
  if (action === 'service-resumed') return `put the service ${about === null ? whom : `'${about}'`} back on the market`
  return `${action}: ${whom}`
}

/** What admins did, the newest first. */
export function AuditList() {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListAuditEntries()
  if (isPending) return <Skeleton className="h-40" />
  if (!data) {
    return <LoadErrorLine query={{ refetch, isRefetching }}>The audit could not be loaded: {error.message}</LoadErrorLine>
  }
  const entries = data.pages.flatMap(page => page.items)
  if (entries.length === 0) return <p className="text-soft text-sm">No admin has done anything yet.</p>
  return (
    <>
      <ol className="divide-y divide-line border-line border-y text-sm">
        {entries.map(entry => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="wrap-anywhere">
              <span className="font-medium">{entry.by ?? 'An account that is gone'}</span> {deedOf(entry)}
            </span>
            <time dateTime={entry.at} className="text-soft tabular-nums">
              {formatFullMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}
