import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { canSendOffers } from '#contract/hiring.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { readWantedFrom, type WantedFrom, withWantedFrom } from '../hiring/wanted-from.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { useListProjects } from '../projects/project-queries.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatCount, formatDate, formatHourlyRate } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useWanted, wantedErrorTitle } from './use-wanted.ts'

/** From a service, or from an expert's page, to an offer: what it is to be for. */
export function HireScreen() {
  const from = readWantedFrom(useSearchParams()[0])
  const { wanted, failure, isLoading, isRefetching, refetch } = useWanted(from)
  if (isLoading) return <Waiting />
  if (failure) {
    return (
      <div className="page py-10">
        <PageTitle title="Hire an expert" />
        <LoadError title={wantedErrorTitle(from)} level={1} query={{ refetch, isRefetching }}>
          <p>{failure.message}</p>
        </LoadError>
      </div>
    )
  }
  if (from === null || wanted === null) return <NotToBeHad what={from?.kind === 'expert' ? 'Expert' : 'Service'} />
  const { expertName, expertAvatarUrl, title, hourlyRate } = wanted.expert
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title={`Hire ${expertName}`} />
      <div>
        <Link
          to={`/${from.kind}s/${from.id}`}
          className="touch-target mb-4 inline-flex min-h-9 items-center gap-1.5 text-soft text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {from.kind === 'service' ? 'Back to the service' : 'Back to the expert'}
        </Link>
        <div className="flex items-start gap-3">
          <Avatar name={expertName} imageUrl={expertAvatarUrl} className="!size-12" />
          <div className="min-w-0">
            <h1 className="wrap-anywhere text-xl">Hire {expertName}</h1>
            <p className="wrap-anywhere text-soft">
              {wanted.serviceTitle ?? title}, {formatHourlyRate(hourlyRate)}
            </p>
          </div>
        </div>
      </div>
      <SignedInOnly
        waiting={<Skeleton className="h-40 !rounded-card" />}
        purpose={`Log in or sign up to hire ${expertName}: you come back to this page.`}
      >
        {() => <WhatFor from={from} expertName={expertName} />}
      </SignedInOnly>
    </div>
  )
}

/** A plan that stands, or a new one. */
function WhatFor({ from, expertName }: { from: WantedFrom; expertName: string }) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListProjects()
  if (isPending) return <Skeleton className="h-40 !rounded-card" />
  if (!data) {
    return (
      <LoadError title="Error Loading Projects" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const open = data.pages.flatMap(page => page.items).filter(({ status }) => canSendOffers(status))
  return (
    <>
      <section aria-labelledby="hire-anew" className="grid gap-3 justify-items-start">
        <h2 id="hire-anew" className="text-lg">
          For something new
        </h2>
        <p className="measure text-soft">
          Say in your own words what is to be done. You get tasks, hours and cost, and send {expertName} an offer for them.
        </p>
        <ButtonLink to={withWantedFrom('/submit-project', from)} variant={open.length > 0 ? 'secondary' : 'primary'}>
          Describe what you need
        </ButtonLink>
      </section>
      {(open.length > 0 || hasNextPage) && (
        <section aria-labelledby="hire-for-plan" className="grid gap-3">
          <h2 id="hire-for-plan" className="text-lg">
            For a project you have
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {open.map(({ id, title, taskCount, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
                <span className="min-w-0">
                  <span className="wrap-anywhere block font-medium">{title}</span>
                  <span className="block text-soft text-sm">
                    {taskCount === 1 ? '1 task' : `${formatCount(taskCount)} tasks`}, {formatDate(createdAt)}
                  </span>
                </span>
                <ButtonLink to={withWantedFrom(`/projects/${id}/hiring`, from)} variant="secondary" aria-label={`Choose tasks of ${title}`}>
                  Choose tasks
                </ButtonLink>
              </li>
            ))}
          </ul>
          <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
        </section>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading expert" className="page grid gap-6 py-10">
      <PageTitle title="Hire an expert" />
      <Skeleton className="h-16 max-w-md" />
      <Skeleton className="h-40 !rounded-card" />
    </div>
  )
}

function NotToBeHad({ what }: { what: 'Service' | 'Expert' }) {
  return (
    <div className="page py-10">
      <PageTitle title={`${what} Not Found`} />
      <EmptyState level={1} title={`${what} Not Found`} action={<ButtonLink to="/services">Explore Services</ButtonLink>}>
        <p>{what === 'Expert' ? 'He takes no work here' : 'It cannot be had'} at the moment, or the address was mistyped.</p>
      </EmptyState>
    </div>
  )
}
