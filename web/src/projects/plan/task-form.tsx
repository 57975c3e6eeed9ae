import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { COMPLEXITY_LEVELS, type Task } from '#contract/projects.ts'
import type { TaskFields } from '#contract/projects-plan.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { SkillPicker } from '../../platform/skill-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showSuccess } from '../../ui/toasts.ts'
import { COMPLEXITY_LABELS } from '../complexity-labels.ts'
import { HoursFields } from './hours-fields.tsx'
import { PredecessorPicker } from './predecessor-picker.tsx'
import { forgetTaskDraft } from './task-draft.ts'
import { useSkillNames } from './use-skill-names.ts'
import { useTaskForm } from './use-task-form.ts'

interface TaskFormProps {
  heading: string
  projectId: number
  /** Null of a task that is to be added. */
  taskId: number | null
  /** What the task is now; changes of it are taken over where nothing was typed. */
  latest: TaskFields
  /** Said above the fields. `contested`: what was changed elsewhere as well as here. */
  notice?: (contested: readonly string[]) => ReactNode
  /** The plan's tasks without this one. */
  others: readonly { id: number; title: string; number: number }[]
  /** Where the names of the chosen skills are known from. */
  known: readonly Task[]
  saveLabel: string
  isPending: boolean
  error: string | undefined
  /** `onSaved`: to be called once it is. */
  onSave: (fields: TaskFields, onSaved: () => void) => void
  onCancel: () => void
}

const KEPT_TO_EDIT = 'What you typed is kept, not saved: edit this task again to go on.'
const KEPT_TO_ADD = 'What you typed is kept, not added: add a task to go on.'

/** Escape, unless it ends a word that is being composed. A list of skills that is open keeps it to itself. */
const meansToClose = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Escape' && !nativeEvent.isComposing && !nativeEvent.defaultPrevented

const COMPLEXITIES = COMPLEXITY_LEVELS.map(value => ({ value, label: COMPLEXITY_LABELS[value] }))

/** All that its owner may say of a task. */
export function TaskForm({ heading, projectId, taskId, notice, latest, others, known, saveLabel, ...sending }: TaskFormProps) {
  const { isPending, error, onSave, onCancel } = sending
  const place = { ownerEmail: useCurrentUser()?.email ?? '', projectId, taskId }
  const { form, contested, isKept, keepTyped } = useTaskForm(latest, place)
  const { handleSubmit, formState, setValue, watch, setFocus } = form
  const { errors } = formState
  const [nameOf, learnNames] = useSkillNames(known)
  const skills = watch('requiredSkillIds').map(id => ({ id, name: nameOf(id) }))

  const giveUp = () => {
    forgetTaskDraft(place)
    onCancel()
  }

  /** A key that is pressed by mistake loses nothing: unlike Cancel it leaves what was typed where it is found again. */
  const closeByKey = (event: KeyboardEvent) => {
    if (isPending || !meansToClose(event)) return
    if (!keepTyped()) return giveUp()
    showSuccess(taskId === null ? KEPT_TO_ADD : KEPT_TO_EDIT, 'task-form-closed')
    onCancel()
  }

  useEffect(() => setFocus('title'), [setFocus])

  return (
    <form
      noValidate
      aria-label={heading}
      className="grid gap-5 p-5"
      onKeyDown={closeByKey}
      onSubmit={handleSubmit(fields => onSave(fields, () => forgetTaskDraft(place)))}
    >
      <div>
        <h3 className="wrap-anywhere text-lg">{heading}</h3>
        {notice?.(contested)}
        {isKept && <TypedEarlier />}
      </div>
      <WordsAndHours form={form} />
      <SkillPicker
        chosen={skills}
        error={errors.requiredSkillIds?.message}
        onChange={chosen => {
          learnNames(chosen)
          const ids = chosen.map(({ id }) => id)
          setValue('requiredSkillIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }}
      />
      <PredecessorPicker
        tasks={others}
        chosen={watch('predecessors')}
        onChange={taskIds => setValue('predecessors', taskIds, { shouldDirty: true })}
      />
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          {saveLabel}
        </Button>
        <Button variant="secondary" onClick={giveUp}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function WordsAndHours({ form }: { form: UseFormReturn<TaskFields> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField label="Task title" error={errors.title?.message} {...register('title')} />
      <TextArea label="Description" rows={3} error={errors.description?.message} {...register('description')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextArea label="Deliverable" rows={2} error={errors.deliverable?.message} {...register('deliverable')} />
        <TextArea label="Done when" rows={2} error={errors.acceptanceCheck?.message} {...register('acceptanceCheck')} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_12rem]">
        <HoursFields
          legend="Hours of work"
          errors={errors.hoursRange}
          register={figure => register(`hoursRange.${figure}`, { valueAsNumber: true })}
        />
        <div className="sm:pt-7.5">
          <NativeSelect
            label="Complexity"
            options={COMPLEXITIES}
            error={errors.complexityLevel?.message}
            {...register('complexityLevel')}
          />
        </div>
      </div>
    </>
  )
}

function TypedEarlier() {
  return (
    <p role="status" className="mt-4 rounded-card bg-trust-wash px-4 py-3 text-sm text-trust">
      What you typed earlier is here again; it is not saved yet.
    </p>
  )
}
