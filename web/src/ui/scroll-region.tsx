import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className?: string
  children: ReactNode
}

/** Holds what may be wider than a phone, and scrolls by itself, so that the page does not. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    // Relative: what only a screen reader meets would else stand outside, and widen the page.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section tabIndex={0} aria-label={label} className={`relative overflow-x-auto ${className}`}>
      {children}
    </section>
  )
}
