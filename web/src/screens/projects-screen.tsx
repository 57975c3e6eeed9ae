import { Plus } from 'lucide-react'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { ProjectList, ProjectListSkeleton } from '../projects/project-list.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function ProjectsScreen() {
  return (
    <div className="page py-10">
      <PageTitle title="My Projects" />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl">My Projects</h1>
        <ButtonLink to="/submit-project">
          <Plus aria-hidden="true" className="size-5" />
          Submit New Project
        </ButtonLink>
      </div>
      <SignedInOnly waiting={<ProjectListSkeleton />} purpose="Your projects are shown to you alone. Log in to see them.">
        {() => <ProjectList />}
      </SignedInOnly>
    </div>
  )
}
