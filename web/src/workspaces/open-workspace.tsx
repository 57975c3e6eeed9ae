import { Users } from 'lucide-react'
import { useNavigate } from 'react-router'
import { workspacePath } from '#contract/workspaces.ts'
import { Button } from '../ui/button.tsx'
import { useOpenProjectWorkspace, useOpenSessionWorkspace } from './workspace-mutations.ts'

/** Each project can have a workspace: it is made at the first time. */
export function OpenProjectWorkspace({ projectId }: { projectId: number }) {
  const open = useOpenProjectWorkspace()
  const enter = useEnter()
  return <OpenWorkspace isPending={open.isPending} onOpen={() => open.mutate({ projectId }, { onSuccess: enter })} />
}

/** So can each AR session, for its two sides. */
export function OpenSessionWorkspace({ sessionId }: { sessionId: number }) {
  const open = useOpenSessionWorkspace()
  const enter = useEnter()
  return <OpenWorkspace isPending={open.isPending} onOpen={() => open.mutate({ sessionId }, { onSuccess: enter })} />
}

const useEnter = () => {
  const navigate = useNavigate()
  return ({ workspaceId }: { workspaceId: number }) => navigate(workspacePath(workspaceId))
}

function OpenWorkspace({ isPending, onOpen }: { isPending: boolean; onOpen: () => void }) {
  return (
    <Button variant="secondary" isPending={isPending} onClick={onOpen}>
      <Users aria-hidden="true" className="size-5" />
      Open workspace
    </Button>
  )
}
