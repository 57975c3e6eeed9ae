import './render.tsx'

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '../src/ui/toaster.tsx'
import { showSuccess } from '../src/ui/toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what can be taken back can be for longer than a word is read: by keyboard, too, and with others shown after it', async () => {
  render(<Toaster />)
  const back = vi.fn()
  act(() => showSuccess('Plan.pdf was deleted.', 'delete', { label: 'Undo', onPress: back }))
  act(() => showSuccess('Other.pdf is here.', 'share'))
  await pass(6_000)
  expect(screen.queryByText('Other.pdf is here.')).toBeNull()
  await pass(3_000)
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(back).toHaveBeenCalledOnce()
  act(() => showSuccess('Other.pdf was deleted.', 'delete', { label: 'Undo', onPress: back }))
  await pass(12_000)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
