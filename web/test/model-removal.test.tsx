import './render.tsx'

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { updateUser } from '#contract/accounts-auth.ts'
import { listActivity } from '#contract/workspaces-activity.ts'
import { deleteModel } from '#contract/workspaces-model-calls.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { type Caller, eventually, testApp } from '../../server/test/app.ts'
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

function Watching({ models, shownIds, ...place }: { workspaceId: number; user: Caller; models: WorkspaceModel[]; shownIds: number[] }) {
  useToldOfRemoval({ ...place, models, shownIds })
  return <p>{models.length} models</p>
}

function Watcher({ workspaceId, ...rest }: { workspaceId: number; user: Caller; shownIds: number[] }) {
  const { data } = useListModels(workspaceId)
  return data ? <Watching workspaceId={workspaceId} models={data} {...rest} /> : null
}

interface Away {
  memberName?: string
  /** Olga herself, from somewhere else, instead of the member. */
  isByHerself?: boolean
}

/** Olga looks at these models while the member deletes `Pump`, of which she hears nothing; answers what she is told once she sees the list anew. */
const away = async (
  shows: (modelId: number) => number[],
  { memberName = 'Max', isByHerself = false }: Away = {},
): Promise<{ told: readonly string[]; asked: () => number; answered: () => Promise<unknown> }> => {
  const app = await testApp()
  const [olga, max, vic] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic')]
  if (memberName !== 'Max') expect((await max.call(updateUser, { name: memberName })).status).toBe(200)
  const { id, modelId } = await workspaceOf(olga, { member: max, viewer: vic })
  await app.listen({ withJobs: true })
  const wire = createWire(app.app.http, olga.cookie)
  vi.stubGlobal('fetch', wire.fetch)
  vi.stubGlobal('WebSocket', SilentSocket)
  const told: string[] = []
  onTestFinished(
    receiveToasts(news => {
      if (news.kind !== 'withdrawal') told.push(news.text)
    }),
  )
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Watcher workspaceId={id} user={olga} shownIds={shows(modelId)} />
    </QueryClientProvider>,
  )
  await screen.findByText('1 models')
  await (isByHerself ? olga : max).call(deleteModel, { modelId })
  await eventually(async () => {
    const [newest] = (await max.call(listActivity, { workspaceId: id, group: 'models' })).body
    return newest?.type === 'model_remove' && newest.modelId === modelId
  })
  await queryClient.invalidateQueries({ queryKey: modelsKey(id) })
  await screen.findByText('0 models')
  // An answer to another one, asked later: by then the first is there as well.
  const answered = () => max.call(listActivity, { workspaceId: id, group: 'models' })
  return { told, asked: () => wire.count(listActivity), answered }
}

test('who heard nothing when a model that he looks at was deleted is told by whom, once he sees that it is gone', async () => {
  const { told } = await away(modelId => [modelId])
  await vi.waitFor(() => expect(told).toEqual(['Max deleted the 3D model "Pump".']))
})

test('somebody of the same name is somebody else, and one is not told of what one did oneself elsewhere', async () => {
  const { told } = await away(modelId => [modelId], { memberName: 'Olga' })
  await vi.waitFor(() => expect(told).toEqual(['Olga deleted the 3D model "Pump".']))
  cleanup()
  const own = await away(modelId => [modelId], { isByHerself: true })
  await vi.waitFor(() => expect(own.asked()).toBe(1))
  await own.answered()
  expect(own.told).toEqual([])
})

test('who looked at another one is told nothing, and nothing is asked', async () => {
  const { told, asked } = await away(() => [])
  expect([told, asked()]).toEqual([[], 0])
})
