import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { WORKSPACE_DESCRIPTION_MAX, WORKSPACE_NAME_MAX, type Workspace, WorkspaceForm } from '#contract/workspaces.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useCreateWorkspace } from './workspace-mutations.ts'

interface CreateWorkspaceDialogProps {
  user: { email: string; name: string }
  onCreated: (workspace: Workspace) => void
  onClose: () => void
}

export function CreateWorkspaceDialog({ user, onCreated, onClose }: CreateWorkspaceDialogProps) {
  const create = useCreateWorkspace()
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(WorkspaceForm),
    defaultValues: { name: '', description: '' },
  })
  const [name, description] = useWatch({ control, name: ['name', 'description'] })
  const { errors } = formState
  return (
    <Dialog title="Create a New Workspace" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(fields =>
          create.mutate({ ...fields, ownerEmail: user.email, ownerName: user.name }, { onSuccess: onCreated }),
        )}
      >
        <CountedTextField
          label="Workspace Name"
          text={name}
          maxCharacters={WORKSPACE_NAME_MAX}
          error={errors.name?.message}
          {...register('name')}
        />
        <CountedTextArea
          label="Description (Optional)"
          rows={3}
          text={description}
          maxCharacters={WORKSPACE_DESCRIPTION_MAX}
          error={errors.description?.message}
          {...register('description')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={create.isPending}>
            {create.isPending ? 'Creating...' : 'Create Workspace'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
