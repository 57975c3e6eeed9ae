import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { WORKSPACE_DESCRIPTION_MAX, WORKSPACE_NAME_MAX, type Workspace, WorkspaceSettings } from '#contract/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeSettings } from '../workspace-mutations.ts'

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

export function GeneralSettings({ workspace, user, isOwner }: GeneralSettingsProps) {
  const change = useChangeSettings()
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: standardSchemaResolver(WorkspaceSettings),
    defaultValues: settingsOf(workspace),
  })
  const { errors, isDirty } = formState
  useEffect(() => {
    // What another owner has saved meanwhile is shown, unless something is being changed here.
    if (!isDirty) reset(settingsOf(workspace))
  }, [workspace, isDirty, reset])
  return (
    <form
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={handleSubmit(settings =>
        change.mutate({ workspaceId: workspace.id, userEmail: user.email, ...settings }, { onSuccess: saved => reset(settingsOf(saved)) }),
      )}
    >
      <TextField label="Name" maxLength={WORKSPACE_NAME_MAX} readOnly={!isOwner} error={errors.name?.message} {...register('name')} />
      <TextArea
        label="Description"
        rows={3}
        maxLength={WORKSPACE_DESCRIPTION_MAX}
        readOnly={!isOwner}
        error={errors.description?.message}
        {...register('description')}
      />
      {SWITCHES.map(({ name, label, hint }) => (
        <SwitchField key={name} label={label} {...(hint ? { hint } : {})} disabled={!isOwner} {...register(name)} />
      ))}
      {isOwner && (
        <Button type="submit" className="justify-self-start" isPending={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      )}
    </form>
  )
}
