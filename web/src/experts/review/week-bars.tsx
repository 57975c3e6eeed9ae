import { useId } from 'react'

interface Series {
  name: string
  /** Its colour, as a class of the background. */
  colour: string
  values: readonly number[]
}

interface WeekBarsProps {
  title: string
  /** What the picture shows, in a sentence: its bars are hidden from a screen reader, the table below has the figures. */
  text: string
  /** When each week began. */
  weeks: readonly string[]
  /** From the bottom up. */
  series: readonly Series[]
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
export const formatWeek = (from: string): string => DAY.format(new Date(from))

/** A bar for each week, of one kind or of several on top of each other. */
export function WeekBars({ title, text, weeks, series }: WeekBarsProps) {
  const id = useId()
  const most = Math.max(1, ...weeks.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)))
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3 border-line border-t pt-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="text-soft text-sm">{text}</p>
      <div aria-hidden="true" className="grid gap-2">
        <div className="flex h-36 items-end gap-1 border-line border-b sm:gap-2">
          {weeks.map((week, at) => (
            <div key={week} className="flex h-full min-w-0 flex-1 flex-col-reverse gap-px">
              {series.map(({ name, colour, values }) => (
                <div key={name} className={`last:rounded-t-[3px] ${colour}`} style={{ height: `${((values[at] ?? 0) / most) * 100}%` }} />
              ))}
            </div>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 text-soft text-xs tabular-nums">
          <span>{formatWeek(weeks[0] ?? '')}</span>
          {series.length > 1 && (
            <span className="flex flex-wrap gap-x-4">
              {series.map(({ name, colour }) => (
                <span key={name} className="inline-flex items-center gap-1.5">
                  <span className={`size-2.5 rounded-[3px] ${colour}`} />
                  {name}
                </span>
              ))}
            </span>
          )}
          <span>{formatWeek(weeks.at(-1) ?? '')}</span>
        </div>
      </div>
    </section>
  )
}
