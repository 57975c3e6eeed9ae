import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className?: string
  children: ReactNode
}

/** Holds what may be wider than a phone, and scrolls by itself, so that the page does not. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section tabIndex={0} aria-label={label} className={`overflow-x-auto ${className}`}>
      {children}
    </section>
  )
}
