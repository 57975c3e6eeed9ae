import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { Task } from '#contract/projects.ts'
import { MAX_SPLIT_PARTS, TaskSplit } from '#contract/projects-plan.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useSplitTask } from './plan-mutations.ts'
import { useOpenedVersion } from './use-opened-version.ts'

const tenths = (hours: number) => Math.max(0.1, Math.round(hours * 10) / 10)

/** Half of a task's hours each; its words go to the first, which is what most of it will be. */
const halvesOf = ({ title, description, hoursRange }: Task) => {
  const half = {
    optimistic: tenths(hoursRange.optimistic / 2),
    likely: tenths(hoursRange.likely / 2),
    pessimistic: tenths(hoursRange.pessimistic / 2),
  }
  return [
    { title, description, hoursRange: half },
    { title: '', description: '', hoursRange: half },
  ]
}

interface SplitDialogProps {
  projectId: number
  task: Task
  onClose: () => void
}

/** Makes several tasks of one. */
export function SplitDialog({ projectId, task, onClose }: SplitDialogProps) {
  const split = useSplitTask(projectId)
  const { planVersion, lookAgain } = useOpenedVersion(projectId)
  const { register, control, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(TaskSplit),
    defaultValues: { parts: halvesOf(task), isSequential: true },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' })
  return (
    <Dialog title={`Split ‘${task.title}’`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(({ parts, isSequential = true }) =>
          split.mutate({ taskId: task.id, parts, isSequential, planVersion }, { onSuccess: onClose, onError: lookAgain }),
        )}
      >
        <p className="text-soft text-sm">Each part keeps the skills, the deliverable and what comes before; you can edit it afterwards.</p>
        {fields.map((field, index) => (
          <fieldset key={field.id} className="grid gap-4 border-line border-t pt-4">
            <legend className="float-left font-semibold text-base">Part {index + 1}</legend>
            <TextField label="Task title" error={formState.errors.parts?.[index]?.title?.message} {...register(`parts.${index}.title`)} />
            <TextArea
              label="Description"
              rows={2}
              error={formState.errors.parts?.[index]?.description?.message}
              {...register(`parts.${index}.description`)}
            />
            <HoursFields
              legend="Hours of work"
              errors={formState.errors.parts?.[index]?.hoursRange}
              register={figure => register(`parts.${index}.hoursRange.${figure}`, { valueAsNumber: true })}
            />
            {fields.length > 2 && (
              <Button variant="quiet" size="small" className="justify-self-start" onClick={() => remove(index)}>
                <X aria-hidden="true" className="size-4" />
                Leave out part {index + 1}
              </Button>
            )}
          </fieldset>
        ))}
        {fields.length < MAX_SPLIT_PARTS && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => append({ title: '', description: '', hoursRange: { optimistic: 0.5, likely: 1, pessimistic: 2 } })}
          >
            <Plus aria-hidden="true" className="size-4" />
            One more part
          </Button>
        )}
        <label className="flex min-h-11 items-center gap-2.5 text-sm">
          <input type="checkbox" className="size-5 flex-none accent-marker-fill" {...register('isSequential')} />
          One after the other (otherwise they can be done side by side)
        </label>
        {split.error && (
          <p role="alert" className="text-danger text-sm">
            {split.error.message}
          </p>
        )}
        <Button type="submit" isPending={split.isPending}>
          Split into {fields.length} tasks
        </Button>
      </form>
    </Dialog>
  )
}
