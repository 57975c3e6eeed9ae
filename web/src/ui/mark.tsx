import { classNames } from './class-names.ts'

/*
 * The product's one ornament: what an expert draws on the world. Decoration for the eye; what it points at is told in words.
 * `pathLength` 1 lets one animation draw every path.
 */
interface MarkProps {
  className?: string | undefined
  /** Draws itself instead of being there. */
  isDrawn?: boolean
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round', pathLength: 1 } as const

/** Stretches around whatever it is laid over. */
export function MarkCircle({ className, isDrawn = true }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 80" preserveAspectRatio="none" className={classNames('overflow-visible', className)}>
      <path
        {...stroke}
        className={isDrawn ? 'drawn' : undefined}
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        d="M128 7C84 1 22 8 8 34c-13 26 40 42 96 41 54-1 92-17 90-40C192 14 142 4 92 8"
      />
    </svg>
  )
}

export function MarkUnderline({ className, isDrawn = true }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 14" preserveAspectRatio="none" className={className}>
      <path
        {...stroke}
        className={isDrawn ? 'drawn' : undefined}
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        d="M3 9C48 3 118 2 197 6c-48-1-96 1-140 6"
      />
    </svg>
  )
}

export function MarkArrow({ className, isDrawn = true }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 60" className={className}>
      <path {...stroke} className={isDrawn ? 'drawn' : undefined} strokeWidth="4" d="M6 8c6 20 20 34 44 42M50 50 34 51M50 50 42 36" />
    </svg>
  )
}

/** The sign of the product: a screw, and the circle an expert drew around it. */
export function BrandMark({ className }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} fill="none" strokeLinecap="round">
      <circle cx="16" cy="16" r="4.2" fill="currentColor" />
      <path d="M26 7C20 1 8 2 4 11c-4 10 3 18 12 18 9 0 14-7 13-14C28 8 21 4 13 6" className="stroke-marker" strokeWidth="3" />
    </svg>
  )
}
