import { useId } from 'react'

interface Series {
  name: string
  /** Its colour, as a class of the background. */
  colour: string
  /** Null: that week has none. */
  values: readonly (number | null)[]
}

interface WeekBarsProps {
  title: string
  /** What the picture shows, in a sentence; its bars are hidden from a screen reader, which reads the figures instead. */
  text: string
  /** What is counted, at the axis. */
  unit: string
  /** When each week began. */
  weeks: readonly string[]
  /** From the bottom up. */
  series: readonly Series[]
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
export const formatWeek = (from: string): string => DAY.format(new Date(from))

const rounded = (value: number | null | undefined): string => (value == null ? '–' : String(Math.round(value * 10) / 10))
/** The end of the axis: the next even number of one or two digits that the highest bar stays below. */
const roundTop = (most: number): number => {
  const step = 2 * 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 1)
  return Math.max(2, Math.ceil(most / step) * step)
}

/** A bar for each week, of one kind or of several on top of each other. */
export function WeekBars({ title, text, unit, weeks, series }: WeekBarsProps) {
  const id = useId()
  const top = roundTop(Math.max(...weeks.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))))
  const spoken = weeks
    .map((week, at) => `Week of ${formatWeek(week)}: ${series.map(({ name, values }) => `${name} ${rounded(values[at])}`).join(', ')}.`)
    .join(' ')
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3 border-line border-t pt-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="text-soft text-sm">{text}</p>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 text-soft text-xs tabular-nums">
        <div className="flex h-36 flex-col-reverse justify-between text-right leading-none">
          {[0, top / 2, top].map(mark => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <div className="relative flex h-36 items-end gap-1 border-line border-b sm:gap-2">
          <div className="pointer-events-none absolute inset-0 flex flex-col justify-between">
            <span className="border-line border-t" />
            <span className="border-line border-t" />
            <span />
          </div>
          {weeks.map((week, at) => (
            <div key={week} className="relative flex h-full min-w-0 flex-1 flex-col-reverse gap-px">
              {series.map(({ name, colour, values }) => (
                <div key={name} className={`last:rounded-t-[3px] ${colour}`} style={{ height: `${((values[at] ?? 0) / top) * 100}%` }} />
              ))}
            </div>
          ))}
        </div>
        <span className="text-right">{unit}</span>
        <div className="flex justify-between">
          {[0, Math.floor((weeks.length - 1) / 2), weeks.length - 1].map(at => (
            <span key={at}>{formatWeek(weeks[at] ?? '')}</span>
          ))}
        </div>
        {series.length > 1 && (
          <p className="col-start-2 flex flex-wrap gap-x-4">
            {series.map(({ name, colour }) => (
              <span key={name} className="inline-flex items-center gap-1.5">
                <span className={`size-2.5 rounded-[3px] ${colour}`} />
                {name}
              </span>
            ))}
          </p>
        )}
      </div>
      <p className="sr-only">{spoken}</p>
    </section>
  )
}
