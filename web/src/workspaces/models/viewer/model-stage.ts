import { Box3, Group, PerspectiveCamera, Raycaster, Scene, SRGBColorSpace, Vector2, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { TransformControls } from 'three/examples/jsm/controls/TransformControls.js'
import type { ModelTransform } from '#contract/workspaces-models.ts'
import { BuiltModel } from './built-model.ts'
import { isDrawnByProcessor } from './drawing-power.ts'
import type { ParsedModel } from './parsed-model.ts'
import { createOutline, furnish } from './scene-furniture.ts'
import { Section, type SectionAxis } from './section.ts'
import { Spots } from './spots.ts'
import { fitCamera, turnCamera } from './stage-camera.ts'
import { pressOnView } from './view-keys.ts'

export type StageTool = 'look' | 'translate' | 'rotate' | 'scale' | 'measure' | 'comment'

/** A point of a model, in the model's own coordinates. */
export interface Spot {
  modelId: number
  x: number
  y: number
  z: number
}

export interface StageListener {
  /** The model in hand stands here now; `isOver`: it was let go. */
  onMoved(modelId: number, transform: ModelTransform, isOver: boolean): void
  onSelected(modelId: number): void
  /** A spot was pointed at with a tool that asks for one. */
  onSpot(spot: Spot, worldPoint: readonly [number, number, number]): void
  /** The same, and there was none of a model. */
  onMissed(): void
  onLost(isLost: boolean): void
}

const CLICK_PIXELS = 5

/** The three-dimensional scene of a workspace: draws when something changed, and gives back all it took when it is closed. */
export class ModelStage {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(45, 1, 0.01, 1_000)
  readonly #models = new Map<number, BuiltModel>()
  readonly #root = new Group()
  readonly #outline = createOutline()
  readonly #orbit: OrbitControls
  readonly #gizmo: TransformControls
  readonly #spots: Spots
  readonly #section = new Section()
  readonly #size: ResizeObserver
  readonly #over = new AbortController()
  readonly #canvas: HTMLCanvasElement
  readonly #listener: StageListener
  /** Those that came, and go to the card with the next picture: in the one after that they are seen. */
  #coming: BuiltModel[] = []
  #tool: StageTool = 'look'
  #selected: number | null = null
  #isWireframe = false
  #frame: number | null = null
  #scaleBefore = 1

  /** Throws where the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, overlay: HTMLElement, listener: StageListener) {
    this.#canvas = canvas
    this.#listener = listener
    const isWeak = isDrawnByProcessor()
    this.#renderer = new WebGLRenderer({ canvas, antialias: !isWeak, alpha: true, powerPreference: 'high-performance' })
    this.#renderer.outputColorSpace = SRGBColorSpace
    this.#renderer.localClippingEnabled = true
    this.#renderer.setPixelRatio(isWeak ? 1 : Math.min(2, window.devicePixelRatio))
    furnish(this.#scene)
    this.#scene.add(this.#root, this.#outline)
    this.#camera.position.set(4, 3, 5)
    this.#orbit = new OrbitControls(this.#camera, canvas)
    this.#orbit.addEventListener('change', this.draw)
    this.#gizmo = new TransformControls(this.#camera, canvas)
    this.#scene.add(this.#gizmo.getHelper())
    this.#listenToGizmo()
    this.#spots = new Spots(overlay, this.#scene)
    this.#listenToCanvas()
    this.#size = new ResizeObserver(() => this.#resize())
    this.#size.observe(canvas)
    this.#resize()
  }

  /** One that was not here before is brought into view together with all others. */
  show(modelId: number, parsed: ParsedModel, transform: ModelTransform) {
    const isNew = !this.#models.has(modelId)
    this.hide(modelId)
    const built = new BuiltModel(parsed, this.#section.planes)
    built.place(transform)
    built.setWireframe(this.#isWireframe)
    built.hold()
    this.#coming.push(built)
    this.#models.set(modelId, built)
    this.#root.add(built.root)
    if (isNew) this.fit()
    this.#attach()
    this.draw()
  }

  hide(modelId: number) {
    const built = this.#models.get(modelId)
    if (!built) return
    if (this.#gizmo.object === built.root) this.#gizmo.detach()
    this.#models.delete(modelId)
    built.dispose()
    this.#section.measure(this.#bounds())
    this.draw()
  }

  place(modelId: number, transform: ModelTransform) {
    const built = this.#models.get(modelId)
    // What is in one's own hand stands where the hand is.
    if (!built || (this.#gizmo.dragging && this.#gizmo.object === built.root)) return
    built.place(transform)
    this.#section.measure(this.#bounds())
    this.draw()
  }

  select(modelId: number | null) {
    this.#selected = modelId
    this.#attach()
    this.draw()
  }

  use(tool: StageTool) {
    this.#tool = tool
    this.#canvas.style.cursor = tool === 'measure' || tool === 'comment' ? 'crosshair' : ''
    if (tool !== 'measure') this.#spots.clearMeasure()
    this.#attach()
    this.draw()
  }

  setWireframe(isWireframe: boolean) {
    this.#isWireframe = isWireframe
    for (const model of this.#models.values()) model.setWireframe(isWireframe)
    this.draw()
  }

  /** Cuts away what lies beyond a share (0 to 1) of everything along an axis; null: nothing is cut. */
  setSection(cut: { axis: SectionAxis; share: number } | null) {
    this.#section.set(cut, this.#bounds())
    for (const model of this.#models.values()) model.setClipping(this.#section.planes)
    this.draw()
  }

  /** Comments by their ids, each at its spot of a model. */
  setPins(pins: readonly (Spot & { id: number })[]) {
    this.#spots.setPins(pins)
    this.draw()
  }

  /** Shows how far it is from one point of the scene to another, in words. */
  showMeasure(from: readonly [number, number, number] | null, to: readonly [number, number, number] | null, words: string) {
    this.#spots.showMeasure(from, to, words)
    this.draw()
  }

  /** All that is shown, or one model, fills the view. */
  fit(modelId?: number) {
    const box = this.#bounds(modelId)
    if (box.isEmpty()) return
    fitCamera(this.#camera, this.#orbit, box)
    this.draw()
  }

  /** Asks for a picture at the browser's next; however often it is asked before, it is one. */
  readonly draw = () => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null
      if (this.#renderer.getContext().isContextLost()) return
      const selected = this.#selected === null ? undefined : this.#models.get(this.#selected)
      this.#outline.visible = selected !== undefined
      if (selected) this.#outline.box.copy(selected.bounds())
      this.#renderer.render(this.#scene, this.#camera)
      this.#spots.put(this.#camera, this.#canvas, modelId => this.#models.get(modelId)?.root)
      if (this.#coming.length === 0) return
      for (const model of this.#coming) model.release()
      this.#coming = []
      this.draw()
    })
  }

  close() {
    this.#over.abort()
    if (this.#frame !== null) cancelAnimationFrame(this.#frame)
    this.#size.disconnect()
    for (const model of this.#models.values()) model.dispose()
    this.#models.clear()
    this.#spots.dispose()
    this.#gizmo.detach()
    this.#gizmo.dispose()
    this.#outline.dispose()
    this.#orbit.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #bounds(modelId?: number): Box3 {
    const box = new Box3()
    for (const [id, model] of this.#models) if (modelId === undefined || id === modelId) box.union(model.bounds())
    return box
  }

  #attach() {
    const model = this.#selected === null ? undefined : this.#models.get(this.#selected)
    const isGizmo = this.#tool === 'translate' || this.#tool === 'rotate' || this.#tool === 'scale'
    if (!model || !isGizmo) return void this.#gizmo.detach()
    if (this.#tool === 'translate' || this.#tool === 'rotate' || this.#tool === 'scale') this.#gizmo.setMode(this.#tool)
    this.#gizmo.attach(model.root)
  }

  #listenToGizmo() {
    const moved = (isOver: boolean) => {
      const model = this.#selected === null ? undefined : this.#models.get(this.#selected)
      if (model && this.#selected !== null) this.#listener.onMoved(this.#selected, model.transform(), isOver)
    }
    this.#gizmo.addEventListener('change', this.draw)
    this.#gizmo.addEventListener('dragging-changed', ({ value }) => {
      this.#orbit.enabled = value !== true
      this.#scaleBefore = this.#gizmo.object?.scale.x ?? 1
      if (value !== true) moved(true)
    })
    this.#gizmo.addEventListener('objectChange', () => {
      const { object } = this.#gizmo
      // A model has one factor: the handle that was pulled furthest gives it.
      if (object && this.#tool === 'scale') {
        const before = this.#scaleBefore
        const factor = object.scale.toArray().reduce((far, each) => (Math.abs(each - before) > Math.abs(far - before) ? each : far), before)
        object.scale.setScalar(Math.max(1e-6, Math.abs(factor)))
      }
      moved(false)
    })
  }

  #listenToCanvas() {
    const { signal } = this.#over
    let down = new Vector2()
    this.#canvas.addEventListener('pointerdown', event => (down = new Vector2(event.clientX, event.clientY)), { signal })
    this.#canvas.addEventListener(
      'pointerup',
      event => {
        const isClick = down.distanceTo(new Vector2(event.clientX, event.clientY)) <= CLICK_PIXELS
        if (isClick && !this.#gizmo.dragging) this.#point(event)
      },
      { signal },
    )
    this.#canvas.addEventListener('keydown', event => this.#turnByKey(event), { signal })
    this.#canvas.addEventListener(
      'webglcontextlost',
      event => {
        // Without this the browser gives nothing back.
        event.preventDefault()
        this.#listener.onLost(true)
      },
      { signal },
    )
    this.#canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.#listener.onLost(false)
        this.draw()
      },
      { signal },
    )
  }

  /** What of a model is under a pointer: told to who asked for a spot, else it is selected. */
  #point({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect()
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2), this.#camera)
    const [hit] = ray.intersectObject(this.#root, true).filter(({ point }) => !this.#section.isCut(point))
    const [modelId, model] = [...this.#models].find(([, { root }]) => hit && BuiltModel.isWithin(hit.object, root)) ?? []
    const asksForSpot = this.#tool === 'measure' || this.#tool === 'comment'
    if (!hit || modelId === undefined || !model) return asksForSpot ? this.#listener.onMissed() : undefined
    if (!asksForSpot) return this.#listener.onSelected(modelId)
    const { x, y, z } = model.root.worldToLocal(hit.point.clone())
    this.#listener.onSpot({ modelId, x, y, z }, [hit.point.x, hit.point.y, hit.point.z])
  }

  #turnByKey(event: KeyboardEvent) {
    const turn = pressOnView(event)
    if (turn === null) return
    event.preventDefault()
    if (turn === 'all') return this.fit()
    turnCamera(this.#camera, this.#orbit, turn)
    this.draw()
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.#renderer.setSize(clientWidth, clientHeight, false)
    this.#camera.aspect = clientWidth / clientHeight
    this.#camera.updateProjectionMatrix()
    this.draw()
  }
}
