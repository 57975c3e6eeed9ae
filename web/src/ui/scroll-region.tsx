import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useScrollEdges } from './use-scroll-edges.ts'

interface ScrollRegionProps {
  label: string
  className?: string
  children: ReactNode
}

/** Fades where there is more: what is cut off at a card's edge looks like the end otherwise. */
const FADE = {
  start: 'mask-[linear-gradient(to_right,rgb(0_0_0/0.15),black_3rem)]',
  end: 'mask-[linear-gradient(to_left,rgb(0_0_0/0.15),black_3rem)]',
  both: 'mask-[linear-gradient(to_right,rgb(0_0_0/0.15),black_3rem,black_calc(100%-3rem),rgb(0_0_0/0.15))]',
}

/** Holds what may be wider than a phone, and scrolls by itself, so that the page does not. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const ref = useRef<HTMLElement>(null)
  const { start, end } = useScrollEdges(ref)
  const fade = start && end ? FADE.both : start ? FADE.start : end ? FADE.end : null
  return (
    // Relative: what only a screen reader meets would else stand outside, and widen the page.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section ref={ref} tabIndex={0} aria-label={label} className={classNames('relative overflow-x-auto', fade, className)}>
      {children}
    </section>
  )
}
