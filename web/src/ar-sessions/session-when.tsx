import { CalendarDays, Clock } from 'lucide-react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useMinute } from '../ui/use-minute.ts'
import { clockIn, clockThere, countdownWords, isLate, momentIn } from './session-times.ts'

/** When it is: here, on the other side's clock, and how long until then. */
export function SessionWhen({ session }: { session: ArSession }) {
  const now = useMinute()
  // The server does not know where the reader is.
  const own = now ? (browserTimeZone() ?? 'UTC') : 'UTC'
  const other = session.role === 'client' ? session.expertTimezone : session.clientTimezone
  const there = other && clockThere(session.scheduledAt, other, own)
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-start gap-2">
        <CalendarDays aria-hidden="true" className="mt-0.5 size-4 flex-none text-soft" />
        <span>
          <time dateTime={session.scheduledAt} className="font-medium tabular-nums">
            {momentIn(session.scheduledAt, own)}
          </time>
          <span className="text-soft tabular-nums"> to {clockIn(session.endsAt, own)}</span>
          {there && (
            <span className="block text-soft">
              {there}, {session.role === 'client' ? `for ${session.expertName}` : `for ${session.clientName}`}
            </span>
          )}
        </span>
      </p>
      {session.status === 'scheduled' && now && (
        <p className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-4 flex-none text-soft" />
          <span className={isLate(session, now) ? 'font-medium text-danger' : 'text-soft'}>{countdownWords(session, now)}</span>
        </p>
      )}
    </div>
  )
}
