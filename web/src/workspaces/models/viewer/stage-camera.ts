import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { Turn } from './view-keys.ts'

/** Turns a camera about what it looks at. */
export const turnCamera = (camera: PerspectiveCamera, orbit: OrbitControls, [around, over, zoom]: Turn): void => {
  const offset = camera.position.clone().sub(orbit.target)
  const length = offset.length() * zoom
  const angle = Math.min(Math.PI - 0.05, Math.max(0.05, Math.acos(offset.y / offset.length()) + over))
  const heading = Math.atan2(offset.x, offset.z) + around
  offset.set(Math.sin(angle) * Math.sin(heading), Math.cos(angle), Math.sin(angle) * Math.cos(heading)).multiplyScalar(length)
  camera.position.copy(orbit.target).add(offset)
  orbit.update()
}

/** Brings what is in a box into view, from where the camera looks already. */
export const fitCamera = (camera: PerspectiveCamera, orbit: OrbitControls, box: Box3): void => {
  const center = box.getCenter(new Vector3())
  const radius = Math.max(1e-4, box.getSize(new Vector3()).length() / 2)
  const narrow = Math.min(1, camera.aspect)
  const distance = radius / Math.sin(((camera.fov / 2) * Math.PI) / 180) / narrow
  const direction = camera.position.clone().sub(orbit.target).normalize()
  camera.near = distance / 1_000
  camera.far = distance * 1_000
  camera.position.copy(center).addScaledVector(direction, distance * 1.05)
  camera.updateProjectionMatrix()
  orbit.target.copy(center)
  orbit.update()
}
