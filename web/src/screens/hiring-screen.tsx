import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { ServiceDetail } from '#contract/catalog.ts'
import type { Offer } from '#contract/hiring.ts'
import { getProject, type Project } from '#contract/projects.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { useGetWantedService } from '../catalog/catalog-queries.ts'
import { HiringBoard, HiringBoardSkeleton } from '../hiring/hiring-board.tsx'
import type { Wanted } from '../hiring/wanted-choices.ts'
import { forgetWantedService, readWantedService, wantedServiceOf } from '../hiring/wanted-service.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { useIsLive } from '../platform/live-room.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { useGetProject } from '../projects/project-queries.ts'
import { useLiveProject } from '../projects/use-live-project.ts'
import { WhyThisMatch } from '../projects/why-this-match.tsx'
import type { ReviewReader } from '../reviews/review-reader.ts'
import { ReviewButton } from '../reviews/write-review.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadError } from '../ui/load-error.tsx'

/** Where a client turns a plan into offers. */
export function HiringScreen() {
  const asked = getProject.input.safeParse(useParams())
  return (
    <div className="page grid gap-6 py-8">
      <PageTitle title="Hiring" />
      <SignedInOnly waiting={<HiringBoardSkeleton />} purpose="Offers are shown to their two sides alone. Log in to see yours." level={1}>
        {user => (asked.success ? <LoadedHiring key={asked.data.projectId} projectId={asked.data.projectId} reader={user} /> : <NotOwn />)}
      </SignedInOnly>
    </div>
  )
}

function LoadedHiring({ projectId, reader }: { projectId: number; reader: ReviewReader }) {
  useLiveProject(projectId)
  const { data: project, error, isRefetching, refetch } = useGetProject(projectId, useIsLive())
  if (project && !project.mayChange) return <NotOwn />
  if (project) {
    return (
      <>
        <div>
          <Link
            to={`/projects/${projectId}`}
            className="touch-target mb-4 inline-flex min-h-9 items-center gap-1.5 text-soft text-sm hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to the plan
          </Link>
          <h1 className="wrap-anywhere text-xl">Hire for ‘{project.title}’</h1>
        </div>
        <BoardOfProject project={project} reader={reader} />
      </>
    )
  }
  if (!error) return <HiringBoardSkeleton />
  if (errorCodeOf(error) === 'not_found' || errorCodeOf(error) === 'forbidden') return <NotOwn />
  return (
    <LoadError title="Error Loading Project" level={1} query={{ refetch, isRefetching }}>
      <p>{error.message}</p>
    </LoadError>
  )
}

const wantedOf = (service: ServiceDetail): Wanted => ({
  expert: {
    ...{ id: service.expertId, expertName: service.expertName, expertAvatarUrl: service.expertAvatarUrl, title: service.expertTitle },
    ...{ hourlyRate: service.hourlyRate, isVerified: service.isExpertVerified },
    ...{ rating: service.expert.rating, reviewsCount: service.expert.reviewsCount },
  },
  serviceTitle: service.title,
})

/** Who came from a service finds its expert here; one that cannot be had is left out without a word, one that did not come is asked for again. */
function BoardOfProject({ project, reader }: { project: Project; reader: ReviewReader }) {
  const [address, setAddress] = useSearchParams()
  const [serviceId, setServiceId] = useState(() => readWantedService(address) ?? wantedServiceOf(project.id))
  const { data: service, error, isLoading, isRefetching, refetch } = useGetWantedService(serviceId)
  if (isLoading) return <HiringBoardSkeleton />
  if (error && !service) {
    return (
      <LoadError title="Error Loading Service" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const done = () => {
    forgetWantedService(project.id)
    setServiceId(null)
    setAddress({}, { replace: true, preventScrollReset: true })
  }
  return (
    <HiringBoard
      project={project}
      wanted={service && !service.isPaused && !service.isOwn ? wantedOf(service) : null}
      onWantedDone={done}
      moreOf={offer => offer.deliveredAt !== null && <Reviewing offer={offer} reader={reader} />}
      whyOf={match => match.parts.length > 0 && <WhyThisMatch match={match} />}
    />
  )
}

function Reviewing({ offer: { expert, projectId }, reader }: { offer: Offer; reader: ReviewReader }) {
  if (!expert) return null
  return <ReviewButton expertEmail={expert.expertEmail} name={expert.expertName} reader={reader} projectId={projectId} />
}

function NotOwn() {
  return (
    <ErrorState level={1} title="Project Not Found" action={<ButtonLink to="/projects">Back to My Projects</ButtonLink>}>
      <p>There is no project here that belongs to you. Check the link, or find it in your list.</p>
    </ErrorState>
  )
}
