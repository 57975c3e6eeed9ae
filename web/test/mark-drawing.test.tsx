// First: the libraries below look for a document as they load.
import './browser.ts'

import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_MARK_TEXT, type MarkType } from '#contract/calls-marks.ts'
import { MarkChannel } from '../src/calls/mark-channel.ts'
import { MarkTextField } from '../src/calls/mark-text-field.tsx'
import type { Frame, FrameSource } from '../src/calls/media/frame-source.ts'
import { useContentBox } from '../src/calls/use-content-box.ts'
import { useMarkDrawing } from '../src/calls/use-mark-drawing.ts'
import type { Box } from '../src/calls/video-box.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

const BOX = { left: 0, top: 0, width: 100, height: 100 }

/** A pen over a picture of 100 pixels. */
const penFor = (type: MarkType) => {
  const channel = new MarkChannel()
  channel.iAm('cleo-1', 'cleo')
  const parts = { box: BOX, tool: { type, color: '#ff0000', size: 5 }, surface: 'camera', channel, frameId: () => null }
  const hook = renderHook(changed => useMarkDrawing({ ...parts, ...changed }), { initialProps: {} as { box?: Box; surface?: string } })
  const surface = document.createElement('div')
  let captured: number | null = null
  surface.setPointerCapture = id => {
    captured = id
  }
  surface.hasPointerCapture = id => captured === id
  // What is used of it.
  const at = (x: number, y: number, pointerId = 1) =>
    ({
      clientX: x,
      clientY: y,
      button: 0,
      pointerId,
      currentTarget: surface,
      preventDefault: () => undefined,
    }) as unknown as PointerEvent<Element>
  const drawn = () =>
    Object.values(channel.snapshot().state.operations['cleo-1'] ?? {}).flatMap(each => (each.type === 'add' ? [each.mark] : []))
  const change = (changed: { box?: Box; surface?: string }) => hook.rerender(changed)
  return { pen: () => hook.result.current, handlers: () => hook.result.current.handlers, at, drawn, change, close: () => channel.close() }
}

test('a stroke keeps all its points where the page is not drawn anew between them, as on a busy machine', () => {
  const { handlers, at, drawn, close } = penFor('freehand')
  act(() => handlers().onPointerDown(at(10, 10)))
  act(() => {
    const { onPointerMove, onPointerUp } = handlers()
    onPointerMove(at(20, 20))
    onPointerMove(at(30, 20))
    onPointerMove(at(40, 30))
    onPointerUp(at(40, 30))
  })
  expect(drawn().map(({ points }) => points)).toEqual([
    [
      { x: 0.1, y: 0.1 },
      { x: 0.2, y: 0.2 },
      { x: 0.3, y: 0.2 },
      { x: 0.4, y: 0.3 },
    ],
  ])
  close()
})

test.each(['line', 'arrow', 'circle'] as const)('a %s that is drawn in one breath ends where the pen was lifted', type => {
  const { handlers, at, drawn, close } = penFor(type)
  act(() => {
    const { onPointerDown, onPointerMove, onPointerUp } = handlers()
    onPointerDown(at(10, 10))
    onPointerMove(at(50, 50))
    onPointerUp(at(70, 60))
  })
  expect(drawn().map(({ points }) => points)).toEqual([
    [
      { x: 0.1, y: 0.1 },
      { x: 0.7, y: 0.6 },
    ],
  ])
  close()
})

test.each([
  ['that is not there yet', { left: 0, top: 0, width: 0, height: 0 }],
  ['of another shape', { left: 25, top: 0, width: 50, height: 100 }],
])('a line under which the picture becomes another one, %s, ends where it was drawn to', (_which, box) => {
  const { handlers, at, drawn, change, close } = penFor('line')
  act(() => handlers().onPointerDown(at(10, 10)))
  act(() => handlers().onPointerMove(at(50, 50)))
  change({ box, surface: 'still:1' })
  act(() => handlers().onPointerMove(at(60, 60)))
  act(() => handlers().onPointerUp(at(70, 60)))
  expect(drawn().map(({ points, surface }) => ({ points, surface }))).toEqual([
    {
      points: [
        { x: 0.1, y: 0.1 },
        { x: 0.5, y: 0.5 },
      ],
      surface: 'camera',
    },
  ])
  close()
})

test('a palm that comes, moves and is lifted while the pen draws is no part of the line', () => {
  const { handlers, at, drawn, close } = penFor('line')
  act(() => handlers().onPointerDown(at(10, 10)))
  act(() => handlers().onPointerDown(at(90, 90, 2)))
  act(() => handlers().onPointerMove(at(95, 90, 2)))
  act(() => handlers().onPointerUp(at(95, 90, 2)))
  act(() => handlers().onPointerMove(at(40, 40)))
  act(() => handlers().onPointerCancel(at(95, 90, 2)))
  act(() => handlers().onPointerUp(at(50, 50)))
  expect(drawn().map(({ points }) => points)).toEqual([
    [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.5 },
    ],
  ])
  close()
})

/** A picture of this size; of none while it is not there yet. */
const pictureOf = (width: number, height: number): FrameSource => {
  const frame = (): Frame => ({ width, height, frameId: null })
  return { image: document.createElement('canvas'), frame, onFrame: () => () => undefined }
}

test('where a picture lies is known until the next one of the same is there, and not of another', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void
      constructor(told: () => void) {
        this.#told = told
      }
      observe() {
        this.#told()
      }
      disconnect() {}
    },
  )
  const layer = document.createElement('div')
  Object.defineProperties(layer, { clientWidth: { value: 400 }, clientHeight: { value: 300 } })
  const element = { current: layer }
  const hook = renderHook(({ source, surface }) => useContentBox({ element, source, surface, fit: 'contain' }), {
    initialProps: { source: pictureOf(640, 480), surface: 'camera:client' },
  })
  const whole = { left: 0, top: 0, width: 400, height: 300 }
  expect(hook.result.current).toEqual(whole)
  hook.rerender({ source: pictureOf(0, 0), surface: 'camera:client' })
  expect(hook.result.current).toEqual(whole)
  hook.rerender({ source: pictureOf(300, 300), surface: 'camera:client' })
  expect(hook.result.current).toEqual({ left: 50, top: 0, width: 300, height: 300 })
  hook.rerender({ source: pictureOf(0, 0), surface: 'screen:client' })
  expect(hook.result.current).toEqual({ left: 0, top: 0, width: 0, height: 0 })
  vi.unstubAllGlobals()
})

test('a text that is too long stays open, says by how much, and no other takes its place', () => {
  const { pen, handlers, at, drawn, close } = penFor('text')
  act(() => handlers().onPointerDown(at(10, 10)))
  const begun = pen().writing
  if (!begun) throw new Error('no text was begun')
  const { write, hold, cancel } = pen()
  render(<MarkTextField at={begun} box={BOX} size={5} onWrite={write} onHold={hold} onCancel={cancel} onDone={() => undefined} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text to put on the picture' })
  fireEvent.change(field, { target: { value: 'x'.repeat(MAX_MARK_TEXT + 1) } })
  expect(screen.getByText('1 character too many: at most 200.')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  act(() => handlers().onPointerDown(at(60, 60)))
  expect([field.value.length, pen().writing, drawn()]).toEqual([MAX_MARK_TEXT + 1, begun, []])
  fireEvent.change(field, { target: { value: 'x'.repeat(MAX_MARK_TEXT) } })
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(drawn().map(({ text }) => text?.length)).toEqual([MAX_MARK_TEXT])
  close()
})
