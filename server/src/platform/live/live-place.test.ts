import { expect, test } from 'vitest'
import { createPlaces } from './live-place.ts'

test('whoever comes later has the smaller name, also within one millisecond', () => {
  const { newPeerId } = createPlaces('a secret', 1_000)
  const given = Array.from({ length: 50 }, newPeerId)
  expect(given.toSorted()).toEqual(given.toReversed())
  for (const peerId of given) expect(peerId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
