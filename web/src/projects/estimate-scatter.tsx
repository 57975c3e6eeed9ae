import type { EstimatePoint } from '#contract/projects-estimates.ts'

const SIZE = 400
const LEFT = 44
const BOTTOM = 40
const TOP = 8
/** Half of the last figure below the axis. */
const RIGHT = 18
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

/** Where hours lie on an axis that gives each doubling the same room. */
const axisOf = (points: readonly EstimatePoint[]) => {
  const all = points.flatMap(({ estimated, actual }) => [estimated, actual]).filter(hours => hours > 0)
  const low = TICKS.findLast(tick => tick <= Math.min(...all)) ?? 0.1
  const high = TICKS.find(tick => tick >= Math.max(...all)) ?? 10_000
  const span = Math.log(high / low) || 1
  const share = (hours: number) => Math.log(Math.max(hours, low) / low) / span
  return {
    low,
    high,
    ticks: TICKS.filter(tick => tick >= low && tick <= high),
    x: (hours: number) => LEFT + share(hours) * (SIZE - LEFT - RIGHT),
    y: (hours: number) => SIZE - BOTTOM - share(hours) * (SIZE - BOTTOM - TOP),
  }
}

/** How often work took how much of its estimate: the picture's text. */
export const RATIO_BANDS = [
  { name: 'Less than half', from: 0, to: 0.5 },
  { name: 'Half to three quarters', from: 0.5, to: 0.75 },
  { name: 'Within a quarter of it', from: 0.75, to: 1.25 },
  { name: 'Up to twice', from: 1.25, to: 2 },
  { name: 'Twice or more', from: 2, to: Number.POSITIVE_INFINITY },
] as const

export const countBands = (points: readonly EstimatePoint[]): number[] =>
  RATIO_BANDS.map(({ from, to }) => points.filter(({ estimated, actual }) => actual / estimated >= from && actual / estimated < to).length)

/** What was estimated against what it took, a dot a task. On the line they agree; in the band they are within a factor of 2. */
export function EstimateScatter({ points }: { points: readonly EstimatePoint[] }) {
  const { low, high, ticks, x, y } = axisOf(points)
  const within = points.filter(({ estimated, actual }) => actual <= 2 * estimated && actual >= estimated / 2).length
  const label = `Estimated hours against the hours it took, for ${points.length} tasks: ${within} lie within a factor of 2 of each other.`
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} className="h-auto w-full max-w-lg text-soft">
      <defs>
        <clipPath id="scatter-area">
          <rect x={LEFT} y={TOP} width={SIZE - LEFT - RIGHT} height={SIZE - BOTTOM - TOP} />
        </clipPath>
      </defs>
      <g clipPath="url(#scatter-area)">
        <polygon
          className="fill-trust-wash"
          points={[
            [x(low), y(low / 2)],
            [x(low), y(low * 2)],
            [x(high), y(high * 2)],
            [x(high), y(high / 2)],
            [x(low * 2), y(low)],
          ]
            .map(([left, top]) => `${left},${top}`)
            .join(' ')}
        />
        <line x1={x(low)} y1={y(low)} x2={x(high)} y2={y(high)} className="stroke-trust" strokeWidth={1.5} />
      </g>
      {ticks.map(tick => (
        <g key={tick} className="fill-current text-[11px] tabular-nums">
          <line x1={x(tick)} x2={x(tick)} y1={TOP} y2={SIZE - BOTTOM} className="stroke-line" strokeWidth={0.5} />
          <line y1={y(tick)} y2={y(tick)} x1={LEFT} x2={SIZE - RIGHT} className="stroke-line" strokeWidth={0.5} />
          <text x={x(tick)} y={SIZE - BOTTOM + 15} textAnchor="middle">
            {tick}
          </text>
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {points.map(({ estimated, actual }, at) => (
        // Two tasks may be alike in everything that is shown: only their place tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <circle key={at} cx={x(estimated)} cy={y(actual)} r={3} className="fill-ink" fillOpacity={0.55} />
      ))}
      <g className="fill-current text-[12px]">
        <text x={(SIZE + LEFT) / 2} y={SIZE - 6} textAnchor="middle">
          Estimated hours
        </text>
        <text transform={`translate(11 ${(SIZE - BOTTOM) / 2}) rotate(-90)`} textAnchor="middle">
          Hours it took
        </text>
      </g>
    </svg>
  )
}
