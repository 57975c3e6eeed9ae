import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

interface LoadErrorProps {
  title: string
  /** What did not come; it can be asked for again. */
  query: { refetch: () => unknown; isRefetching: boolean }
  children?: ReactNode
  /** 1 where the error is all there is on the page. */
  level?: 1 | 2
}

/** Says that something did not come, and asks for it again. */
export function LoadError({ title, query: { refetch, isRefetching }, children, level = 2 }: LoadErrorProps) {
  return (
    <ErrorState
      title={title}
      level={level}
      action={
        <Button variant="secondary" onClick={() => void refetch()} isPending={isRefetching}>
          Retry
        </Button>
      }
    >
      {children}
    </ErrorState>
  )
}
