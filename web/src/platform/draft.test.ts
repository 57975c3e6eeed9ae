// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from './draft.ts'
import { dropExpiredDrafts } from './kept-until.ts'
import { forgetUnsent, unsentKeyOfTab } from './unsent.ts'

const newDraft = () => draftOf<{ title: string; description: string }>('test', ['title', 'description'])

beforeEach(() => newDraft().clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

test('a draft of an account is there in another tab, and gone when that person signs out', () => {
  const draft = () => draftOf<{ title: string }>('kept', ['title'], { keptForMs: 60_000, ofAccount: 'ada@example.com' })
  draft().save({ title: 'Dripping tap' })
  sessionStorage.clear()
  forgetUnsent('bea@example.com')
  expect(draft().load()).toEqual({ title: 'Dripping tap' })
  forgetUnsent('ada@example.com')
  expect(draft().load()).toEqual({})
})

test('a draft that is kept for a time is there in another tab, and gone when the time is over', () => {
  const DAY_MS = 86_400_000
  const newKeptDraft = () => draftOf<{ title: string }>('kept', ['title'], { keptForMs: DAY_MS })
  vi.useFakeTimers({ toFake: ['Date'] })
  newKeptDraft().save({ title: 'Dripping tap' })
  // Another tab has storage of its own for the session.
  sessionStorage.clear()
  vi.setSystemTime(Date.now() + DAY_MS - 1)
  expect(newKeptDraft().load()).toEqual({ title: 'Dripping tap' })
  vi.setSystemTime(Date.now() + 1)
  expect(newKeptDraft().load()).toEqual({})
  expect(localStorage.length).toBe(0)
})

test('drafts whose time is over go when the app starts, although nobody opens their form; nothing else does', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const kept = (name: string, keptForMs: number, ofAccount?: string) =>
    draftOf<{ title: string }>(name, ['title'], { keptForMs, ...(ofAccount === undefined ? {} : { ofAccount }) })
  const drafts = [
    kept('short', 1_000),
    kept('short', 1_000, 'ada@example.com'),
    kept('long', 60_000),
    kept('long', 60_000, 'ada@example.com'),
  ]
  for (const draft of drafts) draft.save({ title: 'Dripping tap' })
  newDraft().save({ title: 'Of this tab' })
  localStorage.setItem(unsentKeyOfTab('ada@example.com', 'chat/7'), '["A message"]')
  localStorage.setItem('onhand.theme', 'dark')
  vi.setSystemTime(Date.now() + 1_000)
  dropExpiredDrafts()
  expect(localStorage.length).toBe(4)
  expect(drafts.map(draft => draft.load().title)).toEqual([undefined, undefined, 'Dripping tap', 'Dripping tap'])
  expect(newDraft().load()).toEqual({ title: 'Of this tab' })
  localStorage.clear()
})
