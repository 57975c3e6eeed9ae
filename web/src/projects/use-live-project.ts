import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Project, projectStatusLabel } from '#contract/projects.ts'
import { ProjectLiveEvent, projectRoom } from '#contract/projects-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { announce } from '../ui/announcer.tsx'
import { planChangeText } from './plan/plan-change-text.ts'
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

  const fetchAnew = () => inTurn(() => queryClient.invalidateQueries({ queryKey: projectKey(projectId) }))
  const apply = (event: ProjectLiveEvent) => {
    if (event.type === 'project-changed') {
      announce(`Status: ${projectStatusLabel(event.status)}`)
      fetchAnew()
      return
    }
    if (event.type === 'plan-changed') {
      // What this tab changed itself it has shown and said already.
      if ((queryClient.getQueryData<Project>(projectKey(projectId))?.planVersion ?? 0) >= event.planVersion) return
      announce(planChangeText(event.change))
      fetchAnew()
      return
    }
    if (event.type === 'task-proposed') announce(`Task ${event.progress.tasksProposed}: ${event.task.title}`)
    inTurn(() => {
      queryClient.setQueryData<Project>(projectKey(projectId), project => project && afterEvent(project, event))
    })
  }

  useLiveRoom(projectRoom(projectId), {
    onReset: fetchAnew,
    onEvent: received => {
      const parsed = ProjectLiveEvent.safeParse(received)
      if (parsed.success) apply(parsed.data)
      // Told in words this page does not know yet: the fetched state is right all the same.
      else fetchAnew()
    },
  })
}
