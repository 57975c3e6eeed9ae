import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { createVoiceChannel, listVoiceChannels, removeVoiceChannel, renameVoiceChannel } from '#contract/workspaces-voice.ts'
import { call } from '../../platform/call.ts'
import { showError } from '../../ui/toasts.ts'
import { workspaceKey } from '../workspace-queries.ts'

/** Below the workspace's own key: whenever it is another one, so may its channels be. */
const channelsKey = (workspaceId: number) => [...workspaceKey(workspaceId), 'voice-channels'] as const

export const useListVoiceChannels = (workspaceId: number) =>
  useQuery({ queryKey: channelsKey(workspaceId), queryFn: ({ signal }) => call(listVoiceChannels, { workspaceId }, signal) })

const useChannelCall = <E extends Endpoint>(endpoint: E, workspaceId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>): Promise<OutputOf<E>> => call(endpoint, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: channelsKey(workspaceId) }),
    onError: error => showError(`Failed to change the voice channels: ${error.message}`),
  })
}

export const useCreateVoiceChannel = (workspaceId: number) => useChannelCall(createVoiceChannel, workspaceId)
export const useRenameVoiceChannel = (workspaceId: number) => useChannelCall(renameVoiceChannel, workspaceId)
export const useRemoveVoiceChannel = (workspaceId: number) => useChannelCall(removeVoiceChannel, workspaceId)
