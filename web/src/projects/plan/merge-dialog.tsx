import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { Task } from '#contract/projects.ts'
import { TaskMerger } from '#contract/projects-plan.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatHours, formatMoney } from '../../ui/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useMergeTasks } from './plan-mutations.ts'
import { useOpenedVersion } from './use-opened-version.ts'

interface MergeDialogProps {
  projectId: number
  task: Task
  tasks: readonly Task[]
  /** Told which task stands for all of them. */
  onClose: (mergedTaskId: number) => void
}

/** Makes one task of several. */
export function MergeDialog({ projectId, task, tasks, onClose }: MergeDialogProps) {
  const merge = useMergeTasks(projectId)
  const { planVersion, lookAgain } = useOpenedVersion(projectId)
  const { register, handleSubmit, formState, watch, setValue } = useForm({
    resolver: standardSchemaResolver(TaskMerger),
    defaultValues: { taskIds: [task.id], title: task.title },
  })
  const chosen = watch('taskIds')
  const sum = (figure: 'estimatedHours' | 'estimatedCost') =>
    tasks.filter(({ id }) => chosen.includes(id)).reduce((total, each) => total + each[figure], 0)
  const toggle = (id: number, isChosen: boolean) =>
    setValue('taskIds', isChosen ? [...chosen, id] : chosen.filter(other => other !== id), { shouldValidate: formState.isSubmitted })
  return (
    <Dialog title={`Merge ‘${task.title}’ with others`} onClose={() => onClose(task.id)}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(change =>
          merge.mutate(
            { ...change, planVersion },
            {
              onSuccess: after => onClose(after.tasks.find(({ id }) => change.taskIds.includes(id))?.id ?? task.id),
              onError: lookAgain,
            },
          ),
        )}
      >
        <OtherTasks task={task} tasks={tasks} chosen={chosen} onToggle={toggle} />
        {formState.errors.taskIds?.message && (
          <p role="alert" className="text-danger text-sm">
            {formState.errors.taskIds.message}
          </p>
        )}
        <TextField label="Title of the merged task" error={formState.errors.title?.message} {...register('title')} />
        <p className="text-soft text-sm tabular-nums">
          Together {formatHours(sum('estimatedHours'))}, {formatMoney(sum('estimatedCost'))}. Skills and descriptions are put together.
        </p>
        {merge.error && (
          <p role="alert" className="text-danger text-sm">
            {merge.error.message}
          </p>
        )}
        <Button type="submit" isPending={merge.isPending}>
          {chosen.length < 2 ? 'Merge tasks' : `Merge ${chosen.length} tasks`}
        </Button>
      </form>
    </Dialog>
  )
}

interface OtherTasksProps extends Pick<MergeDialogProps, 'task' | 'tasks'> {
  chosen: readonly number[]
  onToggle: (taskId: number, isChosen: boolean) => void
}

function OtherTasks({ task, tasks, chosen, onToggle }: OtherTasksProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Merge with</legend>
      <div className="grid max-h-64 gap-0.5 overflow-auto rounded-control border border-control p-1.5">
        {tasks.map(
          ({ id, title }, index) =>
            id !== task.id && (
              <label key={id} className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sunken">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={event => onToggle(id, event.target.checked)}
                  className="size-5 flex-none accent-marker-fill"
                />
                <span className="wrap-anywhere min-w-0">
                  {index + 1}. {title}
                </span>
              </label>
            ),
        )}
      </div>
    </fieldset>
  )
}
