import { Files, Globe, MessageSquare, Users } from 'lucide-react'
import { useNavigate } from 'react-router'
import { WORKSPACE_PREVIEW_CHARACTERS, type WorkspaceSummary, workspacePath } from '#contract/workspaces.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { preview } from '../ui/preview.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useJoinWorkspace } from './workspace-mutations.ts'

const SHAPE = 'flex min-h-52 flex-col gap-3'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export function WorkspaceCard({ workspace }: { workspace: WorkspaceSummary }) {
  const { id, name, description, isPublic, role, participantCount, fileCount, unreadCount } = workspace
  return (
    <Card className={`min-w-0 ${SHAPE}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 title={name} className="wrap-anywhere line-clamp-3 min-w-0 flex-[1_1_8rem] text-lg">
          {name}
        </h2>
        {isPublic && <Badge icon={Globe}>Public</Badge>}
      </div>
      <p className="wrap-anywhere text-soft text-sm">
        {description === '' ? 'No description provided.' : preview(description, WORKSPACE_PREVIEW_CHARACTERS)}
      </p>
      <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-soft text-sm tabular-nums">
        <li className="inline-flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4" />
          {counted(participantCount, 'Member')}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Files aria-hidden="true" className="size-4" />
          {counted(fileCount, 'File')}
        </li>
        {unreadCount > 0 && (
          <li className="inline-flex items-center gap-1.5 font-medium text-marker-ink">
            <MessageSquare aria-hidden="true" className="size-4" />
            {unreadCount > 99 ? '99+' : unreadCount} unread
          </li>
        )}
      </ul>
      {role === null ? (
        <Join id={id} name={name} />
      ) : (
        <ButtonLink to={workspacePath(id)} variant="secondary" aria-label={`Manage ${name}`}>
          Manage
        </ButtonLink>
      )}
    </Card>
  )
}

function Join({ id, name }: { id: number; name: string }) {
  const join = useJoinWorkspace()
  const navigate = useNavigate()
  // No callback of `mutate`: that is lost when the button goes before the answer has been told, as it does when the list is asked for anew.
  const enter = () =>
    join.mutateAsync({ workspaceId: id }).then(
      () => navigate(workspacePath(id)),
      () => undefined,
    )
  return (
    <Button variant="secondary" aria-label={`Join ${name}`} isPending={join.isPending} onClick={() => void enter()}>
      Join
    </Button>
  )
}

export function WorkspaceCardSkeleton() {
  return (
    <Card className={SHAPE}>
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-auto h-4 w-24" />
      <Skeleton className="h-11 w-full" />
    </Card>
  )
}
