import { AmbientLight, Box3, Box3Helper, DirectionalLight, GridHelper, HemisphereLight, type Scene } from 'three'

const OUTLINE = 0x1f9e90

/** The light in which the models stand, and the ground under them. */
export const furnish = (scene: Scene): void => {
  const sun = new DirectionalLight(0xffffff, 1.7)
  sun.position.set(3, 5, 4)
  const grid = new GridHelper(20, 20, 0x808880, 0x808880)
  for (const material of [grid.material].flat()) Object.assign(material, { transparent: true, opacity: 0.35 })
  // So little that no side of something white burns out, and each is as bright as it is turned to the light.
  scene.add(new HemisphereLight(0xffffff, 0x4a463e, 1.1), new AmbientLight(0xffffff, 0.15), sun, grid)
}

/** Around the selected model, seen through whatever stands before it. */
export const createOutline = (): Box3Helper => {
  const outline = new Box3Helper(new Box3(), OUTLINE)
  Object.assign(outline.material, { depthTest: false, transparent: true, opacity: 0.9 })
  outline.visible = false
  return outline
}
