import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Category } from '#contract/catalog.ts'
import { SERVICE_DESCRIPTION_MAX, SERVICE_TITLE_MAX, ServiceFields } from '#contract/catalog-own.ts'
import { SkillPicker } from '../platform/skill-picker.tsx'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useListCategories } from './catalog-queries.ts'
import { type ChosenSkill, useKeepServiceDraft, useOwnDraftName, useServiceDraft } from './service-draft.ts'

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }))

interface ServiceFormProps {
  label: string
  /** Under which name what is typed is kept until it is saved. */
  draftName: string
  fields: ServiceFields
  /** Names of the skills in `fields`. */
  skills: readonly ChosenSkill[]
  saveLabel: string
  isPending: boolean
  error: Error | null
  /** `onSaved`: what comes once it is saved. */
  onSave: (fields: ServiceFields, onSaved?: () => void) => void
  /** Stands beside the save button. */
  children?: ReactNode
  parts?: FormParts
}

/** What stands around the form and knows what is typed in it. */
interface FormParts {
  /** Above. `save`: saves what is typed, and then does what is given. */
  head: (form: { isChanged: boolean; save: (onSaved: () => void) => void }) => ReactNode
  below: ReactNode
  /** Beside, where there is room; behind a button where there is none. */
  preview: (fields: ServiceFields, skills: readonly ChosenSkill[]) => ReactNode
}

export const NEW_SERVICE: ServiceFields = { title: '', description: '', categoryId: 0, skillIds: [], hourlyRate: 60, isArEnabled: false }

/** All that an expert says of a service. The choice of categories must be there before the form can show which one it is. */
export function ServiceForm(props: ServiceFormProps) {
  const categories = useListCategories()
  if (categories.data) return <Typed {...props} categories={categories.data} />
  if (categories.isPending) return <Skeleton className="h-96 max-w-2xl !rounded-card" />
  return (
    <LoadError title="The categories are not here" query={categories}>
      <p>The form needs them. What you typed before is kept.</p>
    </LoadError>
  )
}

function Typed(props: ServiceFormProps & { categories: readonly Category[] }) {
  const { label, fields, skills, saveLabel, isPending, error, onSave, children, parts } = props
  const draftName = useOwnDraftName(props.draftName)
  const draft = useServiceDraft(draftName)
  const [isDraftShown, setDraftShown] = useState(draft !== null)
  const form = useForm({ resolver: standardSchemaResolver(ServiceFields), defaultValues: draft?.fields ?? fields })
  const [chosen, setChosen] = useState(draft?.skills ?? skills)
  const typed = form.watch()
  const isChanged = useKeepServiceDraft(draftName, { fields: typed, skills: chosen }, { fields, skills })
  const discard = () => {
    form.reset(fields)
    setChosen(skills)
    setDraftShown(false)
  }
  const submit = (onSaved?: () => void) =>
    form.handleSubmit(values => {
      setDraftShown(false)
      onSave(values, onSaved)
    })
  const shown = (
    <form noValidate aria-label={label} className="grid max-w-2xl gap-6" onSubmit={submit()}>
      {isDraftShown && <DraftNotice onDiscard={discard} />}
      <Fields form={form} categories={props.categories} chosen={chosen} onChoose={setChosen} />
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          {saveLabel}
        </Button>
        {parts && <PreviewButton>{parts.preview(typed, chosen)}</PreviewButton>}
        {children}
      </div>
    </form>
  )
  if (!parts) return shown
  return (
    <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-12">
        {parts.head({ isChanged, save: onSaved => void submit(onSaved)() })}
        {shown}
        {parts.below}
      </div>
      <section
        aria-labelledby="preview-heading"
        className="max-h-[calc(100dvh-var(--below-header)-3rem)] overflow-y-auto max-lg:hidden lg:sticky lg:top-[calc(var(--below-header)+2rem)]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
      >
        <h2 id="preview-heading" className="mb-1 text-lg">
          Preview
        </h2>
        {parts.preview(typed, chosen)}
      </section>
    </div>
  )
}

/** Where there is no room beside the form. */
function PreviewButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="lg:hidden" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Suspense>
        {isOpen && (
          <Dialog title="Preview" onClose={() => setOpen(false)}>
            {children}
          </Dialog>
        )}
      </Suspense>
    </>
  )
}

/** What was typed before and not saved stands in the form again; nobody should take it for what clients see. */
function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-amber-wash p-3 text-amber text-sm">
      <p className="min-w-0 flex-1 basis-60">What you typed before and did not save is here again.</p>
      <Button variant="secondary" size="small" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}

interface FieldsProps {
  form: UseFormReturn<ServiceFields>
  categories: readonly Category[]
  chosen: readonly ChosenSkill[]
  onChoose: (skills: readonly ChosenSkill[]) => void
}

function Fields({ form: { register, formState, setValue, watch }, categories, chosen, onChoose }: FieldsProps) {
  const { errors, isSubmitted } = formState
  const asChosen = { shouldDirty: true, shouldValidate: isSubmitted }
  return (
    <>
      <CountedTextField
        label="Title"
        placeholder="Boiler diagnosis by camera"
        text={watch('title')}
        maxCharacters={SERVICE_TITLE_MAX}
        error={errors.title?.message}
        {...register('title')}
      />
      <NativeSelect
        label="Category"
        options={[{ value: '0', label: 'Choose a category' }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        error={errors.categoryId?.message}
        value={String(watch('categoryId'))}
        onChange={event => setValue('categoryId', Number(event.target.value), asChosen)}
      />
      <CountedTextArea
        label="Description"
        rows={7}
        text={watch('description')}
        maxCharacters={SERVICE_DESCRIPTION_MAX}
        hint="What the client gets, how you work, what you need from him. The first 100 characters stand in the lists."
        error={errors.description?.message}
        {...register('description')}
      />
      <SkillPicker
        chosen={chosen}
        error={errors.skillIds?.message}
        onChange={next => {
          onChoose(next)
          const ids = next.map(({ id }) => id)
          setValue('skillIds', ids, asChosen)
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
    </>
  )
}
