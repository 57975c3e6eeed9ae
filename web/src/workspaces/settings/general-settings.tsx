import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { WORKSPACE_DESCRIPTION_MAX, WORKSPACE_NAME_MAX, type Workspace, WorkspaceSettings } from '#contract/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { CountedTextArea } from '../../ui/counted-text-area.tsx'
import { CountedTextField } from '../../ui/counted-text-field.tsx'
import { SwitchField } from '../../ui/switch.tsx'
import { useChangeSettings } from '../workspace-mutations.ts'
import { changesOf, useKeepSettingsDraft, useSettingsDraft } from './settings-draft.ts'

interface GeneralSettingsProps {
  workspace: Workspace
  user: { email: string }
  isOwner: boolean
}

const settingsOf = ({
  name,
  description,
  isPublic,
  allowScreenSharing,
  allowWhiteboard,
  allowVoiceChat,
}: Workspace): WorkspaceSettings => ({
  ...{ name, description, isPublic, allowScreenSharing, allowWhiteboard, allowVoiceChat },
})

const SWITCHES = [
  { name: 'isPublic', label: 'Public Workspace', hint: 'Everybody with an account finds it and may join as a viewer.' },
  { name: 'allowScreenSharing', label: 'Enable Screen Sharing', hint: undefined },
  { name: 'allowWhiteboard', label: 'Enable Whiteboard', hint: undefined },
  { name: 'allowVoiceChat', label: 'Enable Voice Chat', hint: undefined },
] as const

/** The form with what was changed in it before this tab was left, if anything was; unsaved changes are kept for the tab. */
const useSettingsForm = (workspace: Workspace, userEmail: string, isOwner: boolean) => {
  const place = { workspaceId: workspace.id, userEmail }
  const kept = useSettingsDraft(place)
  const form = useForm({ resolver: standardSchemaResolver(WorkspaceSettings), defaultValues: settingsOf(workspace) })
  const { control, reset, formState } = form
  const { isDirty } = formState
  const typed = useWatch({ control })
  useEffect(() => {
    // What another owner has saved meanwhile is shown, unless something is being changed here.
    if (!isDirty) reset(settingsOf(workspace))
  }, [workspace, isDirty, reset])
  // After the above: what was changed lies over what is saved. Who is an owner no longer could not save it.
  useEffect(() => {
    if (isOwner && Object.keys(kept).length > 0) reset(values => ({ ...values, ...kept }), { keepDefaultValues: true })
  }, [kept, isOwner, reset])
  const changes = changesOf(formState.defaultValues ?? {}, typed)
  useKeepSettingsDraft(place, changes)
  return { ...form, typed, changes }
}

export function GeneralSettings({ workspace, user, isOwner }: GeneralSettingsProps) {
  const change = useChangeSettings()
  const { register, handleSubmit, formState, reset, typed, changes } = useSettingsForm(workspace, user.email, isOwner)
  const { errors } = formState
  const isChanged = Object.keys(changes).length > 0
  return (
    <form
      noValidate
      className="grid max-w-xl gap-5"
      // Only what was changed here is sent: what another owner saves meanwhile stands.
      onSubmit={handleSubmit(settings =>
        change.mutate(
          { workspaceId: workspace.id, userEmail: user.email, ...changesOf(formState.defaultValues ?? {}, settings) },
          { onSuccess: saved => reset(settingsOf(saved)) },
        ),
      )}
    >
      <CountedTextField
        label="Name"
        text={typed.name ?? ''}
        maxCharacters={WORKSPACE_NAME_MAX}
        readOnly={!isOwner}
        error={errors.name?.message}
        {...register('name')}
      />
      <CountedTextArea
        label="Description"
        rows={3}
        text={typed.description ?? ''}
        maxCharacters={WORKSPACE_DESCRIPTION_MAX}
        readOnly={!isOwner}
        error={errors.description?.message}
        {...register('description')}
      />
      {SWITCHES.map(({ name, label, hint }) => (
        <SwitchField key={name} label={label} {...(hint ? { hint } : {})} disabled={!isOwner} {...register(name)} />
      ))}
      {isOwner && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isPending={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          {isChanged && (
            <Button variant="secondary" onClick={() => reset(settingsOf(workspace))}>
              Discard changes
            </Button>
          )}
          <p role="status" className="text-soft text-sm">
            {isChanged && 'Not saved yet. This tab keeps your changes.'}
          </p>
        </div>
      )}
    </form>
  )
}
