import { BufferAttribute, BufferGeometry, type Camera, Line, LineBasicMaterial, type Object3D, type Scene, Vector3 } from 'three'

interface Pin {
  id: number
  modelId: number
  x: number
  y: number
  z: number
}

/** Marks that lie over the picture at places of the scene. The elements are the page's; here they are put where they belong. */
export class Spots {
  readonly #overlay: HTMLElement
  readonly #line: Line
  #pins: readonly Pin[] = []
  #middle: Vector3 | null = null

  constructor(overlay: HTMLElement, scene: Scene) {
    this.#overlay = overlay
    const material = new LineBasicMaterial({ color: 0xe5482d, depthTest: false })
    const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(6), 3))
    this.#line = new Line(geometry, material)
    this.#line.renderOrder = 10
    this.#line.frustumCulled = false
    this.#line.visible = false
    scene.add(this.#line)
  }

  setPins(pins: readonly Pin[]) {
    this.#pins = pins
  }

  showMeasure(from: readonly [number, number, number] | null, to: readonly [number, number, number] | null, words: string) {
    const label = this.#overlay.querySelector('[data-measure]')
    if (label) label.textContent = words
    this.#line.visible = from !== null && to !== null
    this.#middle = from && to ? new Vector3(...from).lerp(new Vector3(...to), 0.5) : null
    if (!from || !to) return
    const position = this.#line.geometry.getAttribute('position')
    position.setXYZ(0, ...from)
    position.setXYZ(1, ...to)
    position.needsUpdate = true
  }

  clearMeasure() {
    this.showMeasure(null, null, '')
  }

  put(camera: Camera, canvas: HTMLCanvasElement, rootOf: (modelId: number) => Object3D | undefined) {
    const place = (element: HTMLElement, point: Vector3 | null) => {
      const seen = point?.project(camera)
      const isSeen = seen !== undefined && seen.z < 1 && Math.abs(seen.x) <= 1 && Math.abs(seen.y) <= 1
      element.style.visibility = isSeen ? 'visible' : 'hidden'
      if (!isSeen) return
      const [left, top] = [((seen.x + 1) / 2) * canvas.clientWidth, ((1 - seen.y) / 2) * canvas.clientHeight]
      element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`
    }
    for (const { id, modelId, x, y, z } of this.#pins) {
      const element = this.#overlay.querySelector<HTMLElement>(`[data-pin="${id}"]`)
      const root = rootOf(modelId)
      if (element) place(element, root ? root.localToWorld(new Vector3(x, y, z)) : null)
    }
    const label = this.#overlay.querySelector<HTMLElement>('[data-measure]')
    if (label) place(label, this.#middle?.clone() ?? null)
  }

  dispose() {
    this.#line.removeFromParent()
    this.#line.geometry.dispose()
    for (const material of [this.#line.material].flat()) material.dispose()
  }
}
