import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyUpdate, Doc } from 'yjs'
import { BOARD_TOOLS, MAX_BOARD_ORDER } from '#contract/workspaces-board.ts'
import { BoardModel, type NewStroke } from './board-model.ts'
import { decodePoints, encodePoints } from './board-points.ts'

const stroke = (x: number): NewStroke => ({
  ...{ tool: 'pen', color: '#112233', size: 5 },
  points: [
    { x, y: 0, pressure: 0.5 },
    { x: x + 10, y: 20, pressure: 0.5 },
  ],
})

/** Somebody's board with all the changes that he made, as they would be sent. */
const replica = () => {
  const doc = new Doc()
  const sent: Uint8Array[] = []
  const model = new BoardModel(doc)
  doc.on('update', (change: Uint8Array, _origin: unknown, _doc: Doc, { local }: { local: boolean }) => void (local && sent.push(change)))
  return { doc, sent, model }
}
const seen = ({ model }: { model: BoardModel }) =>
  model.shapes.map(({ id, stroke: { tool, color, size, order, text }, points, moved }) => ({
    id,
    tool,
    color,
    size,
    order,
    text,
    points,
    moved,
  }))

const Operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('draw' as const), at: fc.integer({ min: -9_000, max: 9_000 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), which: fc.nat(), by: fc.integer({ min: -500, max: 500 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rewrite' as const), which: fc.nat(), text: fc.string({ maxLength: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'clear' as const, 'hear' as const) }) },
)
type Operation = typeof Operation extends fc.Arbitrary<infer Value> ? Value : never

const apply = (own: ReturnType<typeof replica>, all: readonly ReturnType<typeof replica>[], operation: Operation) => {
  const { model, doc } = own
  if (operation.kind === 'draw') model.add(stroke(operation.at))
  else if (operation.kind === 'undo') model.undo()
  else if (operation.kind === 'redo') model.redo()
  else if (operation.kind === 'clear') model.clear()
  else if (operation.kind === 'hear') for (const { sent } of all) for (const change of sent) applyUpdate(doc, change)
  else if ('which' in operation) {
    const shape = model.shapes[operation.which % Math.max(1, model.shapes.length)]
    if (shape && operation.kind === 'move') model.move([shape.id], operation.by, -operation.by)
    if (shape && operation.kind === 'remove') model.remove([shape.id])
    if (shape && operation.kind === 'rewrite') model.rewrite(shape, { text: operation.text })
  }
}

test('whoever does what, in whatever order and however often it arrives, all see the same board', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 2 }), Operation), { maxLength: 40 }),
      fc.infiniteStream(fc.nat()),
      fc.array(fc.nat(), { maxLength: 20 }),
      (operations, order, again) => {
        const people = [replica(), replica(), replica()]
        for (const [who, operation] of operations) apply(people[who] ?? replica(), people, operation)
        const changes = people.flatMap(({ sent }) => sent)
        for (const { doc } of people) {
          const mixed = [...changes, ...again.flatMap(which => changes[which % Math.max(1, changes.length)] ?? [])]
            .map(change => ({ change, turn: order.next().value }))
            .sort((one, other) => one.turn - other.turn)
          for (const { change } of mixed) applyUpdate(doc, change)
        }
        const late = replica()
        for (const change of changes.toReversed()) applyUpdate(late.doc, change)
        const [first, ...others] = [...people, late].map(seen)
        for (const other of others) expect(other).toEqual(first)
        // What is read anew is what was kept up with.
        for (const { doc, model } of people) expect(seen({ model: new BoardModel(doc) })).toEqual(seen({ model }))
      },
    ),
    { numRuns: 150 },
  )
})

test('one takes back what one did oneself, and nothing of the others', () => {
  const [anna, ben] = [replica(), replica()]
  const exchange = () => {
    for (const change of anna.sent) applyUpdate(ben.doc, change)
    for (const change of ben.sent) applyUpdate(anna.doc, change)
  }
  const own = anna.model.add(stroke(0))
  exchange()
  const others = ben.model.add(stroke(100))
  exchange()
  anna.model.undo()
  exchange()
  expect([anna, ben].map(each => seen(each).map(({ id }) => id))).toEqual([[others], [others]])
  anna.model.undo()
  expect(seen(anna).map(({ id }) => id)).toEqual([others])
  anna.model.redo()
  anna.model.clear()
  exchange()
  expect(seen(ben)).toEqual([])
  anna.model.undo()
  exchange()
  expect(
    seen(ben)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([own, others].sort())
  expect(seen(anna)).toEqual(seen(ben))
})

test('what lies on top is what was drawn last, and a gesture is one step back', () => {
  const { model } = replica()
  const [low, high] = [model.add(stroke(0)), model.add(stroke(1))]
  expect(model.shapes.map(({ id }) => id)).toEqual([low, high])
  model.beginGesture()
  model.remove([low])
  model.remove([high])
  model.endGesture()
  expect(model.shapes).toEqual([])
  model.undo()
  expect(model.shapes.map(({ id }) => id)).toEqual([low, high])
  model.undo()
  expect(model.shapes.map(({ id }) => id)).toEqual([low])
})

test('a stroke that is no part of the contract is not shown, whoever put it there', () => {
  const { doc, model } = replica()
  const good = { tool: 'pen', color: '#000000', size: 5, order: 1, points: encodePoints([{ x: 0, y: 0, pressure: 0.5 }]) }
  const bad = [
    null,
    7,
    {},
    { ...good, size: 51 },
    { ...good, color: 'url(x)' },
    { ...good, tool: 'bomb' },
    { ...good, points: new Uint8Array() },
    { ...good, order: MAX_BOARD_ORDER + 1 },
    { ...good, order: -1 },
    { ...good, tool: 'image' },
    { ...good, tool: 'image', image: { bytes: '../../me', name: 'a.png' } },
    { ...good, tool: 'image', image: { bytes: 'data:image/png;base64,AAAA', name: 'a.png' } },
  ]
  bad.forEach((value, index) => {
    doc.getMap('shapes').set(`bad-${index}`, value)
  })
  doc.getMap('places').set('good', ['far', 'away'])
  doc.getMap('shapes').set('good', good)
  expect(seen({ model }).map(({ id, moved }) => ({ id, moved }))).toEqual([{ id: 'good', moved: { x: 0, y: 0 } }])
})

test('whoever puts a stroke as high as one may lie keeps nobody from drawing on', () => {
  const { doc, model } = replica()
  const highest = { tool: 'pen', color: '#000000', size: 5, order: MAX_BOARD_ORDER, points: encodePoints([{ x: 0, y: 0, pressure: 0.5 }]) }
  doc.getMap('shapes').set('highest', highest)
  const id = model.add({ tool: 'pen', color: '#000000', size: 5, points: [{ x: 0, y: 0, pressure: 0.5 }] })
  expect(model.get(id)?.stroke.order).toBe(MAX_BOARD_ORDER)
})

test('points come back as they went, to a quarter of a unit, in about three bytes each', () => {
  const point = fc.record({
    x: fc.double({ min: -900_000, max: 900_000, noNaN: true }),
    y: fc.double({ min: -900_000, max: 900_000, noNaN: true }),
    pressure: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), points => {
      const back = decodePoints(encodePoints(points))
      expect(back).toHaveLength(points.length)
      back.forEach(({ x, y, pressure }, index) => {
        expect(Math.abs(x - (points[index]?.x ?? 0))).toBeLessThanOrEqual(0.125)
        expect(Math.abs(y - (points[index]?.y ?? 0))).toBeLessThanOrEqual(0.125)
        expect(Math.abs(pressure - (points[index]?.pressure ?? 0))).toBeLessThanOrEqual(1 / 255)
      })
    }),
  )
  const line = Array.from({ length: 60 }, (_, step) => ({ x: step * 4, y: Math.sin(step / 5) * 40, pressure: 0.5 }))
  expect(encodePoints(line).length).toBeLessThan(60 * 3.2)
  expect(BOARD_TOOLS).toHaveLength(8)
})
