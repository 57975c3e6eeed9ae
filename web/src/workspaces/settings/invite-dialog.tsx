import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { INVITATION_DAYS, INVITE_MESSAGE_MAX, InviteForm } from '#contract/workspaces-participants.ts'
import { WORKSPACE_ROLE_WORDS } from '#contract/workspaces-rights.ts'
import { isInputRefused } from '../../platform/app-error.ts'
import { Button } from '../../ui/button.tsx'
import { CountedTextArea } from '../../ui/counted-text-area.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useInvite } from '../workspace-mutations.ts'

interface InviteDialogProps {
  workspaceId: number
  user: { email: string; name: string }
  onClose: () => void
}

const ROLE_OPTIONS = (['viewer', 'member', 'owner'] as const).map(value => ({
  value,
  label: `${WORKSPACE_ROLE_WORDS[value].label} - ${WORKSPACE_ROLE_WORDS[value].meaning}`,
}))

export function InviteDialog({ workspaceId, user, onClose }: InviteDialogProps) {
  const invite = useInvite(workspaceId)
  const { register, handleSubmit, formState, setError, control } = useForm<InviteForm>({
    resolver: standardSchemaResolver(InviteForm),
    defaultValues: { inviteeEmail: '', role: 'member', inviteMessage: '' },
  })
  const { errors } = formState
  const message = useWatch({ control, name: 'inviteMessage' })
  return (
    <Dialog title="Invite to the workspace" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(fields =>
          invite.mutate(
            { workspaceId, inviterEmail: user.email, inviterName: user.name, ...fields },
            {
              onSuccess: onClose,
              onError: error => isInputRefused(error) && setError('inviteeEmail', { message: error.message }, { shouldFocus: true }),
            },
          ),
        )}
      >
        <TextField
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.inviteeEmail?.message}
          {...register('inviteeEmail')}
        />
        <NativeSelect label="Role" options={ROLE_OPTIONS} error={errors.role?.message} {...register('role')} />
        <CountedTextArea
          label="Personal message (optional)"
          hint={`A mail is sent with a link that works for ${INVITATION_DAYS} days.`}
          rows={3}
          text={message ?? ''}
          maxCharacters={INVITE_MESSAGE_MAX}
          error={errors.inviteMessage?.message}
          {...register('inviteMessage')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={invite.isPending}>
            {invite.isPending ? 'Sending...' : 'Send Invitation'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
