import type { ReactNode } from 'react'
import { MarkCircle } from './mark.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** 1 where it is all there is on the page. */
  level?: 1 | 2
}

/** What this place is for and what to do first. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-14 text-center">
      <span className="relative inline-block px-6 py-3">
        <MarkCircle className="absolute inset-0 size-full text-marker" />
        <Heading className="text-lg">{title}</Heading>
      </span>
      {children && <div className="measure text-soft">{children}</div>}
      {action}
    </div>
  )
}
