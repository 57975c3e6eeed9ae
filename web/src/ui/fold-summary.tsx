import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a `details` that is a `group` says while it is closed; its arrow turns when it opens. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="touch-target inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-control text-sm text-soft hover:text-ink">
      <ChevronRight aria-hidden="true" className="size-4 flex-none transition-transform duration-150 group-open:rotate-90" />
      {children}
    </summary>
  )
}
