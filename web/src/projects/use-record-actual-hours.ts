import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '#contract/projects.ts'
import { recordActualHours } from '#contract/projects-estimates.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { afterEvent } from './project-events.ts'
import { projectKey } from './project-queries.ts'

/** Records what a task took, or takes it back with null. */
export const useRecordActualHours = (projectId: number, taskId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (actualHours: number | null) => call(recordActualHours, { taskId, actualHours }),
    onSuccess: ({ actualHours }) => {
      showSuccess(actualHours === null ? 'Hours removed' : 'Hours recorded', 'record-hours')
      queryClient.setQueryData<Project>(
        projectKey(projectId),
        project => project && afterEvent(project, { type: 'task-hours-recorded', projectId, taskId, actualHours }),
      )
    },
    onError: error => showError(`Failed to record the hours: ${error.message}`, 'record-hours'),
  })
}
