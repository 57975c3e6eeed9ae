import { Skeleton } from '../ui/skeleton.tsx'

interface Statistic {
  value: string
  name: string
}

interface StatisticsProps {
  /** The operator's words; undefined while they are on their way. */
  statistics: readonly Statistic[] | undefined
}

const PLACES = ['one', 'two', 'three']
const LOOK = 'grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-10'

export function Statistics({ statistics }: StatisticsProps) {
  if (!statistics) {
    return (
      <div role="status" aria-label="Loading statistics" className={LOOK}>
        {PLACES.map(place => (
          <Skeleton key={place} className="h-14 w-24" />
        ))}
      </div>
    )
  }
  return (
    <dl className={LOOK}>
      {statistics.map(({ value, name }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-soft text-sm">{name}</dt>
          <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
