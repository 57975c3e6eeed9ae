import { BOARD_TELL_MS, BoardPresence, BoardSaid } from '#contract/workspaces-board.ts'
import type { Spot } from './board-camera.ts'
import type { BoardConnection } from './board-connection.ts'
import type { NewStroke } from './board-model.ts'
import { type BoardPoint, fromNumbers, toNumbers, toSteps, toUnits } from './board-points.ts'

/** White words on them can be read. */
const COLORS = ['#0e655d', '#a0123f', '#0b5fa5', '#7e4c00', '#5b3a9c', '#3f6212'] as const
/** Ink of somebody who fell silent dries by itself. */
const FORGET_WET_MS = 20_000
/** The stroke itself comes in about now: nothing is to blink. */
const DRY_MS = 80

export interface BoardPerson {
  client: number
  name: string
  color: string
  cursor: Spot | null
}

const parsed = (text: string): BoardSaid | undefined => {
  try {
    return BoardSaid.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The others at the board: who they are, where their cursors are, what they are drawing just now. And tells them the same of here. */
export class BoardOthers {
  readonly #connection: BoardConnection
  readonly #wet = new Map<string, { stroke: NewStroke & { points: BoardPoint[] }; at: number }>()
  readonly #changed: () => void
  readonly #people = new Set<() => void>()
  #cursor: Spot | null = null
  #ink: { id: string; stroke: NewStroke; told: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  people: readonly BoardPerson[] = []

  constructor(connection: BoardConnection, changed: () => void) {
    this.#connection = connection
    this.#changed = changed
    connection.provider.setAwarenessField('cursor', null)
    connection.provider.on('awarenessChange', this.#heardOfPeople)
    connection.provider.on('stateless', this.#heard)
  }

  get wet(): NewStroke[] {
    const now = performance.now()
    for (const [id, { at }] of this.#wet) if (now - at > FORGET_WET_MS) this.#wet.delete(id)
    return [...this.#wet.values()].map(({ stroke }) => stroke)
  }

  /** Tells when somebody comes or goes. */
  onPeople(listener: () => void): () => void {
    this.#people.add(listener)
    return () => this.#people.delete(listener)
  }

  point(cursor: Spot | null): void {
    this.#cursor = cursor
    this.#tellSoon()
  }

  /** What is being drawn here, as far as it is; the same `id` until it is dry. */
  draw(id: string, stroke: NewStroke): void {
    this.#ink = { id, stroke, told: this.#ink?.id === id ? this.#ink.told : 0 }
    this.#tellSoon()
  }

  dry(): void {
    if (this.#ink && this.#ink.told > 0) this.#say({ type: 'dry', id: this.#ink.id })
    this.#ink = null
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#people.clear()
    this.#connection.provider.off('awarenessChange', this.#heardOfPeople)
    this.#connection.provider.off('stateless', this.#heard)
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#tell()
    }, BOARD_TELL_MS)
  }

  #tell(): void {
    const cursor = this.#cursor && [toSteps(this.#cursor.x), toSteps(this.#cursor.y)]
    this.#connection.provider.setAwarenessField('cursor', cursor)
    const ink = this.#ink
    if (!ink) return
    const { tool, color, size, points } = ink.stroke
    // A shape has two points, and the second is another one each time.
    const from = tool === 'pen' || tool === 'highlighter' ? ink.told : 0
    this.#say({ type: 'ink', id: ink.id, tool, color, size, from, points: toNumbers(points.slice(from)) })
    ink.told = points.length
  }

  #say(message: BoardSaid): void {
    this.#connection.provider.sendStateless(JSON.stringify(message))
  }

  #dried(id: string): void {
    this.#wet.delete(id)
    this.#changed()
  }

  readonly #heard = ({ payload }: { payload: string }) => {
    const said = parsed(payload)
    if (said?.type === 'dry') setTimeout(() => this.#dried(said.id), DRY_MS)
    if (said?.type === 'ink') {
      const { id, tool, color, size, from, points } = said
      const before = this.#wet.get(id)?.stroke.points ?? []
      this.#wet.set(id, {
        stroke: { tool, color, size, points: [...before.slice(0, from), ...fromNumbers(points)] },
        at: performance.now(),
      })
    }
    this.#changed()
  }

  readonly #heardOfPeople = () => {
    const { doc, provider } = this.#connection
    const before = this.people.map(({ client, name }) => `${client} ${name}`).join()
    this.people = [...(provider.awareness?.getStates() ?? [])].flatMap(([client, state]) => {
      const { data } = BoardPresence.safeParse(state)
      if (!data?.name || client === doc.clientID) return []
      const color = COLORS[client % COLORS.length] ?? COLORS[0]
      return [{ client, name: data.name, color, cursor: data.cursor && { x: toUnits(data.cursor[0]), y: toUnits(data.cursor[1]) } }]
    })
    this.#changed()
    if (before !== this.people.map(({ client, name }) => `${client} ${name}`).join()) for (const listener of this.#people) listener()
  }
}
