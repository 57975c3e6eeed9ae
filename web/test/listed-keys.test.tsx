// First: the libraries below look for a document as they load.
import './browser.ts'

import { act, cleanup, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MarkChannel } from '../src/calls/mark-channel.ts'
import { useMarkDrawing } from '../src/calls/use-mark-drawing.ts'
import { type ElementKey, keyPressed, shortcutsHere } from '../src/ui/shortcuts.ts'
import { boardKeys } from '../src/workspaces/board/board-keys.ts'
import { pressOnView, VIEW_KEYS } from '../src/workspaces/models/viewer/view-keys.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

/** As the browser tells of a key that the list names so. */
const pressed = (written: string) => ({
  key: written.endsWith('+') ? '+' : (written.split('+').at(-1) ?? ''),
  ...{ ctrlKey: written.startsWith('Mod+'), metaKey: false, altKey: false, shiftKey: written.includes('Shift+') },
})
const heard = ({ keys, hears = keys }: ElementKey) => hears.map(pressed)

test.each([
  ['of the board', boardKeys({ mayDraw: true })],
  ['of the board, for who looks on', boardKeys({ mayDraw: false })],
  ['of the models', VIEW_KEYS],
])('each key %s leads to what is listed beside it, and to no other before it', (_of, keys) => {
  for (const key of keys) for (const event of heard(key)) expect(keyPressed<ElementKey>(keys, event)?.does).toBe(key.does)
})

test('each key of the models’ picture turns it or shows all of it; one that is not listed is left to the page', () => {
  for (const key of VIEW_KEYS) for (const event of heard(key)) expect(pressOnView(event)).not.toBeNull()
  for (const other of ['Mod+f', 'Mod++', 'q', 'Enter']) expect(pressOnView(pressed(other))).toBeNull()
})

/** A picture with the focus, drawn on by keys. */
const drawingByKeys = () => {
  const channel = new MarkChannel()
  channel.iAm('cleo-1', 'cleo')
  const box = { left: 0, top: 0, width: 100, height: 100 }
  const tool = { type: 'line', color: '#ff0000', size: 5 } as const
  const hook = renderHook(() => useMarkDrawing({ box, tool, surface: 'camera', channel, frameId: () => null }))
  const press = (written: string) =>
    act(() => {
      // What is used of it.
      const event = { ...pressed(written), preventDefault: () => undefined } as unknown as KeyboardEvent<Element>
      hook.result.current.handlers.onKeyDown(event)
    })
  const drawn = () => Object.values(channel.snapshot().state.operations['cleo-1'] ?? {}).length
  return { press, drawn, state: () => hook.result.current, close: () => channel.close() }
}

test('on the picture of a call each listed key does something, and only those', () => {
  const { press, drawn, state, close } = drawingByKeys()
  expect(
    shortcutsHere()
      .find(({ place }) => place === 'On the picture, after Tab')
      ?.shortcuts.flatMap(({ keys }) => keys),
  ).toEqual(['Arrow keys', 'Shift+Arrow keys', 'Enter', 'Escape'])
  press('q')
  press('Mod+ArrowLeft')
  expect([state().cursor, state().draft]).toEqual([null, null])
  press('ArrowRight')
  expect(state().cursor).toEqual({ x: 0.52, y: 0.5 })
  press('Shift+ArrowDown')
  expect(state().cursor).toEqual({ x: 0.52, y: 0.6 })
  press('Enter')
  expect(state().draft?.type).toBe('line')
  press('Escape')
  expect([state().draft, drawn()]).toEqual([null, 0])
  press('Enter')
  press('ArrowLeft')
  press('Enter')
  expect(drawn()).toBe(1)
  close()
})
