import { atFirstUse } from './at-first-use.ts'
import { formatDate, formatFullMoment } from './format.ts'

const agoFormat = atFirstUse(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }))

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** '5 minutes ago', 'yesterday'; after a week the date. */
export const agoWords = (moment: Date, now: Date): string => {
  const passedMs = now.getTime() - moment.getTime()
  if (passedMs < MINUTE_MS) return 'just now'
  if (passedMs < HOUR_MS) return agoFormat().format(-Math.floor(passedMs / MINUTE_MS), 'minute')
  if (passedMs < DAY_MS) return agoFormat().format(-Math.floor(passedMs / HOUR_MS), 'hour')
  if (passedMs < WEEK_MS) return agoFormat().format(-Math.floor(passedMs / DAY_MS), 'day')
  return formatDate(moment.toISOString())
}

/** How long ago something was; the exact moment on top of it. `now` is `useMinute`'s: one clock for a whole list. */
export function TimeAgo({ moment, now }: { moment: Date; now: Date | null }) {
  const iso = moment.toISOString()
  return (
    <time dateTime={iso} title={formatFullMoment(iso)}>
      {now ? agoWords(moment, now) : formatDate(iso)}
    </time>
  )
}
