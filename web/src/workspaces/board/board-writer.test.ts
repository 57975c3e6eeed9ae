import { expect, test } from 'vitest'
import { Doc } from 'yjs'
import { BoardModel } from './board-model.ts'
import { BoardStage } from './board-stage.ts'
import { BoardWriter } from './board-writer.ts'

const at = { x: 0, y: 0 }

/** A board with a text on it, and a writer; no canvas shows it. */
const desk = () => {
  const model = new BoardModel(new Doc())
  const noOverlay = { wet: [], selected: [], carried: at, marquee: null, covered: null, cursors: [] }
  const stage = new BoardStage(model, { of: () => 'coming' }, () => noOverlay)
  const choice = { tool: 'text', color: '#112233', size: 5 } as const
  const writer = new BoardWriter({ model, stage, choice: () => choice, onChange: () => undefined })
  const words = { text: 'Valve 3\nleaks', typed: { text: 'Valve 3 leaks', width: 100 } }
  const id = model.add({ ...choice, ...words, points: [{ ...at, pressure: 0.5 }] })
  const standing = () => {
    const shape = model.get(id)
    if (!shape) throw new Error('The text is gone.')
    return shape
  }
  const write = (text: string, { lines = text, width = 100, isResized = false } = {}) =>
    writer.end({ at, typed: { text, width }, text: lines, isResized })
  return { model, writer, standing, write, texts: () => model.shapes.map(({ stroke }) => stroke.text) }
}

test("a text that was opened and left as it was keeps another's edit, however this browser breaks its lines", () => {
  const { model, writer, standing, write, texts } = desk()
  writer.writeOn(standing())
  model.rewrite(standing(), { text: 'Valve 4', typed: { text: 'Valve 4', width: 100 } })
  write('Valve 3 leaks', { lines: 'Valve\n3 leaks', width: 100.4 })
  expect(texts()).toEqual(['Valve 4'])
})

test('a text that somebody deleted while it was only looked at does not come back', () => {
  const { model, writer, standing, write, texts } = desk()
  const before = standing()
  writer.writeOn(before)
  model.remove([before.id])
  write('Valve 3 leaks')
  expect(texts()).toEqual([])
})

test('what was written on, or made wider, stands there; what was emptied goes', () => {
  const { writer, standing, write, texts } = desk()
  writer.writeOn(standing())
  write('Valve 5')
  expect(texts()).toEqual(['Valve 5'])
  writer.writeOn(standing())
  write('Valve 5', { lines: 'Valve\n5', width: 40, isResized: true })
  expect(texts()).toEqual(['Valve\n5'])
  writer.writeOn(standing())
  write('')
  expect(texts()).toEqual([])
})
