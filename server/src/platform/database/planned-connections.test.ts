import { availableParallelism } from 'node:os'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('node:os', async original => ({ ...(await original<typeof import('node:os')>()), availableParallelism: vi.fn() }))
beforeEach(() => vi.resetModules())

test.each([
  [1, 2],
  [7, 8],
  [96, 8],
])('with %i processors there are %i connections for what is planned once', async (processors, connections) => {
  vi.mocked(availableParallelism).mockReturnValue(processors)
  expect((await import('./database.ts')).PLANNED_CONNECTIONS).toBe(connections)
})
