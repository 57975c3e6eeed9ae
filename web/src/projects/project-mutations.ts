import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createProject, decomposeProject, type Project, type ProjectBrief, updateProject } from '#contract/projects.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { briefDraft } from './brief-draft.ts'
import { PROJECT_LIST_KEY, projectKey } from './project-queries.ts'

export const useCreateProject = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (brief: ProjectBrief) => call(createProject, brief),
    onSuccess: project => {
      showSuccess('Project submitted successfully!')
      // Here and not in the form: the person may have left it while the brief was on its way.
      briefDraft.clear()
      queryClient.setQueryData(projectKey(project.id), project)
      return queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
    },
    onError: error => showError(`Failed to create project: ${error.message}`),
  })
}

export const useDecomposeProject = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (projectId: number) => call(decomposeProject, { projectId }),
    onSuccess: ({ projectId }) => {
      showSuccess(`Project decomposition started for project #${projectId}`)
      // Queued is shown as being analysed; the room or the next fetch tells what really is.
      queryClient.setQueryData<Project>(
        projectKey(projectId),
        project => project && { ...project, status: 'decomposing', progress: null, questions: [], failureReason: null },
      )
      return queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
    },
    onError: error => showError(`Failed to decompose project: ${error.message}`),
  })
}

export const useUpdateProject = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: InputOf<typeof updateProject>) => call(updateProject, change),
    onSuccess: async ({ id }) => {
      showSuccess('Project updated successfully!')
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: projectKey(id) }),
        queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY }),
      ])
    },
    onError: error => showError(`Failed to update project: ${error.message}`),
  })
}
