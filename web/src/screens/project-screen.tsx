import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { bindsProject } from '#contract/hiring-standing.ts'
import { getProject, isAnalysed } from '#contract/projects.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { useGetProjectHiring } from '../hiring/hiring-queries.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { useIsLive } from '../platform/live-room.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ProjectDetails } from '../projects/project-details.tsx'
import { useGetProject } from '../projects/project-queries.ts'
import { ProjectSkeleton } from '../projects/project-skeleton.tsx'
import { useLiveProject } from '../projects/use-live-project.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { OpenProjectWorkspace } from '../workspaces/open-workspace.tsx'

// Arrives after the plan can be read.
const HiringStanding = lazy(() => import('../hiring/hiring-standing.tsx').then(module => ({ default: module.HiringStanding })))

export function ProjectScreen() {
  const asked = getProject.input.safeParse(useParams())
  const user = useCurrentUser()
  return (
    <div className="page py-8">
      {user === null && <PageTitle title="Project" />}
      <Link to="/projects" className="touch-target mb-6 inline-flex min-h-9 items-center gap-1.5 text-soft text-sm hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to My Projects
      </Link>
      <SignedInOnly waiting={<Waiting />} purpose="A project is shown to its owner alone. Log in to see it." level={1}>
        {() => (asked.success ? <LoadedProject key={asked.data.projectId} projectId={asked.data.projectId} /> : <ProjectNotFound />)}
      </SignedInOnly>
    </div>
  )
}

function LoadedProject({ projectId }: { projectId: number }) {
  useLiveProject(projectId)
  const isLive = useIsLive()
  const { data, error, isPending, isRefetching, refetch } = useGetProject(projectId, isLive)
  const isHiring = data?.mayChange === true && isAnalysed(data.status)
  const standing = useGetProjectHiring(projectId, isLive, { isEnabled: isHiring }).data
  if (data) {
    return (
      <>
        <PageTitle title={data.title} />
        <ProjectDetails
          project={data}
          isBound={standing !== undefined && bindsProject(standing)}
          beside={
            <>
              {isHiring && (
                <Suspense>
                  <HiringStanding projectId={projectId} />
                </Suspense>
              )}
              {data.mayChange && <OpenProjectWorkspace projectId={projectId} />}
            </>
          }
        />
      </>
    )
  }
  if (isPending) return <Waiting />
  if (errorCodeOf(error) === 'not_found' || errorCodeOf(error) === 'forbidden') return <ProjectNotFound />
  return (
    <>
      <PageTitle title="Error Loading Project" />
      <LoadError
        level={1}
        title="Error Loading Project"
        query={{ refetch, isRefetching }}
        more={
          <ButtonLink to="/projects" variant="secondary">
            Back to My Projects
          </ButtonLink>
        }
      >
        <p>The project might not exist, or the server had a problem: {error.message}</p>
      </LoadError>
    </>
  )
}

function Waiting() {
  return (
    <>
      <PageTitle title="Project" />
      <ProjectSkeleton />
    </>
  )
}

function ProjectNotFound() {
  return (
    <>
      <PageTitle title="Project Not Found" />
      <ErrorState level={1} title="Project Not Found" action={<ButtonLink to="/projects">Back to My Projects</ButtonLink>}>
        <p>There is no project here that belongs to you. Check the link, or find it in your list.</p>
      </ErrorState>
    </>
  )
}
