import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { VOICE_CHANNEL_NAME_MAX, type VoiceChannel, VoiceChannelForm } from '#contract/workspaces-voice.ts'
import { isInputRefused } from '../../platform/app-error.ts'
import { Button } from '../../ui/button.tsx'
import { CountedTextField } from '../../ui/counted-text-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useCreateVoiceChannel, useRemoveVoiceChannel, useRenameVoiceChannel } from './voice-queries.ts'

interface ChannelDialogProps {
  workspaceId: number
  /** The one that gets another name; undefined for a new one. */
  channel: VoiceChannel | undefined
  onClose: () => void
}

export function ChannelDialog({ workspaceId, channel, onClose }: ChannelDialogProps) {
  const create = useCreateVoiceChannel(workspaceId)
  const rename = useRenameVoiceChannel(workspaceId)
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: standardSchemaResolver(VoiceChannelForm),
    defaultValues: { name: channel?.name ?? '' },
  })
  const name = useWatch({ control, name: 'name' })
  const done = {
    onSuccess: onClose,
    onError: (error: Error) => isInputRefused(error) && setError('name', { message: error.message }, { shouldFocus: true }),
  }
  return (
    <Dialog title={channel ? 'Rename the channel' : 'Add a voice channel'} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(({ name }) =>
          channel ? rename.mutate({ channelId: channel.id, name }, done) : create.mutate({ workspaceId, name }, done),
        )}
      >
        <CountedTextField
          label="Name"
          text={name}
          maxCharacters={VOICE_CHANNEL_NAME_MAX}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={create.isPending || rename.isPending}>
            {channel ? 'Rename' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export function RemoveChannelDialog({ workspaceId, channel, onClose }: ChannelDialogProps & { channel: VoiceChannel }) {
  const remove = useRemoveVoiceChannel(workspaceId)
  return (
    <Dialog title={`Remove ${channel.name}?`} onClose={onClose}>
      <p className="text-soft text-sm">Whoever talks in this channel is shown out of it. Nothing that is written is lost.</p>
      <DialogActions onCancel={onClose}>
        <Button
          variant="danger"
          isPending={remove.isPending}
          onClick={() => remove.mutate({ channelId: channel.id }, { onSuccess: onClose })}
        >
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
