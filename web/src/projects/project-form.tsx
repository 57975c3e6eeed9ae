import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PROJECT_TITLE_MAX, ProjectBrief } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { briefDraft } from './brief-draft.ts'
import { suggestedTitle } from './suggested-title.ts'

interface ProjectFormProps {
  /** Who submits, if somebody is signed in. */
  client: { name: string; email: string } | null
  isSending: boolean
  hasFailed: boolean
  onSubmit: (brief: ProjectBrief) => void
}

const EMPTY: ProjectBrief = { title: '', description: '', clientName: '', clientEmail: '' }

/** The brief. What is typed is kept until it has been submitted. */
export function ProjectForm({ client, isSending, hasFailed, onSubmit }: ProjectFormProps) {
  const { control, register, handleSubmit, formState, setValue, getValues, subscribe } = useForm({
    resolver: standardSchemaResolver(ProjectBrief),
    defaultValues: EMPTY,
  })
  const { errors } = formState
  const clientName = client?.name
  const clientEmail = client?.email

  useEffect(() => {
    // A text that was typed before this script arrived is newer than the draft.
    const begun = getValues()
    const draft = briefDraft.load()
    for (const name of ['title', 'description', 'clientName', 'clientEmail'] as const) {
      const kept = draft[name]
      if (begun[name] === '' && kept !== undefined) setValue(name, kept)
    }
    // Who began with a description alone, on Home, need not think of a title as well.
    if (getValues('title') === '') setValue('title', suggestedTitle(getValues('description')))
  }, [getValues, setValue])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { title, description, clientName: name, clientEmail: email } }) =>
          // What the account says is not a draft: somebody else may log in next.
          briefDraft.save({
            title,
            description,
            ...(name === clientName ? {} : { clientName: name }),
            ...(clientEmail === undefined ? { clientEmail: email } : {}),
          }),
      }),
    [subscribe, clientName, clientEmail],
  )

  useEffect(() => {
    if (clientEmail === undefined) return
    setValue('clientEmail', clientEmail)
    if (getValues('clientName') === '' && clientName !== undefined) setValue('clientName', clientName)
  }, [clientEmail, clientName, getValues, setValue])

  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit(onSubmit)}>
      <CountedTextField
        label="Project Title"
        placeholder="Fuse trips whenever the oven is on"
        text={useWatch({ control, name: 'title' })}
        maxCharacters={PROJECT_TITLE_MAX}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Project Description"
        rows={9}
        hint="What is wrong or wanted, where, by when, and what you have already tried. Numbers help: sizes, quantities, budget."
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Client Name" autoComplete="name" error={errors.clientName?.message} {...register('clientName')} />
        <TextField
          label="Client Email"
          type="email"
          autoComplete="email"
          readOnly={client !== null}
          hint={client ? 'The address of your account.' : undefined}
          error={errors.clientEmail?.message}
          {...register('clientEmail')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="large" isPending={isSending}>
          {isSending ? 'Analyzing...' : 'Submit for AI Analysis'}
        </Button>
        {hasFailed && !isSending && <p className="text-soft text-sm">Your text is still here; you can send it again.</p>}
      </div>
    </form>
  )
}
