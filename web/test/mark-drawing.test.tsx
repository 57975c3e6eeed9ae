// First: the libraries below look for a document as they load.
import './browser.ts'

import { act, cleanup, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { MarkType } from '#contract/calls-marks.ts'
import { MarkChannel } from '../src/calls/mark-channel.ts'
import { useMarkDrawing } from '../src/calls/use-mark-drawing.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

const BOX = { left: 0, top: 0, width: 100, height: 100 }

/** A pen over a picture of 100 pixels. */
const penFor = (type: MarkType) => {
  const channel = new MarkChannel()
  channel.iAm('cleo-1', 'cleo')
  const parts = { box: BOX, tool: { type, color: '#ff0000', size: 5 }, surface: 'camera', channel, frameId: () => null }
  const hook = renderHook(() => useMarkDrawing(parts))
  const surface = document.createElement('div')
  surface.setPointerCapture = () => undefined
  // What is used of it.
  const at = (x: number, y: number) =>
    ({
      clientX: x,
      clientY: y,
      button: 0,
      pointerId: 1,
      currentTarget: surface,
      preventDefault: () => undefined,
    }) as unknown as PointerEvent<Element>
  const drawn = () =>
    Object.values(channel.snapshot().state.operations['cleo-1'] ?? {}).flatMap(each => (each.type === 'add' ? [each.mark] : []))
  return { handlers: () => hook.result.current.handlers, at, drawn, close: () => channel.close() }
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
