import { ArrowLeft, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { getProject } from '#contract/projects.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { PlanSheet } from '../projects/sharing/plan-sheet.tsx'
import { usePlanDocument } from '../projects/sharing/sharing-queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The plan as it goes on paper; the browser makes a PDF of it. */
export function ProjectPrintScreen() {
  const { projectId } = useParams()
  const asked = getProject.input.safeParse({ projectId })
  return (
    <div className="page py-8 print:p-0">
      {asked.success && (
        <Link
          to={`/projects/${asked.data.projectId}`}
          className="touch-target mb-6 inline-flex min-h-9 items-center gap-1.5 text-soft text-sm hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the project
        </Link>
      )}
      <SignedInOnly waiting={<Waiting />} purpose="A project is shown to its owner alone. Log in to print it." level={1}>
        {() => (asked.success ? <PrintedProject projectId={asked.data.projectId} /> : <NotFound />)}
      </SignedInOnly>
    </div>
  )
}

function PrintedProject({ projectId }: { projectId: number }) {
  const { data: plan, error, isPending } = usePlanDocument(projectId)
  if (isPending) return <Waiting />
  if (error) return <NotFound reason={error.message} />
  return (
    <>
      <PageTitle title={`${plan.title}, to print`} />
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <h1 className="wrap-anywhere min-w-0 text-xl">{plan.title}</h1>
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print, or save as PDF
        </Button>
      </div>
      <PlanSheet plan={plan} />
    </>
  )
}

function Waiting() {
  return (
    <>
      <PageTitle title="Project" />
      <Skeleton className="h-96" />
    </>
  )
}

function NotFound({ reason = 'There is no project here that belongs to you.' }: { reason?: string }) {
  return (
    <>
      <PageTitle title="Project Not Found" />
      <ErrorState level={1} title="There is nothing to print" action={<ButtonLink to="/projects">Back to My Projects</ButtonLink>}>
        <p>{reason}</p>
      </ErrorState>
    </>
  )
}
