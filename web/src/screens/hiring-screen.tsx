import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { isHired, type Offer } from '#contract/hiring.ts'
import { getProject, type Project } from '#contract/projects.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { HiringBoard, HiringBoardSkeleton } from '../hiring/hiring-board.tsx'
import { forgetWantedFrom, readWantedFrom, wantedFromOf } from '../hiring/wanted-from.ts'
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
import { useWanted, wantedErrorTitle } from './use-wanted.ts'

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

/** Who came for an expert finds him here; one who cannot be had is left out without a word, one who did not come is asked for again. */
function BoardOfProject({ project, reader }: { project: Project; reader: ReviewReader }) {
  const [address, setAddress] = useSearchParams()
  const [from, setFrom] = useState(() => readWantedFrom(address) ?? wantedFromOf(project.id))
  const { wanted, failure, isLoading, isRefetching, refetch } = useWanted(from)
  if (isLoading) return <HiringBoardSkeleton />
  if (failure) {
    return (
      <LoadError title={wantedErrorTitle(from)} query={{ refetch, isRefetching }}>
        <p>{failure.message}</p>
      </LoadError>
    )
  }
  const done = () => {
    forgetWantedFrom(project.id)
    setFrom(null)
    setAddress({}, { replace: true, preventScrollReset: true })
  }
  return (
    <HiringBoard
      project={project}
      wanted={wanted}
      onWantedDone={done}
      moreOf={offer => <MoreOfOffer offer={offer} reader={reader} />}
      whyOf={match => match.parts.length > 0 && <WhyThisMatch match={match} />}
    />
  )
}

function MoreOfOffer({ offer, reader }: { offer: Offer; reader: ReviewReader }) {
  const { taskId, projectId, status, deliveredAt } = offer
  return (
    <>
      {taskId !== null && isHired(status) && (
        <ButtonLink to={`/ar-sessions?book=yes&project=${projectId}&task=${taskId}`} variant="secondary" size="small">
          Book AR session
        </ButtonLink>
      )}
      {deliveredAt !== null && <Reviewing offer={offer} reader={reader} />}
    </>
  )
}

function Reviewing({ offer: { expert, projectId }, reader }: { offer: Offer; reader: ReviewReader }) {
  if (!expert) return null
  return <ReviewButton expertEmail={expert.expertEmail} name={expert.expertName} reader={reader} work={{ projectId }} />
}

function NotOwn() {
  return (
    <ErrorState level={1} title="Project Not Found" action={<ButtonLink to="/projects">Back to My Projects</ButtonLink>}>
      <p>There is no project here that belongs to you. Check the link, or find it in your list.</p>
    </ErrorState>
  )
}
