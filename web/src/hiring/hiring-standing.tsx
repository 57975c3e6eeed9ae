import { Link } from 'react-router'
import type { HiredTask, ProjectHiringStanding } from '#contract/hiring-standing.ts'
import { useIsLive } from '../platform/live-room.ts'
import { Avatar } from '../ui/avatar.tsx'
import { formatCount, formatDay, formatMoney } from '../ui/format.ts'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { useGetProjectHiring } from './hiring-queries.ts'
import { offerAnchor } from './offer-anchor.ts'
import { OfferBadge } from './offer-badge.tsx'
import { useLiveOffers } from './use-live-offers.ts'

const isBegun = ({ hired, unanswered, toAnswer }: ProjectHiringStanding): boolean => hired.length > 0 || unanswered + toAnswer > 0

/** Who is hired for what, and what is still open. Nothing is shown before the first offer: the plan itself says the next step. */
export function HiringStanding({ projectId }: { projectId: number }) {
  useLiveOffers()
  const { data, error, isRefetching, refetch } = useGetProjectHiring(projectId, useIsLive())
  if (error && !data) return <LoadErrorLine query={{ refetch, isRefetching }}>Could not load who is hired.</LoadErrorLine>
  if (!data || !isBegun(data)) return null
  return (
    <section aria-labelledby="hiring-standing" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="hiring-standing" className="text-lg">
        Hiring
      </h2>
      <dl className="grid gap-2 text-sm tabular-nums">
        <Figure name="Offers not answered" value={formatCount(data.unanswered)} />
        {data.toAnswer > 0 && <Figure name="Waiting for your answer" value={formatCount(data.toAnswer)} />}
        {data.toCheck > 0 && <Figure name="Waiting for your check" value={formatCount(data.toCheck)} />}
        <Figure name="Agreed" value={formatCount(data.hired.length)} />
        <Figure name="Tasks nobody is hired for" value={formatCount(data.openTasks)} />
        {data.hired.length > 0 && <Figure name="Agreed in all" value={formatMoney(data.agreedTotal)} />}
      </dl>
      {data.hired.length > 0 && (
        <ul aria-label="Hired" className="grid gap-3 border-line border-t pt-4">
          {data.hired.map(hired => (
            <Hired key={hired.offerId} hired={hired} projectId={projectId} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Hired({ hired: { offerId, taskTitle, expert, status, price, dueDate }, projectId }: { hired: HiredTask; projectId: number }) {
  return (
    <li className="flex items-start gap-3 text-sm">
      <Avatar name={expert?.expertName ?? 'Former member'} imageUrl={expert?.expertAvatarUrl ?? null} />
      <div className="grid min-w-0 flex-1 gap-1">
        {expert ? (
          <Link
            to={`/experts/${expert.id}`}
            className="wrap-anywhere touch-target justify-self-start font-medium underline decoration-line underline-offset-4 hover:decoration-marker"
          >
            {expert.expertName}
          </Link>
        ) : (
          <span className="font-medium">Former member</span>
        )}
        <Link
          to={`/projects/${projectId}/hiring#${offerAnchor(offerId)}`}
          className="wrap-anywhere touch-target justify-self-start underline underline-offset-2"
        >
          <span className="sr-only">Offer for </span>
          {taskTitle}
        </Link>
        <p className="text-soft tabular-nums">
          {formatMoney(price)}, by {formatDay(dueDate)}
        </p>
        <p>
          <OfferBadge offer={{ side: 'client', status }} />
        </p>
      </div>
    </li>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
