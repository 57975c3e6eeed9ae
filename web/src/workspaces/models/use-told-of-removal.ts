import { useEffect, useEffectEvent, useRef } from 'react'
import { listActivity } from '#contract/workspaces-activity.ts'
import { WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { call } from '../../platform/call.ts'
import { useLiveRoom } from '../../platform/live-room.ts'
import { showNotice } from '../../ui/toasts.ts'

const NOTICE_MS = 8_000

interface Watched {
  workspaceId: number
  user: { email: string }
  /** All that are there. */
  models: readonly WorkspaceModel[]
  /** What stands before one's eyes. */
  shownIds: readonly number[]
}

/** The name of somebody else who deleted it, as the feed of the workspace knows it. */
const whoElseDeleted = async (workspaceId: number, modelId: number): Promise<string | undefined> => {
  const entries = await call(listActivity, { workspaceId, group: 'models' })
  const removal = entries.find(entry => entry.type === 'model_remove' && entry.modelId === modelId)
  return removal?.isOwn ? undefined : (removal?.actorName ?? undefined)
}

/** Says by whom a model was deleted that one was looking at: else it would be gone from under the hand, and nothing said. */
export const useToldOfRemoval = ({ workspaceId, user, models, shownIds }: Watched): void => {
  /** What stood before one's eyes, by its id: a model that is gone has no name any more. */
  const names = useRef(new Map<number, string>())
  const tell = (modelId: number, modelName: string, by: string) =>
    showNotice({ text: `${by} deleted the 3D model "${modelName}".`, about: `model-removed-${modelId}`, durationMs: NOTICE_MS })
  useLiveRoom(workspaceRoom(workspaceId), {
    onReset: () => undefined,
    onEvent: received => {
      const event = WorkspaceLiveEvent.safeParse(received)
      if (!event.success || event.data.type !== 'model-removed') return
      const { modelId, by } = event.data
      const modelName = names.current.get(modelId)
      if (!by || !names.current.delete(modelId) || modelName === undefined) return
      if (by.email !== user.email) tell(modelId, modelName, by.name)
    },
  })
  const look = useEffectEvent(() => {
    for (const { id, modelName } of models) {
      if (shownIds.includes(id)) names.current.set(id, modelName)
      else names.current.delete(id)
    }
    const gone = [...names.current].filter(([id]) => !models.some(model => model.id === id))
    for (const [id, modelName] of gone) {
      names.current.delete(id)
      // No event told of it: it went while this page heard nothing.
      whoElseDeleted(workspaceId, id).then(
        by => by !== undefined && tell(id, modelName, by),
        // A notice that cannot be asked for is left out; the list itself is right.
        () => undefined,
      )
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when one of them changes
  useEffect(() => look(), [models, shownIds])
}
