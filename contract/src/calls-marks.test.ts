import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANNOTATION_MAX } from './ar-sessions-record.ts'
import {
  applyMark,
  heardUpTo,
  lastOwnMark,
  MARK_COLOR,
  MARK_DECIMALS,
  MARK_SIZE,
  MAX_MARK_POINTS,
  MAX_MARK_TEXT,
  type Mark,
  MarkOperation,
  type MarkState,
  marksAfter,
  marksOf,
  NO_MARKS,
  seenNow,
} from './calls-marks.ts'

const mark = (id: string): Mark => ({
  ...{ id, type: 'line', color: '#ff0000', size: 5, surface: 'camera', frameId: 90_000 },
  points: [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ],
})
const idsOf = (state: MarkState) => marksOf(state).map(each => each.mark.id)
const AUTHORS = ['cleo', 'ed'] as const

/** What two people do, one after the other, each knowing of what the other did only sometimes. */
const history = fc
  .array(fc.record({ who: fc.nat(1), what: fc.constantFrom('add', 'add', 'add', 'undo', 'clear', 'steal'), knows: fc.boolean() }), {
    maxLength: 30,
  })
  .map(steps => {
    const seen: [MarkState, MarkState] = [NO_MARKS, NO_MARKS]
    const operations: MarkOperation[] = []
    const seqs = [0, 0]
    steps.forEach(({ who, what, knows }, at) => {
      const side = who === 0 ? 0 : 1
      if (knows) for (const each of operations) seen[side] = applyMark(seen[side], each)
      const by = AUTHORS[side]
      const said = { by, from: `${by}-1`, seq: (seqs[side] ?? 0) + 1, at }
      const other = lastOwnMark(seen[side], AUTHORS[1 - side] ?? '')
      const own = lastOwnMark(seen[side], by)
      const target = what === 'steal' ? other : own
      const operation: MarkOperation | undefined =
        what === 'add'
          ? { type: 'add', ...said, mark: mark(`m${at}`) }
          : what === 'clear'
            ? { type: 'clear', ...said, seen: seenNow(seen[side]) }
            : target && { type: 'undo', ...said, markId: target.mark.id }
      if (!operation) return
      seqs[side] = said.seq
      operations.push(operation)
      seen[side] = applyMark(seen[side], operation)
    })
    return operations
  })

test('what two people draw is the same for both, however often and in whatever order it is heard', () => {
  fc.assert(
    fc.property(
      history.chain(operations =>
        fc.tuple(fc.constant(operations), fc.shuffledSubarray([...operations, ...operations], { minLength: operations.length * 2 })),
      ),
      ([operations, shuffled]) => {
        const inOrder = operations.reduce(applyMark, NO_MARKS)
        const otherwise = shuffled.reduce(applyMark, NO_MARKS)
        expect(marksOf(otherwise)).toEqual(marksOf(inOrder))
        expect(heardUpTo(otherwise)).toEqual(heardUpTo(inOrder))
      },
    ),
  )
})

test("undo takes one's own marks back and nobody else's", () => {
  fc.assert(
    fc.property(history, operations => {
      const cleared = operations.filter(({ type }) => type !== 'clear')
      const state = cleared.reduce(applyMark, NO_MARKS)
      const left = new Set(idsOf(state))
      for (const each of cleared) {
        if (each.type !== 'add') continue
        const isTakenBack = cleared.some(other => other.type === 'undo' && other.markId === each.mark.id && other.by === each.by)
        expect(left.has(each.mark.id)).toBe(!isTakenBack)
      }
    }),
  )
})

test('what is missing can be asked for, and brings the other to the same', () => {
  fc.assert(
    fc.property(history, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (operations, arrived) => {
      const whole = operations.reduce(applyMark, NO_MARKS)
      const holed = operations.filter((_, index) => arrived[index]).reduce(applyMark, NO_MARKS)
      const mended = marksAfter(whole, heardUpTo(holed)).reduce(applyMark, holed)
      expect(marksOf(mended)).toEqual(marksOf(whole))
    }),
  )
})

test('clear leaves what its author had not seen', () => {
  const add = (seq: number, from: string): MarkOperation => ({ type: 'add', from, by: from, seq, at: seq, mark: mark(`${from}${seq}`) })
  const clear: MarkOperation = { type: 'clear', from: 'ed', by: 'ed', seq: 2, at: 9, seen: { cleo: 1, ed: 1 } }
  const state = [add(1, 'cleo'), add(1, 'ed'), clear, add(2, 'cleo')].reduce(applyMark, NO_MARKS)
  expect(idsOf(state)).toEqual(['cleo2'])
})

test.each([
  [{}, true],
  [{ size: 0 }, false],
  [{ size: 20 }, true],
  [{ size: 20.5 }, false],
  [{ color: 'red' }, false],
  [{ points: [] }, false],
  [{ points: [{ x: 1.01, y: 0 }] }, false],
  [{ type: 'blob' }, false],
])('a mark with %j is a mark: %s', (changed, isOne) => {
  const operation = { type: 'add', from: 'ed-1', by: 'ed', seq: 1, at: 0, mark: { ...mark('m'), ...changed } }
  expect(MarkOperation.safeParse(operation).success).toBe(isOne)
})

test('the longest mark that can be drawn can be kept', () => {
  const share = 1 - 10 ** -MARK_DECIMALS
  const id = 'x'.repeat(64)
  const operation: MarkOperation = {
    ...{ type: 'add', from: id, by: id, seq: Number.MAX_SAFE_INTEGER, at: Number.MAX_SAFE_INTEGER },
    mark: {
      ...{ id, type: 'freehand', color: MARK_COLOR, size: MARK_SIZE.most, surface: 'x'.repeat(80), frameId: 2 ** 32 },
      ...{ points: Array.from({ length: MAX_MARK_POINTS }, () => ({ x: share, y: share })), text: '\n'.repeat(MAX_MARK_TEXT) },
    },
  }
  expect(MarkOperation.safeParse(operation).success).toBe(true)
  expect(JSON.stringify(operation).length).toBeLessThanOrEqual(ANNOTATION_MAX)
})
