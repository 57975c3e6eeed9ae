import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
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

export function ContentError({ message, onRetry, isRetrying }: { message: string; onRetry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState
      level={1}
      title="Could not load this page"
      action={
        <Button variant="secondary" onClick={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      }
    >
      <p>{message}</p>
    </ErrorState>
  )
}
