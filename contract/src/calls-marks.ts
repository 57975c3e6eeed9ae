import * as z from 'zod/mini'

export const MARK_TYPES = ['freehand', 'line', 'circle', 'arrow', 'text'] as const
export type MarkType = (typeof MARK_TYPES)[number]

export const MARK_SIZE = { least: 1, most: 20, usual: 5 } as const
export const MARK_COLOR = '#ff0000'
export const MAX_MARK_POINTS = 2_000
export const MAX_MARK_TEXT = 200
/** A tenth of a pixel of the largest picture: more digits show nothing, and the longest stroke would be too long to be kept. */
export const MARK_DECIMALS = 4

/** A place on the frame, as shares of its width and height: the same spot at any size and crop. */
const MarkPoint = z.object({ x: z.number().check(z.minimum(0), z.maximum(1)), y: z.number().check(z.minimum(0), z.maximum(1)) })
export type MarkPoint = z.infer<typeof MarkPoint>

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const seq = z.int().check(z.positive())

/** Something drawn. A line, an arrow and a circle have two points: from and to, the middle and the rim; a text has the one where it begins. */
export const Mark = z.object({
  id,
  type: z.enum(MARK_TYPES),
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  size: z.number().check(z.minimum(MARK_SIZE.least), z.maximum(MARK_SIZE.most)),
  points: z.array(MarkPoint).check(z.minLength(1), z.maxLength(MAX_MARK_POINTS)),
  text: z.optional(z.string().check(z.maxLength(MAX_MARK_TEXT))),
  /** What it was drawn on: somebody's camera, a shared screen, a still (its id). */
  surface: z.string().check(z.maxLength(80)),
  /** The frame that was in view while it was drawn: the video's RTP timestamp; null on a still. */
  frameId: z.nullable(z.int()),
})
export type Mark = z.infer<typeof Mark>

/** `from`: the place whose numbers `seq` counts, one by one from 1. `by`: the person, who alone takes his own marks back. `at`: milliseconds. */
const said = { from: id, by: id, seq, at: z.int().check(z.nonnegative()) }

/** What somebody did. `clear` takes away what its author had before his eyes: of each place, all up to a number. */
export const MarkOperation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('add'), ...said, mark: Mark }),
  z.object({ type: z.literal('undo'), ...said, markId: id }),
  z.object({ type: z.literal('clear'), ...said, seen: z.record(id, seq) }),
])
export type MarkOperation = z.infer<typeof MarkOperation>

/** All that was done, by place and number. What is to be seen follows from it, in whatever order it was heard. */
export interface MarkState {
  readonly operations: Readonly<Record<string, Readonly<Record<number, MarkOperation>>>>
}

export const NO_MARKS: MarkState = { operations: {} }

/** Adds what somebody did; the same state when that is known already. */
export const applyMark = (state: MarkState, operation: MarkOperation): MarkState => {
  const { from, seq } = operation
  const known = state.operations[from]
  if (known?.[seq]) return state
  return { operations: { ...state.operations, [from]: { ...known, [seq]: operation } } }
}

const all = (state: MarkState): MarkOperation[] => Object.values(state.operations).flatMap(each => Object.values(each))

/** A mark, and whose it is. */
export interface DrawnMark {
  mark: Mark
  by: string
  from: string
  seq: number
  at: number
}

/** A state never changes: what is to be seen of it is found once, however many ask. */
const seen = new WeakMap<MarkState, readonly DrawnMark[]>()

/** What is to be seen, in the order in which it is drawn. */
export const marksOf = (state: MarkState): readonly DrawnMark[] => {
  const known = seen.get(state) ?? drawnOf(state)
  seen.set(state, known)
  return known
}

const drawnOf = (state: MarkState): DrawnMark[] => {
  const operations = all(state)
  const takenBack = new Set(operations.flatMap(each => (each.type === 'undo' ? [`${each.by}/${each.markId}`] : [])))
  const cleared = new Map<string, number>()
  for (const each of operations)
    if (each.type === 'clear')
      for (const [from, upTo] of Object.entries(each.seen)) cleared.set(from, Math.max(upTo, cleared.get(from) ?? 0))
  return operations
    .flatMap(each => {
      const isGone = each.type !== 'add' || takenBack.has(`${each.by}/${each.mark.id}`) || each.seq <= (cleared.get(each.from) ?? 0)
      return isGone ? [] : [{ mark: each.mark, by: each.by, from: each.from, seq: each.seq, at: each.at }]
    })
    .sort((a, b) => a.at - b.at || (a.from < b.from ? -1 : a.from > b.from ? 1 : a.seq - b.seq))
}

/** Of each place, the number up to which nothing is missing: what comes after it is to be asked for. */
export const heardUpTo = (state: MarkState): Record<string, number> =>
  Object.fromEntries(
    Object.entries(state.operations).map(([from, known]) => {
      let upTo = 0
      while (known[upTo + 1]) upTo += 1
      return [from, upTo]
    }),
  )

/** What somebody who has heard so far lacks. */
export const marksAfter = (state: MarkState, heard: Readonly<Record<string, number>>): MarkOperation[] =>
  all(state).filter(({ from, seq }) => seq > (heard[from] ?? 0))

/** The newest of this person's own marks that is still to be seen: the one that undo takes back. */
export const lastOwnMark = (state: MarkState, by: string): DrawnMark | undefined => marksOf(state).findLast(each => each.by === by)

/** For clear: all that is there now. */
export const seenNow = (state: MarkState): Record<string, number> =>
  Object.fromEntries(Object.entries(state.operations).map(([from, known]) => [from, Math.max(...Object.keys(known).map(Number))]))
