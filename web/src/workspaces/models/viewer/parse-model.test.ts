import { expect, test } from 'vitest'
import { parseModel } from './parse-model.ts'

/** An .stl of one triangle in the plane, whose direction is written as `direction`. */
const triangle = (direction: number): ArrayBuffer => {
  const view = new DataView(new ArrayBuffer(84 + 50))
  view.setUint32(80, 1, true)
  for (const [at, value] of [direction, direction, direction, 0, 0, 0, 1, 0, 0, 0, 1, 0].entries())
    view.setFloat32(84 + at * 4, value, true)
  return view.buffer
}

test('a printed triangle has the direction that its corners give it: programs write none, or one that is no number', async () => {
  for (const direction of [Number.NaN, 0]) {
    const { parts, triangles } = await parseModel(triangle(direction), {
      ...{ format: 'stl', maxTriangles: 10 },
      bring: () => expect.fail('it refers to nothing'),
    })
    expect(triangles).toBe(1)
    expect([...(parts[0]?.attributes['normal']?.array ?? [])]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1])
  }
})
