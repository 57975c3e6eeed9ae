import { useState } from 'react'
import { Link } from 'react-router'
import { NAME_CHANGE, STANDARD_VERIFICATION, type VerificationRequest, type VerificationStatus } from '#contract/experts-verification.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate } from '../../ui/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { MorePages } from '../../ui/more-pages.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StatusBadge, statusLabel } from '../verification-looks.tsx'
import { useListRequestsToReview } from './review-queries.ts'

/** Whose requests are shown: of one status, or all. */
export type RequestFilter = VerificationStatus | 'all'

/** The order in which an admin needs them. */
const FILTER_ORDER: readonly RequestFilter[] = ['in_review', 'pending', 'approved', 'rejected', 'needs_more_info', 'all']
export const filterOf = (text: string | null): RequestFilter => FILTER_ORDER.find(filter => filter === text) ?? 'in_review'
const filterLabel = (filter: RequestFilter): string => (filter === 'all' ? 'All' : statusLabel(filter))
const SKELETONS = ['one', 'two', 'three', 'four', 'five']

export function RequestListSkeleton() {
  return (
    <div role="status" aria-label="Loading requests" className="grid gap-px">
      {SKELETONS.map(name => (
        <Skeleton key={name} className="h-16" />
      ))}
    </div>
  )
}

interface RequestListProps {
  filter: RequestFilter
  onFilter: (filter: RequestFilter) => void
}

/** The queue: requests of one status, or all, narrowed by what is typed. */
export function RequestList({ filter, onFilter }: RequestListProps) {
  const [words, setWords] = useState('')
  return (
    <>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <NativeSelect
          label="Status"
          value={filter}
          options={FILTER_ORDER.map(value => ({ value, label: filterLabel(value) }))}
          onChange={event => onFilter(filterOf(event.target.value))}
        />
        <TextField
          label="Search"
          type="search"
          placeholder="Expert name or email..."
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      </div>
      <Requests filter={filter} words={words} onClear={() => setWords('')} />
    </>
  )
}

const hasWords = ({ expertName, expertEmail }: VerificationRequest, words: string): boolean =>
  `${expertName} ${expertEmail}`.toLowerCase().includes(words.trim().toLowerCase())

function Requests({ filter, words, onClear }: { filter: RequestFilter; words: string; onClear: () => void }) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListRequestsToReview(filter)
  if (isPending) return <RequestListSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Requests" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const shown = data.pages.flatMap(page => page.items).filter(request => hasWords(request, words))
  return (
    <>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 request' : `${shown.length} requests`} shown
      </p>
      {shown.length === 0 ? (
        <NoRequests filter={filter} isNarrowed={words.trim() !== ''} onClear={onClear} />
      ) : (
        <RequestTable requests={shown} />
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}

const NONE_THERE: Partial<Record<RequestFilter, string>> = {
  in_review: 'Nobody waits for an answer.',
  all: 'Nobody has asked to be verified yet.',
}

function NoRequests({ filter, isNarrowed, onClear }: { filter: RequestFilter; isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No Requests Found"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        <p>None of the requests that are loaded here is by an expert of this name or address.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No Requests Found">
      <p>{NONE_THERE[filter] ?? `No request is in the state "${filterLabel(filter)}".`}</p>
    </EmptyState>
  )
}

const CELL = 'py-3 pr-4 align-top'
const TYPE_LABELS: Readonly<Record<string, string>> = { [STANDARD_VERIFICATION]: 'Standard verification', [NAME_CHANGE]: 'Change of name' }
const requestTypeLabel = (type: string): string => TYPE_LABELS[type] ?? type

function RequestTable({ requests }: { requests: readonly VerificationRequest[] }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-b text-left text-soft text-xs">
          <th scope="col" className={`${CELL} font-medium`}>
            Expert
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            Status
          </th>
          <th scope="col" className={`${CELL} font-medium max-md:hidden`}>
            Submitted
          </th>
          <th scope="col" className={`${CELL} font-medium max-md:hidden`}>
            Request Type
          </th>
          <th scope="col" className="py-3 text-right font-medium">
            Action
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-b">
        {requests.map(request => (
          <tr key={request.id}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              <span className="wrap-anywhere block font-medium">{request.expertName}</span>
              <span className="wrap-anywhere block text-soft text-xs">{request.expertEmail}</span>
              <span className="block text-soft text-xs md:hidden">{formatDate(request.submittedAt)}</span>
            </th>
            <td className={CELL}>
              <StatusBadge status={request.currentStatus} />
            </td>
            <td className={`${CELL} whitespace-nowrap tabular-nums max-md:hidden`}>
              <time dateTime={request.submittedAt}>{formatDate(request.submittedAt)}</time>
            </td>
            <td className={`${CELL} wrap-anywhere max-md:hidden`}>{requestTypeLabel(request.requestType)}</td>
            <td className="py-3 text-right align-top">
              <Link
                to={`/admin/verification/${request.id}`}
                aria-label={`Review the request of ${request.expertName}`}
                className="touch-target inline-flex items-center justify-end font-medium underline decoration-line underline-offset-4 hover:decoration-marker"
              >
                Review
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
