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
import { showError, withdrawToast } from '../../ui/toasts.ts'
import { PROJECT_LIST_KEY, projectKey } from '../project-queries.ts'
import { planChangeText } from './plan-change-text.ts'

/** The messages that tell of a change made from a note; each has an 'Undo'. */
export const CHANGED_BY_NOTE = 'settle-wish'

/** The plan that is in view, as every change of it names it. */
interface Seen {
  projectId: number
  planVersion: number
}

/** A form's change counts for the plan that the form was made from, not for one that has come from another window since. */
type FromForm<Change> = Change & { planVersion: number }

interface ChangeOptions {
  /** The change before it is taken back. */
  isUndone?: boolean
  /** Its form says itself what went wrong. */
  isToldInPlace?: boolean
  /** Says what has happened; aloud, where nothing else is given. */
  tell?: (text: string, project: Project) => void
}

/**
 * One kind of change of a plan. Changes of one plan are sent one after the other, each with the version that the one before it made: who presses
 * quickly does not contradict himself.
 */
export const usePlanChange = <Change>(
  projectId: number,
  send: (change: Change, seen: Seen, tasks: readonly Task[]) => Promise<Project>,
  { isUndone = false, isToldInPlace = false, tell = announce }: ChangeOptions = {},
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
      // An answer that was overtaken by a newer plan does not bring the older one back.
      queryClient.setQueryData<Project>(key, known => (known && known.planVersion > project.planVersion ? known : project))
      // Its 'Undo' is of an older change now, and could only say so.
      withdrawToast(CHANGED_BY_NOTE)
      if (told) tell(planChangeText({ ...told, isUndone }), project)
      return queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
    },
    onError: async error => {
      if (!isToldInPlace) showError(error.message, 'change-plan')
      await queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

export const useEditTask = (projectId: number) =>
  usePlanChange(
    projectId,
    ({ taskId, fields, planVersion }: FromForm<{ taskId: number; fields: Partial<TaskFields> }>) =>
      call(editTask, { projectId, planVersion, taskId, ...fields }),
    { isToldInPlace: true },
  )

export const useAddTask = (projectId: number) =>
  usePlanChange(projectId, (fields: TaskFields, seen) => call(addTask, { ...seen, ...fields }), { isToldInPlace: true })

export const useSplitTask = (projectId: number) =>
  usePlanChange(
    projectId,
    (change: FromForm<{ taskId: number; parts: TaskPart[]; isSequential: boolean }>) => call(splitTask, { projectId, ...change }),
    { isToldInPlace: true },
  )

export const useMergeTasks = (projectId: number) =>
  usePlanChange(projectId, (change: FromForm<{ taskIds: number[]; title: string }>) => call(mergeTasks, { projectId, ...change }), {
    isToldInPlace: true,
  })

/** `to`: the place counted from 1, from the list as it is when the turn comes. */
export const useMoveTask = (projectId: number) =>
  usePlanChange(projectId, ({ taskId, to }: { taskId: number; to: (taskIds: number[]) => number }, seen, tasks) => {
    const position = Math.min(Math.max(1, to(tasks.map(({ id }) => id))), Math.max(1, tasks.length))
    return call(moveTask, { ...seen, taskId, position })
  })

export const useDeleteTask = (projectId: number) =>
  usePlanChange(projectId, (taskId: number, seen) => call(deleteTask, { ...seen, taskId }))

export const useUndoPlanChange = (projectId: number, onUndone?: (project: Project) => void) =>
  usePlanChange(projectId, (_: undefined, seen) => call(undoPlanChange, seen), {
    isUndone: true,
    tell: (text, project) => {
      announce(text)
      onUndone?.(project)
    },
  })
