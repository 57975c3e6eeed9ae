import { FileDown, Image } from 'lucide-react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { durationWords, type SessionRecord as Kept, SESSION_REPORT_PATH } from '#contract/ar-sessions-record.ts'
import { buttonClass } from '../ui/button.tsx'
import { formatFullMoment } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { LeftRecordings } from './left-recordings.tsx'
import { useGetSessionRecord } from './record-queries.ts'
import { SessionChat } from './session-chat.tsx'
import { SessionNotes } from './session-notes.tsx'
import { SessionRecordings } from './session-recordings.tsx'
import { SessionTimeLine } from './session-time-line.tsx'
import { clockIn } from './session-times.ts'

/** 'View Details': all that is kept of a session, for both sides. */
export function SessionRecord({ session }: { session: ArSession }) {
  const { data: record, error, isRefetching, refetch } = useGetSessionRecord(session.id)
  if (!record) {
    if (!error) return <Skeleton className="h-96 !rounded-card" />
    return (
      <LoadError title="Could not load the record" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-8">
        <Facts record={record} />
        <Stills record={record} />
        <LeftRecordings session={session} />
        <SessionRecordings record={record} />
        <SessionNotes session={session} notes={record.notes} />
      </div>
      <div className="grid gap-6">
        <SessionTimeLine session={session} />
        <div className="grid gap-3">
          <h2 className="text-lg">Chat</h2>
          <div className="grid max-h-96 grid-rows-[minmax(0,1fr)] rounded-card border border-line bg-raised">
            <SessionChat sessionId={session.id} role={session.role} mayWrite={false} />
          </div>
        </div>
      </div>
    </div>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function Facts({ record: { session, marksCount, snapshots } }: { record: Kept }) {
  const facts = [
    { name: 'Connected', value: durationWords(session.connectedSeconds) },
    { name: 'Began', value: session.startedAt === null ? 'It was not started' : formatFullMoment(session.startedAt) },
    { name: 'Ended', value: session.endedAt === null ? '' : formatFullMoment(session.endedAt) },
    { name: 'Kept', value: `${counted(marksCount, 'mark', 'marks')}, ${counted(snapshots.length, 'picture', 'pictures')}` },
  ].filter(({ value }) => value !== '')
  return (
    <section aria-label="The session" className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-soft text-xs">{name}</dt>
            <dd className="text-sm tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={`${SESSION_REPORT_PATH}?sessionId=${session.id}&timezone=${encodeURIComponent(browserTimeZone() ?? 'UTC')}`}
        className={buttonClass('secondary', 'regular', 'w-fit')}
      >
        <FileDown aria-hidden="true" className="size-5" />
        Report as PDF
      </a>
    </section>
  )
}

function Stills({ record: { snapshots } }: { record: Kept }) {
  return (
    <section aria-labelledby="stills-heading" className="grid gap-3">
      <h2 id="stills-heading" className="text-lg">
        Pictures with marks
      </h2>
      {snapshots.length === 0 ? (
        <p className="flex items-center gap-2 text-soft text-sm">
          <Image aria-hidden="true" className="size-4" />
          No picture was kept.
        </p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {snapshots.map(({ id, url, caption, takenAt }) => (
            <li key={id}>
              <a href={url} className="block overflow-hidden rounded-card border border-line">
                <img
                  src={url}
                  alt={caption || 'A picture from the session, with its marks'}
                  loading="lazy"
                  className="aspect-[4/3] w-full bg-sunken object-contain"
                />
              </a>
              <p className="mt-1 text-soft text-xs">
                {clockIn(takenAt, browserTimeZone() ?? 'UTC')}
                {caption && `, ${caption}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
