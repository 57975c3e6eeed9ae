import './render.tsx'

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { listActivity } from '#contract/workspaces-activity.ts'
import { deleteModel } from '#contract/workspaces-model-calls.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { type Caller, testApp } from '../../server/test/app.ts'
import { workspaceOf } from '../../server/test/workspace-of.ts'
import { createQueryClient } from '../src/platform/query-client.ts'
import { receiveToasts } from '../src/ui/toasts.ts'
import { modelsKey } from '../src/workspaces/models/model-cache.ts'
import { useListModels } from '../src/workspaces/models/model-queries.ts'
import { useToldOfRemoval } from '../src/workspaces/models/use-told-of-removal.ts'
import { screen } from './render.tsx'
import { createWire } from './wire.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A live socket that hears nothing: whoever has it is away. */
class SilentSocket extends EventTarget {
  send() {}
  close() {}
}

function Watching({
  models,
  shownIds,
  ...place
}: {
  workspaceId: number
  user: Caller & { name: string }
  models: WorkspaceModel[]
  shownIds: number[]
}) {
  useToldOfRemoval({ ...place, models, shownIds })
  return <p>{models.length} models</p>
}

function Watcher({ workspaceId, ...rest }: { workspaceId: number; user: Caller & { name: string }; shownIds: number[] }) {
  const { data } = useListModels(workspaceId)
  return data ? <Watching workspaceId={workspaceId} models={data} {...rest} /> : null
}

/** Somebody looks at these models while another one deletes `Pump`, of which he hears nothing; answers what he is told once he sees the list anew. */
const away = async (shows: (modelId: number) => number[]): Promise<{ told: readonly string[]; asked: () => number }> => {
  const app = await testApp()
  const [olga, max, vic] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic')]
  const { id, modelId } = await workspaceOf(olga, { member: max, viewer: vic })
  await app.listen({ withJobs: true })
  const wire = createWire(app.app.http, olga.cookie)
  vi.stubGlobal('fetch', wire.fetch)
  vi.stubGlobal('WebSocket', SilentSocket)
  const told: string[] = []
  onTestFinished(receiveToasts(({ text }) => void told.push(text)))
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Watcher workspaceId={id} user={{ ...olga, name: 'Olga' }} shownIds={shows(modelId)} />
    </QueryClientProvider>,
  )
  await screen.findByText('1 models')
  await max.call(deleteModel, { modelId })
  await vi.waitFor(async () => {
    const { body } = await max.call(listActivity, { workspaceId: id, group: 'models' })
    expect(body[0]).toMatchObject({ type: 'model_remove', modelId })
  })
  await queryClient.invalidateQueries({ queryKey: modelsKey(id) })
  await screen.findByText('0 models')
  return { told, asked: () => wire.count(listActivity) }
}

test('who heard nothing when a model that he looks at was deleted is told by whom, once he sees that it is gone', async () => {
  const { told } = await away(modelId => [modelId])
  await vi.waitFor(() => expect(told).toEqual(['Max deleted the 3D model "Pump".']))
})

test('who looked at another one is told nothing, and nothing is asked', async () => {
  const { told, asked } = await away(() => [])
  expect([told, asked()]).toEqual([[], 0])
})
