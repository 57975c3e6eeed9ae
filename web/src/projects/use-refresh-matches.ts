import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Match, Project } from '#contract/projects.ts'
import { refreshMatches } from '#contract/projects-matching.ts'
import { call } from '../platform/call.ts'
import { announce } from '../ui/announcer.tsx'
import { showError } from '../ui/toasts.ts'
import { projectKey } from './project-queries.ts'

const namesOf = (matches: readonly Match[]): string => matches.map(({ expert }) => expert.expertName).join(', ')

/** Looks for a task's experts anew, and says what came of it: the list alone would not tell that it was looked again. */
export const useRefreshMatches = (projectId: number, taskId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(refreshMatches, { taskId }),
    onSuccess: matches => {
      queryClient.setQueryData<Project>(
        projectKey(projectId),
        project => project && { ...project, tasks: project.tasks.map(task => (task.id === taskId ? { ...task, matches } : task)) },
      )
      announce(matches.length === 0 ? 'No expert matches this task today.' : `Experts found: ${namesOf(matches)}.`)
    },
    onError: error => showError(`The experts could not be looked for: ${error.message}`, 'refresh-matches'),
  })
}
