import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requireScene } from './require-scene.ts'

test('a large scene is read while others are answered', async () => {
  const nodes = Array.from({ length: 600_000 }, (_, at) => ({ name: `node ${at}` }))
  const meshes = [{ primitives: [{ attributes: {} }] }]
  let isRead = false
  const reading = requireScene(Buffer.from(JSON.stringify({ asset: { version: '2.0' }, nodes, meshes })), 'gltf', 0).then(() => {
    isRead = true
  })
  await setImmediate()
  expect(isRead).toBe(false)
  await reading
  expect(isRead).toBe(true)
})
