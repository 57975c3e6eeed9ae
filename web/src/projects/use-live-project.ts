import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Project } from '#contract/projects.ts'
import { ProjectLiveEvent, projectRoom } from '#contract/projects-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { announce } from '../ui/announcer.tsx'
import { afterEvent } from './project-events.ts'
import { projectKey } from './project-queries.ts'

/** Keeps the cached project as its room tells it, and says aloud what arrives. */
export const useLiveProject = (projectId: number) => {
  const queryClient = useQueryClient()
  // One after the other: an event that overtakes a fetch would be overwritten by the older state it brings.
  const turn = useRef(Promise.resolve())
  const inTurn = (step: () => void | Promise<void>) => {
    turn.current = turn.current.then(step).catch(error => console.error('A live change of a project could not be applied.', error))
  }

  const fetchAnew = () => queryClient.invalidateQueries({ queryKey: projectKey(projectId) }, { cancelRefetch: true })
  const apply = (event: Exclude<ProjectLiveEvent, { type: 'project-changed' }>) => {
    queryClient.setQueryData<Project>(projectKey(projectId), project => project && afterEvent(project, event))
    if (event.type === 'task-proposed') announce(`Task ${event.progress.tasksProposed}: ${event.task.title}`)
  }

  useLiveRoom(projectRoom(projectId), {
    onReset: () => inTurn(fetchAnew),
    onEvent: received => {
      const parsed = ProjectLiveEvent.safeParse(received)
      if (parsed.success && parsed.data.type !== 'project-changed') {
        const event = parsed.data
        inTurn(() => apply(event))
      } else {
        // Changed, or told in words this page does not know yet: the fetched state is right in both cases.
        inTurn(fetchAnew)
      }
    },
  })
}
