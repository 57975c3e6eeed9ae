import './browser.ts'

import { afterEach, expect, test, vi } from 'vitest'
import { keepFocus } from '../src/ui/screen-heading.ts'

afterEach(() => vi.useRealTimers())

const focusAfter = (...frames: (() => unknown)[]) => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><h1>Files</h1><button>Add</button></main>'
  keepFocus()
  for (const act of frames) {
    vi.advanceTimersToNextFrame()
    act()
  }
  for (let frame = 0; frame < 5; frame += 1) vi.advanceTimersToNextFrame()
  return document.activeElement?.textContent
}
const nothing = () => undefined

test('the keyboard goes on at the heading where what was pressed is gone', () => {
  expect(focusAfter()).toBe('Files')
})

test('a dialog that closes late gives the keyboard back to what opened it', () => {
  // As its library does: only where nothing else has taken the keyboard.
  const giveBack = () => document.activeElement === document.body && document.querySelector('button')?.focus()
  expect(focusAfter(nothing, nothing, giveBack)).toBe('Add')
})
