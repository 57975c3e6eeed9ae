import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { keepModelEvent, modelsKey } from './model-cache.ts'

const WORKSPACE_ID = 7
const model = (revision: number, rotationY: number): WorkspaceModel => ({
  ...{ id: 1, workspaceId: WORKSPACE_ID, createdBy: '', modelFileUrl: '', modelFormat: 'glb', modelName: 'Box', revision, createdAt: '' },
  ...{ positionX: 0, positionY: 0, positionZ: 0, rotationX: 0, rotationY, rotationZ: 0, scaleFactor: 1, isUploaded: true, sizeBytes: 1 },
})

test('what is told while the models are on their way is not lost, though they were read before it', async () => {
  const queryClient = new QueryClient()
  const answers = [Promise.withResolvers<WorkspaceModel[]>(), Promise.withResolvers<WorkspaceModel[]>()]
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: modelsKey(WORKSPACE_ID),
    queryFn: () => answers[asked++]?.promise ?? [],
  })
  const stop = observer.subscribe(() => undefined)
  expect(asked).toBe(1)
  keepModelEvent(queryClient, WORKSPACE_ID, { type: 'model-changed', model: model(2, 45) })
  answers[0]?.resolve([model(1, 0)])
  await expect.poll(() => asked).toBe(2)
  answers[1]?.resolve([model(2, 45)])
  await expect.poll(() => observer.getCurrentResult().data?.map(({ rotationY }) => rotationY)).toEqual([45])
  stop()
  queryClient.clear()
})
