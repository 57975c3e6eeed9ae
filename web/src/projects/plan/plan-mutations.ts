import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project, Task } from '#contract/projects.ts'
import {
  addTask,
  deleteTask,
  editTask,
  mergeTasks,
  moveTask,
  splitTask,
  type TaskFields,
  type TaskPart,
  undoPlanChange,
} from '#contract/projects-plan.ts'
import { call } from '../../platform/call.ts'
import { announce } from '../../ui/announcer.tsx'
import { showError } from '../../ui/toasts.ts'
import { PROJECT_LIST_KEY, projectKey } from '../project-queries.ts'
import { planChangeText } from './plan-change-text.ts'

/** The plan that is in view, as every change of it names it. */
interface Seen {
  projectId: number
  planVersion: number
}

/**
 * One kind of change of a plan. Changes of one plan are sent one after the other, each with the version that the one before it made: who
 * presses quickly does not contradict himself.
 */
const usePlanChange = <Change>(
  projectId: number,
  send: (change: Change, seen: Seen, tasks: readonly Task[]) => Promise<Project>,
  isUndone = false,
) => {
  const queryClient = useQueryClient()
  const key = projectKey(projectId)
  return useMutation({
    scope: { id: `plan-${projectId}` },
    mutationFn: (change: Change) => {
      const { planVersion = 0, tasks = [] } = queryClient.getQueryData<Project>(key) ?? {}
      return send(change, { projectId, planVersion }, tasks)
    },
    onSuccess: project => {
      const before = queryClient.getQueryData<Project>(key)?.undoableChange
      const told = isUndone ? before : project.undoableChange
      if (told) announce(planChangeText({ ...told, isUndone }))
      queryClient.setQueryData(key, project)
      return queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
    },
    onError: async error => {
      showError(error.message, 'change-plan')
      await queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

export const useEditTask = (projectId: number) =>
  usePlanChange(projectId, ({ taskId, fields }: { taskId: number; fields: Partial<TaskFields> }, seen) =>
    call(editTask, { ...seen, taskId, ...fields }),
  )

export const useAddTask = (projectId: number) =>
  usePlanChange(projectId, (fields: TaskFields, seen) => call(addTask, { ...seen, ...fields }))

export const useSplitTask = (projectId: number) =>
  usePlanChange(projectId, (change: { taskId: number; parts: TaskPart[]; isSequential: boolean }, seen) =>
    call(splitTask, { ...seen, ...change }),
  )

export const useMergeTasks = (projectId: number) =>
  usePlanChange(projectId, (change: { taskIds: number[]; title: string }, seen) => call(mergeTasks, { ...seen, ...change }))

/** `to`: the place counted from 1, from the list as it is when the turn comes. */
export const useMoveTask = (projectId: number) =>
  usePlanChange(projectId, ({ taskId, to }: { taskId: number; to: (taskIds: number[]) => number }, seen, tasks) => {
    const position = Math.min(Math.max(1, to(tasks.map(({ id }) => id))), Math.max(1, tasks.length))
    return call(moveTask, { ...seen, taskId, position })
  })

export const useDeleteTask = (projectId: number) =>
  usePlanChange(projectId, (taskId: number, seen) => call(deleteTask, { ...seen, taskId }))

export const useUndoPlanChange = (projectId: number) => usePlanChange(projectId, (_: undefined, seen) => call(undoPlanChange, seen), true)
