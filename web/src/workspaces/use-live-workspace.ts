import { useQueryClient } from '@tanstack/react-query'
import type { Workspace } from '#contract/workspaces.ts'
import { OWN_WORKSPACES_ROOM, WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { announce } from '../ui/announcer.tsx'
import { catchUp, keepMessage } from './chat/chat-messages.ts'
import { workspaceKey } from './workspace-queries.ts'

/** Hears that one came into a workspace or lost it: also when its own room speaks to one no longer. */
export const useOwnWorkspace = (workspaceId: number) => {
  const queryClient = useQueryClient()
  const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: workspaceKey(workspaceId) })
  useLiveRoom(OWN_WORKSPACES_ROOM, {
    onReset: fetchAnew,
    onEvent: received => {
      const event = WorkspaceLiveEvent.safeParse(received)
      if (event.success && event.data.type === 'workspace-changed' && event.data.workspaceId === workspaceId) fetchAnew()
    },
  })
}

/** Hears what happens in a workspace: its messages, who has read how far, and that it is another one now. */
export const useLiveWorkspace = (workspaceId: number, userEmail: string) => {
  const queryClient = useQueryClient()
  const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: workspaceKey(workspaceId) })
  useLiveRoom(workspaceRoom(workspaceId), {
    onReset: () => {
      fetchAnew()
      void catchUp(queryClient, workspaceId)
    },
    onEvent: received => {
      const event = WorkspaceLiveEvent.safeParse(received)
      if (!event.success || event.data.type === 'workspace-changed') return fetchAnew()
      if (event.data.type === 'messages-read') {
        const { participantId, messageId } = event.data
        return void queryClient.setQueryData<Workspace>(
          workspaceKey(workspaceId),
          known =>
            known && {
              ...known,
              participants: known.participants.map(each => (each.id === participantId ? { ...each, lastReadMessageId: messageId } : each)),
            },
        )
      }
      const { message, isNew } = event.data
      keepMessage(queryClient, message)
      if (isNew && message.senderEmail !== userEmail) announce(`${message.senderName}: ${message.messageContent}`)
    },
  })
}
