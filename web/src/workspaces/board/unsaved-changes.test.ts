// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { Doc } from 'yjs'
import { forgetUnsent } from '../../platform/unsent.ts'
import { unsavedChanges } from './unsaved-changes.ts'

afterEach(() => localStorage.clear())

const tab = () => {
  const doc = new Doc()
  const unsaved = unsavedChanges(doc, 'ada@example.com', 'board.1')
  return {
    ...unsaved,
    draw: (id: string) => doc.getMap('shapes').set(id, id),
    drawn: () => Object.keys(doc.getMap('shapes').toJSON()).sort(),
  }
}

test('two tabs that were closed without a connection lose nothing of what was drawn in either, and the next one picks up both', () => {
  const [first, second] = [tab(), tab()]
  first.draw('a')
  second.draw('b')
  first.close()
  second.close()
  const third = tab()
  expect(third.drawn()).toEqual(['a', 'b'])
  third.drop()
  third.close()
  expect(Object.keys(localStorage)).toEqual([])
})

test('what another tab has drawn since stays there when this one has saved what it picked up', () => {
  const first = tab()
  first.draw('a')
  window.dispatchEvent(new Event('pagehide'))
  const second = tab()
  first.draw('b')
  window.dispatchEvent(new Event('pagehide'))
  second.drop()
  second.close()
  expect(tab().drawn()).toEqual(['a', 'b'])
})

test('another board, another person and what cannot be read are left alone', () => {
  localStorage.setItem('onhand.unsent.board.ada@example.com.12.x', 'AAA=')
  localStorage.setItem('onhand.unsent.board.ada@example.com.1.x', 'no base64 %')
  const only = tab()
  expect(only.drawn()).toEqual([])
  only.drop()
  expect(localStorage.getItem('onhand.unsent.board.ada@example.com.12.x')).toBe('AAA=')
})

test('whoever signs out leaves nothing behind, not even of a board that is closed after that', () => {
  const [closed, open] = [tab(), tab()]
  closed.draw('a')
  closed.close()
  open.draw('b')
  window.dispatchEvent(new Event('pagehide'))
  localStorage.setItem('onhand.theme', 'dark')
  forgetUnsent('ada@example.com')
  open.close()
  expect(Object.keys(localStorage)).toEqual(['onhand.theme'])
})

test('a board that is opened and closed again and again without a connection keeps its changes once', () => {
  const first = tab()
  first.draw('a')
  first.close()
  for (let time = 0; time < 3; time += 1) tab().close()
  expect(Object.keys(localStorage)).toHaveLength(1)
  expect(tab().drawn()).toEqual(['a'])
})

test("who signs out leaves another one's drawing where it is", () => {
  const ada = tab()
  ada.draw('a')
  ada.close()
  forgetUnsent('x.ada@example.com')
  expect(tab().drawn()).toEqual(['a'])
})
