import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/shared/endpoint.ts'
import { deleteMessage, editMessage, reactToMessage, WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { call } from '../../platform/call.ts'
import { showError } from '../../ui/toasts.ts'
import { keepMessage } from './chat-messages.ts'

const useMessageCall = <E extends Endpoint>(endpoint: E, failed: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: message => keepMessage(queryClient, WorkspaceMessage.parse(message)),
    onError: error => showError(`${failed}: ${error.message}`, endpoint.path),
  })
}

export const useEditMessage = () => useMessageCall(editMessage, 'Failed to change the message')
export const useDeleteMessage = () => useMessageCall(deleteMessage, 'Failed to delete the message')
export const useReact = () => useMessageCall(reactToMessage, 'Failed to react')
