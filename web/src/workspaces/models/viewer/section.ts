import { type Box3, Plane, Vector3 } from 'three'

export type SectionAxis = 'x' | 'y' | 'z'

const AXES: Record<SectionAxis, Vector3> = { x: new Vector3(-1, 0, 0), y: new Vector3(0, -1, 0), z: new Vector3(0, 0, -1) }

/** A cut through everything that is shown. */
export class Section {
  readonly planes: Plane[] = []
  #cut: { axis: SectionAxis; share: number } | null = null

  set(cut: { axis: SectionAxis; share: number } | null, bounds: Box3) {
    this.#cut = cut
    this.planes.length = 0
    if (cut) this.planes.push(new Plane())
    this.measure(bounds)
  }

  /** What is shown is larger or elsewhere now: the same share of it is cut. */
  measure(bounds: Box3) {
    const [plane] = this.planes
    if (!plane || !this.#cut || bounds.isEmpty()) return
    const { axis, share } = this.#cut
    const at = bounds.min[axis] + (bounds.max[axis] - bounds.min[axis]) * share
    plane.set(AXES[axis], at)
  }

  isCut(point: Vector3): boolean {
    return this.planes.some(plane => plane.distanceToPoint(point) < 0)
  }
}
