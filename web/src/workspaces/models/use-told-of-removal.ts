import { WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { useLiveRoom } from '../../platform/live-room.ts'
import { showNotice } from '../../ui/toasts.ts'

const NOTICE_MS = 8_000

interface Watched {
  workspaceId: number
  userEmail: string
  /** What stands before one's eyes. */
  shown: readonly WorkspaceModel[]
}

/** Says by whom a model was deleted that one was looking at: else it would be gone from under the hand, and nothing said. */
export const useToldOfRemoval = ({ workspaceId, userEmail, shown }: Watched): void =>
  useLiveRoom(workspaceRoom(workspaceId), {
    onReset: () => undefined,
    onEvent: received => {
      const event = WorkspaceLiveEvent.safeParse(received)
      if (!event.success || event.data.type !== 'model-removed') return
      const { modelId, by } = event.data
      const gone = shown.find(({ id }) => id === modelId)
      if (gone && by && by.email !== userEmail)
        showNotice({
          text: `${by.name} deleted the 3D model "${gone.modelName}".`,
          about: `model-removed-${modelId}`,
          durationMs: NOTICE_MS,
        })
    },
  })
