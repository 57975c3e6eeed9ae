import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createProject, decomposeProject, type Project, type ProjectBrief, updateProject } from '#contract/projects.ts'
import { planAsWork, planChangedBrief } from '#contract/projects-works.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { clearBrief, requestIdOf } from './brief-request.ts'
import { PROJECT_LIST_KEY, projectKey } from './project-queries.ts'

const CREATE_KEY = ['projects', 'create'] as const

/** Sends a brief. One at a time: what is pressed while it is on its way does nothing. `onCreated`: also when the person has left meanwhile. */
export const useCreateProject = (onCreated?: (projectId: number) => void) => {
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationKey: CREATE_KEY,
    mutationFn: (brief: ProjectBrief) => call(createProject, { ...brief, requestId: requestIdOf(brief) }),
    onSuccess: project => {
      showSuccess('Project submitted successfully!', 'create-project')
      // Here and not in the form: the person may have left it while the brief was on its way.
      clearBrief()
      onCreated?.(project.id)
      queryClient.setQueryData(projectKey(project.id), project)
      return queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
    },
    onError: error => showError(`Failed to create project: ${error.message}`, 'create-project'),
  })
  const createOnce = (brief: ProjectBrief) => {
    // Asked of the cache: the second press of a double click comes before the first one is rendered.
    if (queryClient.isMutating({ mutationKey: CREATE_KEY }) === 0) create.mutate(brief)
  }
  return { ...create, mutate: createOnce }
}

/** An analysis was asked for. */
const useAfterStart = () => {
  const queryClient = useQueryClient()
  return ({ projectId }: { projectId: number }, changed: Partial<Project>) => {
    // Queued is shown as being analysed; the room or the next fetch tells what really is.
    queryClient.setQueryData<Project>(
      projectKey(projectId),
      project =>
        project && {
          ...project,
          ...changed,
          status: 'decomposing',
          progress: null,
          planNotes: [],
          questions: [],
          questionCount: 0,
          isRefused: false,
          failureReason: null,
        },
    )
    return queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
  }
}

const START = 'decompose-project'

/** Starts an analysis, whichever way. `changedBy`: what else of the project is other from then on. */
const useStart = <Start>(
  start: (input: Start) => Promise<{ projectId: number }>,
  changedBy: (input: Start) => Partial<Project> = () => ({}),
) => {
  const afterStart = useAfterStart()
  return useMutation({
    mutationFn: start,
    onSuccess: (started, input) => {
      showSuccess(`Project decomposition started for project #${started.projectId}`, START)
      return afterStart(started, changedBy(input))
    },
    onError: error => showError(`Failed to decompose project: ${error.message}`, START),
  })
}

export const useDecomposeProject = () => useStart((start: InputOf<typeof decomposeProject>) => call(decomposeProject, start))

/** Has a brief planned as the work that its owner says it is. */
export const usePlanAsWork = () => useStart((start: InputOf<typeof planAsWork>) => call(planAsWork, start))

/** Changes a brief and has it analysed anew, in one: refused, all stays as it was. */
export const usePlanChangedBrief = () =>
  useStart(
    (change: InputOf<typeof planChangedBrief>) => call(planChangedBrief, change),
    ({ title, description }) => ({ title, description }),
  )

export const useUpdateProject = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: InputOf<typeof updateProject>) => call(updateProject, change),
    onSuccess: async ({ id }) => {
      showSuccess('Project updated successfully!', 'update-project')
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: projectKey(id) }),
        queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY }),
      ])
    },
    onError: error => showError(`Failed to update project: ${error.message}`, 'update-project'),
  })
}
