import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface MorePagesProps {
  hasNextPage: boolean
  isFetching: boolean
  /** Why the last page could not be had; what is shown stays. */
  error: Error | null
  onMore: () => void
  /** The way on without a script. */
  children?: ReactNode
}

/** The end of a list that is shown a page at a time. */
export function MorePages({ hasNextPage, isFetching, error, onMore, children }: MorePagesProps) {
  return (
    <>
      {error && (
        <p role="alert" className="mt-4 text-center text-danger text-sm">
          {error.message}
        </p>
      )}
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Button variant="secondary" isPending={isFetching} onClick={onMore}>
            {isFetching ? 'Loading...' : 'Load More'}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}
