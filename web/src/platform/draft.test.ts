// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from './draft.ts'

const newDraft = () => draftOf<{ title: string; description: string }>('test', ['title', 'description'])

beforeEach(() => newDraft().clear())
afterEach(() => vi.restoreAllMocks())

test('a draft is there again after a reload', () => {
  newDraft().save({ title: 'Dripping tap', description: '' })
  expect(newDraft().load()).toEqual({ title: 'Dripping tap' })
})
test('a cleared draft is gone', () => {
  newDraft().save({ title: 'Dripping tap' })
  newDraft().clear()
  expect(newDraft().load()).toEqual({})
})
test('only text of known fields comes out of what was stored', () => {
  sessionStorage.setItem('onhand.draft.test', '{"title":5,"description":"It drips.","role":"admin"}')
  expect(newDraft().load()).toEqual({ description: 'It drips.' })
})
test('a draft that cannot be read is an empty one', () => {
  sessionStorage.setItem('onhand.draft.test', '{"title":')
  expect(newDraft().load()).toEqual({})
})
test('a draft lives as long as the page where the browser refuses to store it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is full.', 'QuotaExceededError')
  })
  newDraft().save({ title: 'Dripping tap' })
  expect(newDraft().load()).toEqual({ title: 'Dripping tap' })
})
