import './render.tsx'
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Countdown } from '../src/experts/assessments/countdown.tsx'
import { screen } from './render.tsx'

afterEach(() => vi.restoreAllMocks())

test('a device whose clock is a day ahead has the time that the server says', async () => {
  const tomorrow = Date.now() + 86_400_000
  vi.spyOn(Date, 'now').mockImplementation(() => tomorrow)
  const over = vi.fn()
  render(<Countdown secondsLeft={90} onOver={over} />)
  screen.getByText('1:30 left')
  await screen.findByText('1:29 left', {}, { timeout: 3000 })
  expect(over).not.toHaveBeenCalled()
})
