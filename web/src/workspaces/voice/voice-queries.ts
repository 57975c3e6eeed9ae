import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { createVoiceChannel, listVoiceChannels, removeVoiceChannel, renameVoiceChannel } from '#contract/workspaces-voice.ts'
import { isInputRefused } from '../../platform/app-error.ts'
import { call } from '../../platform/call.ts'
import { showError } from '../../ui/toasts.ts'
import { workspaceKey } from '../workspace-queries.ts'

/** Below the workspace's own key: whenever it is another one, so may its channels be. */
const channelsKey = (workspaceId: number) => [...workspaceKey(workspaceId), 'voice-channels'] as const

export const useListVoiceChannels = (workspaceId: number) =>
  useQuery({ queryKey: channelsKey(workspaceId), queryFn: ({ signal }) => call(listVoiceChannels, { workspaceId }, signal) })

/** `hasForm`: what is wrong with what was filled in is said there. */
const useChannelCall = <E extends Endpoint>(endpoint: E, workspaceId: number, { hasForm }: { hasForm: boolean }) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>): Promise<OutputOf<E>> => call(endpoint, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: channelsKey(workspaceId) }),
    onError: error => {
      if (!(hasForm && isInputRefused(error))) showError(`Failed to change the voice channels: ${error.message}`)
    },
  })
}

export const useCreateVoiceChannel = (workspaceId: number) => useChannelCall(createVoiceChannel, workspaceId, { hasForm: true })
export const useRenameVoiceChannel = (workspaceId: number) => useChannelCall(renameVoiceChannel, workspaceId, { hasForm: true })
export const useRemoveVoiceChannel = (workspaceId: number) => useChannelCall(removeVoiceChannel, workspaceId, { hasForm: false })
