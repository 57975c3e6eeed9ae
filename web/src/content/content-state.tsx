import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const LINES = ['w-11/12', 'w-full', 'w-10/12', 'w-7/12', 'w-9/12', 'w-5/12']

export function ContentSkeleton() {
  return (
    <div role="status" aria-label="Loading page" className="measure grid gap-4">
      <Skeleton className="mb-4 h-9 w-1/2" />
      {LINES.map(width => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}

interface ContentErrorProps {
  message: string
  query: { refetch: () => unknown; isRefetching: boolean }
}

export function ContentError({ message, query }: ContentErrorProps) {
  return (
    <LoadError level={1} title="Could not load this page" query={query}>
      <p>{message}</p>
    </LoadError>
  )
}
