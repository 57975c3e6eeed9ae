import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { keepModelEvent, modelsAreOld, modelsKey } from './model-cache.ts'

const WORKSPACE_ID = 7
const model = (revision: number, rotationY: number): WorkspaceModel => ({
  ...{ id: 1, workspaceId: WORKSPACE_ID, createdBy: '', modelFileUrl: '', modelFormat: 'glb', modelName: 'Box', revision, createdAt: '' },
  ...{ positionX: 0, positionY: 0, positionZ: 0, rotationX: 0, rotationY, rotationZ: 0, scaleFactor: 1, isUploaded: true, sizeBytes: 1 },
})

test.each([
  ['what is told', (client: QueryClient) => keepModelEvent(client, WORKSPACE_ID, { type: 'model-changed', model: model(2, 45) })],
  ['what was told before the room was entered', (client: QueryClient) => modelsAreOld(client, WORKSPACE_ID)],
])('%s while the models are on their way is not lost, though they were read before it', async (_, hear) => {
  const queryClient = new QueryClient()
  const answers = [Promise.withResolvers<WorkspaceModel[]>(), Promise.withResolvers<WorkspaceModel[]>()]
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: modelsKey(WORKSPACE_ID),
    queryFn: () => answers[asked++]?.promise ?? [],
  })
  const stop = observer.subscribe(() => undefined)
  expect(asked).toBe(1)
  hear(queryClient)
  answers[0]?.resolve([model(1, 0)])
  await expect.poll(() => asked).toBe(2)
  answers[1]?.resolve([model(2, 45)])
  await expect.poll(() => observer.getCurrentResult().data?.map(({ rotationY }) => rotationY)).toEqual([45])
  stop()
  queryClient.clear()
})
