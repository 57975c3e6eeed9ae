import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { SharedPlan } from '../projects/sharing/shared-plan.tsx'
import { sharedPlanQuery } from '../projects/sharing/sharing-queries.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const prefetchSharedPlan: ScreenPrefetch = (queryClient, reader, { params: { token = '' } }) =>
  queryClient.prefetchQuery(sharedPlanQuery(token, reader))

const ENDED = {
  expired: { title: 'This link has expired', text: 'It was made to work for a time, and that is over.' },
  revoked: { title: 'This link was withdrawn', text: 'Whoever made it has taken it back.' },
}

export function SharedPlanScreen() {
  const { token = '' } = useParams()
  const { data, error, isPending, isRefetching, refetch } = useQuery(sharedPlanQuery(token))
  if (data?.state === 'open') {
    return (
      <div className="page py-8">
        <PageTitle title={data.plan.title} isSecret />
        <p className="mb-1 text-soft text-sm">A plan that was shared with you, to be read only</p>
        <h1 className="wrap-anywhere mb-6 text-xl">{data.plan.title}</h1>
        <SharedPlan plan={data.plan} />
      </div>
    )
  }
  return (
    <div className="page py-10">
      <PageTitle title="Shared plan" isSecret {...(data === null ? { status: 404 } : {})} />
      {isPending && (
        <div className="grid gap-6">
          <Skeleton className="h-10 max-w-md" />
          <Skeleton className="h-96" />
        </div>
      )}
      {error && (
        <LoadError title="The plan could not be loaded" level={1} query={{ refetch, isRefetching }}>
          <p>{error.message}</p>
        </LoadError>
      )}
      {data === null && (
        <EmptyState level={1} title="Nothing is shared here" action={<ButtonLink to="/">To the start</ButtonLink>}>
          <p>Check that the link is whole, or ask whoever sent it for a new one.</p>
        </EmptyState>
      )}
      {data && (
        <EmptyState level={1} title={ENDED[data.state].title} action={<ButtonLink to="/">To the start</ButtonLink>}>
          <p>{ENDED[data.state].text} Ask for a new one if you still need the plan.</p>
        </EmptyState>
      )}
    </div>
  )
}
