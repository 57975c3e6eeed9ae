import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ProjectBrief } from '#contract/projects.ts'
import { withNext } from '../accounts/next-path.ts'
import { keepWantedFrom, readWantedFrom, type WantedFrom, withWantedFrom } from '../hiring/wanted-from.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ProjectForm } from '../projects/project-form.tsx'
import { useCreateProject } from '../projects/project-mutations.ts'
import { ProjectSubmitted } from '../projects/project-submitted.tsx'
import { useWanted } from './use-wanted.ts'

const TITLE = (
  <PageTitle
    title="Submit a Project"
    description="Describe your project in plain words. The AI splits it into tasks with hours, cost and matching experts."
  />
)

export function SubmitProjectScreen() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const from = readWantedFrom(useSearchParams()[0])
  const here = withWantedFrom('/submit-project', from)
  const create = useCreateProject(projectId => from !== null && keepWantedFrom(projectId, from))
  // Who has no account yet makes one with the brief in the bag, and submits it on the way back.
  const submit = (brief: ProjectBrief) => (user ? create.mutate(brief) : navigate(withNext('/sign-up', here)))
  if (create.isSuccess) {
    return (
      <div className="page">
        {TITLE}
        <ProjectSubmitted projectId={create.data.id} />
      </div>
    )
  }
  return (
    <div className="page py-10">
      {TITLE}
      <div className="mx-auto max-w-2xl">
        <h1 className="text-xl">Submit a Project</h1>
        <p className="mt-2 mb-8 text-soft">
          Say it in your own words. The AI turns it into tasks with hours and cost, and finds experts for each.
        </p>
        {user === null && (
          <p className="mb-6 rounded-card bg-amber-wash px-4 py-3 text-amber text-sm">
            Please log in to submit. What you type here is kept.{' '}
            <Link to={withNext('/log-in', here)} className="touch-target underline">
              Log in
            </Link>
          </p>
        )}
        {from !== null && <WantedNotice from={from} />}
        <ProjectForm client={user ?? null} isSending={create.isPending} hasFailed={create.isError} onSubmit={submit} />
      </div>
    </div>
  )
}

function WantedNotice({ from }: { from: WantedFrom }) {
  const { wanted } = useWanted(from)
  return (
    <p role="status" className="mb-6 rounded-card bg-trust-wash px-4 py-3 text-sm text-trust empty:hidden">
      {wanted &&
        `Once there is a plan, you send ${wanted.expert.expertName} an offer from its hiring page${wanted.serviceTitle === null ? '.' : `: ‘${wanted.serviceTitle}’ is remembered.`}`}
    </p>
  )
}
