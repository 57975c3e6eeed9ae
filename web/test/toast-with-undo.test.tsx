import './render.tsx'

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '../src/ui/toaster.tsx'
import { showSuccess, withdrawToast } from '../src/ui/toasts.ts'

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

test('of changes that are taken back one after the other only the newest is told with its way back, and none once another has followed', async () => {
  render(<Toaster />)
  const undo = () => ({ label: 'Undo', onPress: vi.fn(), replacesEarlier: true })
  act(() => showSuccess('Added ‘Paint the fence’.', 'plan', undo()))
  await pass(500)
  act(() => showSuccess('Added ‘Mow the lawn’.', 'plan', undo()))
  await pass(500)
  expect(screen.queryByText('Added ‘Paint the fence’.')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  act(() => withdrawToast('plan'))
  // Two frames and then the time of its leaving.
  for (let step = 0; step < 3; step += 1) await pass(300)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  act(() => withdrawToast('plan'))
  act(() => showSuccess('Added ‘Trim the hedge’.', 'plan', undo()))
  await pass(500)
  expect(screen.getByText('Added ‘Trim the hedge’.')).toBeTruthy()
})
