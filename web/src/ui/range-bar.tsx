interface RangeBarProps {
  /** Says the range in words: the drawing itself is hidden from a screen reader. */
  label: string
  low: number
  /** The mean, where there is one to show. */
  value?: number
  high: number
  /** What it came to in the end, where that is known. */
  actual?: number | null
  /** The end of the scale, so that several bars can be compared. */
  max: number
}

const percentOf = (value: number, max: number) => `${max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100)).toFixed(2)}%`

/** An estimate: a bar from low to high with a dot where its mean lies. */
export function RangeBar({ label, low, value, high, actual = null, max }: RangeBarProps) {
  const left = percentOf(low, max)
  return (
    <div role="img" aria-label={label} className="relative h-4">
      <div className="absolute inset-x-0 top-[7px] h-0.5 rounded-full bg-line" />
      <div
        className="absolute top-[5px] h-1.5 min-w-1.5 rounded-full bg-control"
        style={{ left, width: `calc(${percentOf(high, max)} - ${left})` }}
      />
      {value !== undefined && (
        <div
          className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full border-2 border-raised bg-ink"
          style={{ left: percentOf(value, max) }}
        />
      )}
      {actual !== null && (
        <div
          className="absolute top-0.5 size-3 -translate-x-1/2 rotate-45 border-2 border-raised bg-trust"
          style={{ left: percentOf(actual, max) }}
        />
      )}
    </div>
  )
}
