import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Project, Task } from '#contract/projects.ts'
import type { TaskFields } from '#contract/projects-plan.ts'
import { useAddTask, useEditTask } from './plan-mutations.ts'
import { changesOf, fieldsOf } from './task-changes.ts'
import { TaskForm } from './task-form.tsx'

const othersOf = (tasks: readonly Task[], taskId: number | null) =>
  tasks.map(({ id, title }, index) => ({ id, title, number: index + 1 })).filter(({ id }) => id !== taskId)

interface TaskEditorProps {
  project: Project
  /** The task as it was when the form was opened. */
  opened: Task
  /** The task as it is now; undefined when it was deleted in another window. */
  latest: Task | undefined
  onClose: (savedTaskId: number) => void
}

/**
 * Changes a task. What happens to it elsewhere meanwhile is taken over where nothing was typed; where both have changed the same, it says so
 * and keeps what was typed.
 */
export function TaskEditor({ project, opened, latest, onClose }: TaskEditorProps) {
  const edit = useEditTask(project.id)
  const add = useAddTask(project.id)
  // Of a task that is gone the last known state stands.
  const [known, setKnown] = useState(opened)
  if (latest && latest !== known) setKnown(latest)
  const now = fieldsOf(known)

  const save = (fields: TaskFields, onSaved: () => void) => {
    const close = (taskId: number) => {
      onSaved()
      onClose(taskId)
    }
    if (!latest) {
      const stillThere = fields.predecessors.filter(id => project.tasks.some(task => task.id === id))
      add.mutate({ ...fields, predecessors: stillThere }, { onSuccess: after => close(after.tasks.at(-1)?.id ?? opened.id) })
      return
    }
    const fieldsChanged = changesOf(now, fields)
    if (Object.keys(fieldsChanged).length === 0) return close(opened.id)
    // As the form shows it: what has come from elsewhere is in it, or is named above it.
    edit.mutate({ taskId: opened.id, fields: fieldsChanged, planVersion: project.planVersion }, { onSuccess: () => close(opened.id) })
  }

  return (
    <TaskForm
      heading={`Edit ‘${opened.title}’`}
      projectId={project.id}
      taskId={opened.id}
      latest={now}
      notice={contested => <Meanwhile isGone={!latest} contested={contested} />}
      others={othersOf(project.tasks, opened.id)}
      known={[opened, ...project.tasks]}
      saveLabel={latest ? 'Save task' : 'Add as a new task'}
      isPending={edit.isPending || add.isPending}
      error={(edit.error ?? add.error)?.message}
      onSave={save}
      onCancel={() => onClose(opened.id)}
    />
  )
}

function Meanwhile({ isGone, contested }: { isGone: boolean; contested: readonly string[] }) {
  const text = isGone
    ? 'This task was deleted in another window. What you typed is still here: you can add it as a new task.'
    : contested.length > 0
      ? `Changed in another window meanwhile: ${contested.join(', ')}. What you typed is still here, and saving puts it in place of the other.`
      : null
  return (
    <div role="status">
      {text !== null && (
        <p className="mt-4 flex gap-2.5 rounded-card bg-amber-wash px-4 py-3 text-amber text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5" />
          {text}
        </p>
      )}
    </div>
  )
}

const EMPTY_TASK: TaskFields = {
  title: '',
  description: '',
  deliverable: '',
  acceptanceCheck: '',
  complexityLevel: 'medium',
  hoursRange: { optimistic: 1, likely: 2, pessimistic: 4 },
  requiredSkillIds: [],
  predecessors: [],
}

/** Adds a task to the plan. */
export function TaskAdder({ project, onClose }: { project: Project; onClose: (addedTaskId: number | null) => void }) {
  const add = useAddTask(project.id)
  return (
    <TaskForm
      heading="Add a task"
      projectId={project.id}
      taskId={null}
      latest={EMPTY_TASK}
      others={othersOf(project.tasks, null)}
      known={project.tasks}
      saveLabel="Add task"
      isPending={add.isPending}
      error={add.error?.message}
      onSave={(fields, onSaved) =>
        add.mutate(fields, {
          onSuccess: after => {
            onSaved()
            onClose(after.tasks.at(-1)?.id ?? null)
          },
        })
      }
      onCancel={() => onClose(null)}
    />
  )
}
