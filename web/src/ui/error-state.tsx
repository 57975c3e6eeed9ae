import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** 1 where the error is all there is on the page. */
  level?: 1 | 2
}

/** What happened, what is safe, what to do. */
export function ErrorState({ title, children, action, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div role="alert" className="grid justify-items-center gap-3 rounded-card border border-line px-6 py-14 text-center">
      <TriangleAlert aria-hidden="true" className="size-8 text-danger" />
      <Heading className="text-lg">{title}</Heading>
      {children && <div className="measure text-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
