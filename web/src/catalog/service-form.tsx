import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Category } from '#contract/catalog.ts'
import { SERVICE_TITLE_MAX, ServiceFields } from '#contract/catalog-own.ts'
import { Button } from '../ui/button.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useListCategories } from './catalog-queries.ts'
import { SkillPicker } from './skill-picker.tsx'

export interface ChosenSkill {
  id: string
  name: string
}

interface ServiceFormProps {
  label: string
  fields: ServiceFields
  /** Names of the skills in `fields`. */
  skills: readonly ChosenSkill[]
  saveLabel: string
  isPending: boolean
  error: Error | null
  onSave: (fields: ServiceFields) => void
  /** Stands beside the save button. */
  children?: ReactNode
  /** Stands below, from what is typed now. */
  preview?: (fields: ServiceFields, skills: readonly ChosenSkill[]) => ReactNode
}

export const NEW_SERVICE: ServiceFields = { title: '', description: '', categoryId: 0, skillIds: [], hourlyRate: 60, isArEnabled: false }

/** All that an expert says of a service. The choice of categories must be there before the form can show which one it is. */
export function ServiceForm(props: ServiceFormProps) {
  const { data } = useListCategories()
  return data ? <Fields {...props} categories={data} /> : <Skeleton className="h-96 max-w-2xl !rounded-card" />
}

function Fields(props: ServiceFormProps & { categories: readonly Category[] }) {
  const { label, fields, skills, saveLabel, isPending, error, onSave, children, preview, categories } = props
  const { register, handleSubmit, formState, setValue, watch } = useForm({
    resolver: standardSchemaResolver(ServiceFields),
    defaultValues: fields,
  })
  const { errors } = formState
  const [chosen, setChosen] = useState(skills)
  return (
    <>
      <form noValidate aria-label={label} className="grid max-w-2xl gap-6" onSubmit={handleSubmit(onSave)}>
        <TextField
          label="Title"
          placeholder="Boiler diagnosis by camera"
          maxLength={SERVICE_TITLE_MAX}
          error={errors.title?.message}
          {...register('title')}
        />
        <NativeSelect
          label="Category"
          options={[{ value: '0', label: 'Choose a category' }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
          error={errors.categoryId?.message}
          value={String(watch('categoryId'))}
          onChange={event =>
            setValue('categoryId', Number(event.target.value), { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
        <TextArea
          label="Description"
          rows={7}
          hint="What the client gets, how you work, what you need from him. The first 100 characters stand in the lists."
          error={errors.description?.message}
          {...register('description')}
        />
        <SkillPicker
          chosen={chosen}
          error={errors.skillIds?.message}
          onChange={next => {
            setChosen(next)
            const ids = next.map(({ id }) => id)
            setValue('skillIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Hourly rate in US dollars"
            type="number"
            inputMode="decimal"
            min={1}
            step="0.01"
            error={errors.hourlyRate?.message}
            {...register('hourlyRate', { valueAsNumber: true })}
          />
          <label className="flex min-h-11 items-center gap-2.5 self-end font-medium text-sm">
            <input type="checkbox" className="size-5 accent-marker-fill" {...register('isArEnabled')} />
            With AR help: I look through the client's camera
          </label>
        </div>
        {error && (
          <p role="alert" className="text-danger text-sm">
            {error.message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isPending}>
            {saveLabel}
          </Button>
          {children}
        </div>
      </form>
      {preview?.(watch(), chosen)}
    </>
  )
}
