import { RefreshCw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { useRefreshMatches } from './use-refresh-matches.ts'

/** Experts come and go: the client may have a task's looked for anew. */
export function FindExpertsAgain({ projectId, taskId, taskTitle }: { projectId: number; taskId: number; taskTitle: string }) {
  const refresh = useRefreshMatches(projectId, taskId)
  return (
    <p className="border-line border-t px-3 py-1.5">
      <Button
        variant="quiet"
        size="small"
        isPending={refresh.isPending}
        aria-label={`Find experts again for ${taskTitle}`}
        onClick={() => refresh.mutate()}
      >
        {!refresh.isPending && <RefreshCw aria-hidden="true" className="size-4" />}
        Find experts again
      </Button>
    </p>
  )
}
