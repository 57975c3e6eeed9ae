import { expect, test } from 'vitest'
import { plannedConnections } from './database.ts'

test.each([
  [1, 2],
  [7, 8],
  [96, 8],
])('with %i processors there are %i connections for what is planned once', (processors, connections) => {
  expect(plannedConnections(processors)).toBe(connections)
})
