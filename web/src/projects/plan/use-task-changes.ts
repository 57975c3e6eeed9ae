import { useState } from 'react'
import type { Project, Task } from '#contract/projects.ts'
import { UNDO_DELETION_ID } from './deleted-notice.tsx'
import { useDeleteTask, useMoveTask, useUndoPlanChange } from './plan-mutations.ts'
import { editButtonId, moveButtonId } from './task-tools.tsx'
import { useFocusLater } from './use-focus-later.ts'

interface OpenForm {
  task: Task
  /** Where it stood, for when it is deleted in another window. */
  index: number
}

interface Deletion {
  task: Task
  index: number
  /** The notice goes with the next change. */
  planVersion: number
}

/** The tasks of the plan, and among them those that are gone elsewhere while their form is open here. */
const withOpenForms = (tasks: readonly Task[], forms: readonly OpenForm[]): { task: Task; opened: Task | undefined }[] => {
  const entries = tasks.map(task => ({ task, opened: forms.find(form => form.task.id === task.id)?.task }))
  for (const { task, index } of forms) {
    if (!tasks.some(({ id }) => id === task.id)) entries.splice(Math.min(index, entries.length), 0, { task, opened: task })
  }
  return entries
}

/** What is being done with the tasks of a plan on this page, and where the focus goes on afterwards. */
export const useTaskChanges = (project: Project) => {
  const { id: projectId, tasks, planVersion } = project
  const [forms, setForms] = useState<OpenForm[]>([])
  const [dialog, setDialog] = useState<{ kind: 'split' | 'merge'; task: Task } | null>(null)
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const focusLater = useFocusLater()
  const moving = useMoveTask(projectId)
  const deleting = useDeleteTask(projectId)
  const undoing = useUndoPlanChange(projectId)

  const place = (task: Task) => tasks.findIndex(({ id }) => id === task.id)
  return {
    entries: withOpenForms(tasks, forms),
    edit: (task: Task) => setForms(open => [...open, { task, index: place(task) }]),
    close: (opened: Task, savedTaskId: number) => {
      setForms(open => open.filter(({ task }) => task.id !== opened.id))
      focusLater(editButtonId(savedTaskId))
    },
    dialog,
    open: setDialog,
    closeDialog: (taskId: number) => {
      setDialog(null)
      focusLater(editButtonId(taskId))
    },
    move: (taskId: number, position: number) => moving.mutate({ taskId, to: () => position }),
    /** By a button: it stays under the finger, or gives the focus to its opposite at the end of the list. */
    step: (task: Task, direction: 'up' | 'down') => {
      const opposite = direction === 'up' ? 'down' : 'up'
      moving.mutate(
        { taskId: task.id, to: taskIds => taskIds.indexOf(task.id) + (direction === 'up' ? 0 : 2) },
        {
          onSuccess: after => {
            const isAtEnd = after.tasks.at(direction === 'up' ? 0 : -1)?.id === task.id
            focusLater(moveButtonId(task.id, isAtEnd ? opposite : direction))
          },
        },
      )
    },
    remove: (task: Task) => {
      const index = place(task)
      deleting.mutate(task.id, {
        onSuccess: after => {
          setDeletion({ task, index, planVersion: after.planVersion })
          focusLater(UNDO_DELETION_ID)
        },
      })
    },
    deletedNotice:
      deletion?.planVersion === planVersion
        ? {
            index: deletion.index,
            title: deletion.task.title,
            isPending: undoing.isPending,
            onUndo: () => undoing.mutate(undefined, { onSuccess: () => focusLater(editButtonId(deletion.task.id)) }),
          }
        : null,
  }
}
