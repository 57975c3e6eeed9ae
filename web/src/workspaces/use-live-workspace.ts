import { useQueryClient } from '@tanstack/react-query'
import type { Workspace } from '#contract/workspaces.ts'
import { OWN_WORKSPACES_ROOM, WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { askAnew } from '../platform/query-client.ts'
import { announce } from '../ui/announcer.tsx'
import { activityKey } from './activity/activity-queries.ts'
import { catchUp, keepMessage, keepReferredFile, messagesAreOld } from './chat/chat-messages.ts'
import { filesKey } from './files/file-queries.ts'
import { keepModelEvent, type ModelEvent, modelsAreOld } from './models/model-cache.ts'
import { invitationsKey, workspaceKey } from './workspace-queries.ts'

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

const isModelEvent = (event: WorkspaceLiveEvent): event is ModelEvent => event.type.startsWith('model-')

/** Hears what happens in a workspace: its messages and files, who has read how far, and that it is another one now. */
export const useLiveWorkspace = (workspaceId: number, userEmail: string) => {
  const queryClient = useQueryClient()
  const fetchAnew = () => {
    void askAnew(queryClient, workspaceKey(workspaceId))
    // Who takes part is another one perhaps: then somebody has answered.
    void askAnew(queryClient, invitationsKey(workspaceId))
  }
  const filesAreOld = () => void askAnew(queryClient, filesKey(workspaceId))
  const activityIsOld = () => void askAnew(queryClient, activityKey(workspaceId))
  const allIsOld = () => {
    fetchAnew()
    modelsAreOld(queryClient, workspaceId)
    filesAreOld()
    activityIsOld()
  }
  useLiveRoom(workspaceRoom(workspaceId), {
    onReset: () => {
      allIsOld()
      void catchUp(queryClient, workspaceId)
    },
    onEvent: received => {
      const event = WorkspaceLiveEvent.safeParse(received)
      // What the feed tells was written before this was said.
      if (!event.success || event.data.type !== 'messages-read') activityIsOld()
      if (!event.success || event.data.type === 'workspace-changed') return fetchAnew()
      if (event.data.type === 'contents-erased') {
        messagesAreOld(queryClient, workspaceId)
        return allIsOld()
      }
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
      if (isModelEvent(event.data)) return keepModelEvent(queryClient, workspaceId, event.data)
      if (event.data.type === 'file-removed') {
        keepReferredFile(queryClient, workspaceId, event.data.fileId, null)
        return filesAreOld()
      }
      if (event.data.type === 'file-changed') {
        const { file, isNew } = event.data
        keepReferredFile(queryClient, workspaceId, file.id, file)
        if (isNew && file.uploadedBy !== userEmail) announce(`${file.uploaderName} shared ${file.fileName}`)
        return filesAreOld()
      }
      const { message, isNew } = event.data
      keepMessage(queryClient, message)
      if (isNew && message.senderEmail !== userEmail) announce(`${message.senderName}: ${message.messageContent}`)
    },
  })
}
