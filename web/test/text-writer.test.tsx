// First: the libraries below look for a document as they load.
import './browser.ts'

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Doc } from 'yjs'
import { MAX_BOARD_TEXT } from '#contract/workspaces-board.ts'
import { BoardModel } from '../src/workspaces/board/board-model.ts'
import { BoardStage } from '../src/workspaces/board/board-stage.ts'
import { BoardWriter, type BoardWriting } from '../src/workspaces/board/board-writer.ts'
import { TextWriter } from '../src/workspaces/board/text-writer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Each letter is as wide as this, and a line breaks wherever it is full. */
const LETTER = 10
const widthOf = ({ style }: HTMLElement) => Number.parseFloat(style.width)

/** A board of a phone, with a text on it that was written at a desk: as wide as 50 letters, and 60 long. */
const phone = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this)
  })
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
    const line = Math.floor((this.startOffset * LETTER) / widthOf(this.startContainer.parentElement as HTMLElement))
    return new DOMRect(0, line * 20, LETTER, 20)
  })
  const sizes: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        sizes.push(told)
      }
      observe() {}
      disconnect() {}
    },
  )
  const model = new BoardModel(new Doc())
  const overlay = { wet: [], selected: [], carried: { x: 0, y: 0 }, marquee: null, covered: null, cursors: [] }
  const stage = new BoardStage(model, { of: () => 'coming' }, () => overlay)
  const choice = { tool: 'text', color: '#112233', size: 5 } as const
  const writer = new BoardWriter({ model, stage, choice: () => choice, onChange: () => undefined })
  const canvas = document.createElement('canvas')
  const turn = (width: number) => {
    canvas.style.width = `${width}px`
    for (const told of sizes) told()
  }
  canvas.style.width = '360px'
  const hide = stage.show(canvas)
  const typed = { text: 'a'.repeat(60), width: 500 }
  const id = model.add({ ...choice, text: `${'a'.repeat(50)}\n${'a'.repeat(10)}`, typed, points: [{ x: 0, y: 0, pressure: 0.5 }] })
  const strokeNow = () => model.get(id)?.stroke
  const standing = model.get(id)
  if (standing) writer.writeOn(standing)
  const field = () => <TextWriter desk={{ stage, writer }} writing={writer.writing as BoardWriting} />
  // At this nearness a unit is a pixel.
  stage.camera = { x: 0, y: 0, zoom: 1 }
  return { field, turn, writer, strokeNow, hide }
}

test('a word that is put right on a phone leaves a wide text its width, and its lines to those who see it whole', () => {
  const { field, strokeNow, hide } = phone()
  render(field())
  const text = screen.getByRole('textbox', { name: 'Text on the board' })
  expect(widthOf(text)).toBeLessThan(360)
  fireEvent.change(text, { target: { value: 'b'.repeat(60) } })
  fireEvent.blur(text)
  expect(strokeNow()?.typed).toEqual({ text: 'b'.repeat(60), width: 500 })
  expect(strokeNow()?.text).toBe(`${'b'.repeat(50)}\n${'b'.repeat(10)}`)
  hide()
})

test('turning the phone while a text is open is no wish to have its lines broken at other places', () => {
  const { field, turn, strokeNow, hide } = phone()
  const before = strokeNow()
  const { rerender } = render(field())
  const text = screen.getByRole('textbox', { name: 'Text on the board' })
  text.focus()
  turn(480)
  rerender(field())
  expect(widthOf(text)).toBeGreaterThan(360)
  fireEvent.blur(text)
  expect(strokeNow()).toEqual(before)
  hide()
})

test('whoever draws at the corner of the field has the lines broken where it ends then', () => {
  const { field, strokeNow, hide } = phone()
  render(field())
  const text = screen.getByRole('textbox', { name: 'Text on the board' })
  text.style.width = '300px'
  fireEvent.blur(text)
  expect(strokeNow()?.typed?.width).toBe(300)
  expect(strokeNow()?.text).toBe(`${'a'.repeat(30)}\n${'a'.repeat(30)}`)
  hide()
})

test('a text that is too long stays in its field, says by how much, and no other takes its place', () => {
  const { field, writer, strokeNow, hide } = phone()
  const before = strokeNow()
  render(field())
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text on the board' })
  fireEvent.input(text, { target: { value: 'x'.repeat(MAX_BOARD_TEXT + 3) } })
  expect(screen.getByText('3 characters too many: at most 500.')).toBeTruthy()
  fireEvent.keyDown(text, { key: 'Enter' })
  fireEvent.blur(text)
  writer.begin({ x: 100, y: 100 })
  expect([text.value.length, writer.writing?.text, strokeNow()]).toEqual([MAX_BOARD_TEXT + 3, before?.typed?.text, before])
  fireEvent.input(text, { target: { value: 'x'.repeat(MAX_BOARD_TEXT) } })
  fireEvent.blur(text)
  expect(strokeNow()?.typed?.text).toHaveLength(MAX_BOARD_TEXT)
  hide()
})
