import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import { keepFocus } from './screen-heading.ts'

interface Refetched {
  refetch: () => unknown
  isRefetching: boolean
}

interface LoadErrorProps {
  title: string
  /** What did not come; it can be asked for again. */
  query: Refetched
  children?: ReactNode
  /** 1 where the error is all there is on the page. */
  level?: 1 | 2
  /** Another way on, beside asking again. */
  more?: ReactNode
}

/** Says that something did not come, and asks for it again. */
export function LoadError({ title, query, children, level = 2, more }: LoadErrorProps) {
  return (
    <ErrorState
      title={title}
      level={level}
      action={
        <>
          <RetryButton query={query} />
          {more}
        </>
      }
    >
      {children}
    </ErrorState>
  )
}

/** The same where a part of a page did not come: a line in its place. */
export function LoadErrorLine({ query, children }: { query: Refetched; children: ReactNode }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {children}
      <RetryButton query={query} size="small" />
    </p>
  )
}

/** It goes when it has done its work, and what had the focus with it. */
function RetryButton({ query: { refetch, isRefetching }, size }: { query: Refetched; size?: 'small' }) {
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      if (isPressed.current) keepFocus()
    },
    [],
  )
  return (
    <Button
      variant="secondary"
      {...(size ? { size } : {})}
      isPending={isRefetching}
      onClick={() => {
        isPressed.current = true
        void refetch()
      }}
    >
      Retry
    </Button>
  )
}
