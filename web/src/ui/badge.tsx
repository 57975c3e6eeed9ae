import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'waiting' | 'good' | 'bad'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  waiting: 'bg-amber-wash text-amber',
  good: 'bg-trust-wash text-trust',
  bad: 'bg-danger-wash text-danger',
}

/** A short word about a thing's state; its icon says the same without colour. */
export function Badge({ tone = 'neutral', icon: Icon, children }: { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs', TONES[tone])}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" />}
      {children}
    </span>
  )
}
