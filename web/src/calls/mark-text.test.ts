import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARK_SIZE, MAX_MARK_TEXT } from '#contract/calls-marks.ts'
import { LINE_HEIGHT, setText, textHeight } from './mark-text.ts'

const LANDSCAPE = 9 / 16
const set = (text: string, x: number, y = 0.5, size: number = MARK_SIZE.usual, aspect = LANDSCAPE) =>
  setText({ text, size, at: { x, y }, aspect })
const linesOf = (text: string, x: number) => set(text, x).lines.map(line => line.text)

const VALVE = 'Turn this valve to the left'

test('a text that has room stands in one line where it was written', () => {
  expect(linesOf(VALVE, 0.2)).toEqual([VALVE])
  expect(set(VALVE, 0.2)).toMatchObject({ x: 0.2, y: 0.5 * LANDSCAPE, shrunk: 1 })
})

test('a text that would run over the edge goes on in lines below, and begins where it was written', () => {
  expect(linesOf(VALVE, 0.62)).toEqual(['Turn this valve to', 'the left'])
  expect(set(VALVE, 0.62).x).toBeCloseTo(0.62)
})

test('a text at the very edge moves from it, a single word only as far as it must', () => {
  expect(set(VALVE, 0.98).x).toBeLessThan(0.7)
  expect(linesOf(VALVE, 0.98)).toEqual(['Turn this valve', 'to the left'])
  expect(linesOf('Here', 0.98)).toEqual(['Here'])
  expect(set('Here', 0.98).x).toBeGreaterThan(0.85)
})

test('a word that no line holds is cut, and none of it is lost', () => {
  const word = 'x'.repeat(MAX_MARK_TEXT)
  expect(linesOf(word, 0.5).length).toBeGreaterThan(1)
  expect(linesOf(word, 0.5).join('')).toBe(word)
})

const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: MAX_MARK_TEXT })
  .map(text => text.slice(0, MAX_MARK_TEXT))
  .filter(text => text.trim() !== '')
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('whatever is written, wherever and however large: all of it is within every picture of the frame, in the same lines', () => {
  fc.assert(
    fc.property(
      anyText,
      share,
      share,
      fc.double({ min: MARK_SIZE.least, max: MARK_SIZE.most, noNaN: true }),
      fc.double({ min: 0.4, max: 2.2, noNaN: true }),
      fc.double({ min: 120, max: 4_000, noNaN: true }),
      (text, x, y, size, aspect, width) => {
        const { lines, shrunk, ...first } = set(text, x, y, size, aspect)
        const height = textHeight(size, width) * shrunk
        expect(lines.map(line => line.text.replace(/\s/g, '')).join('')).toBe(text.replace(/\s/g, ''))
        expect(first.y * width - height * 0.9).toBeGreaterThanOrEqual(0)
        expect(first.y * width + ((lines.length - 1) * LINE_HEIGHT + 0.25) * height).toBeLessThanOrEqual(aspect * width)
        expect(first.x).toBeGreaterThan(0)
        for (const line of lines) expect(first.x * width + line.width * height).toBeLessThan(width)
      },
    ),
    { seed: 7 },
  )
})
