import { BoxGeometry, Mesh, MeshStandardMaterial, Raycaster, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { BuiltModel } from './built-model.ts'
import { partsOf } from './scene-parts.ts'

test('a model that is held shows nothing, and all of itself once it is released', () => {
  const built = new BuiltModel(partsOf(new Mesh(new BoxGeometry(), new MeshStandardMaterial()), { isDoubleSided: false }), [])
  built.root.updateMatrixWorld(true)
  const hits = () => new Raycaster(new Vector3(0.1, 0.2, 5), new Vector3(0, 0, -1)).intersectObject(built.root, true).length
  built.hold()
  expect(hits()).toBe(0)
  built.release()
  expect(hits()).toBe(1)
})
