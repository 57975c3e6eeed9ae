import { Users } from 'lucide-react'
import { useNavigate } from 'react-router'
import { workspacePath } from '#contract/workspaces.ts'
import { Button } from '../ui/button.tsx'
import { useOpenProjectWorkspace } from './workspace-mutations.ts'

/** Each project can have a workspace: it is made at the first time. */
export function OpenProjectWorkspace({ projectId }: { projectId: number }) {
  const open = useOpenProjectWorkspace()
  const navigate = useNavigate()
  return (
    <Button
      variant="secondary"
      isPending={open.isPending}
      onClick={() => open.mutate({ projectId }, { onSuccess: ({ workspaceId }) => navigate(workspacePath(workspaceId)) })}
    >
      <Users aria-hidden="true" className="size-5" />
      Open workspace
    </Button>
  )
}
