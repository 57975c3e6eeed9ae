import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latePart } from '../src/platform/late-part.ts'
import { PartOnItsWay } from '../src/platform/part-on-its-way.tsx'
import { screen, waitFor } from './render.tsx'

let said: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  // What does not arrive is said there, for whoever looks: it may be a fault of the code.
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const IN_VAIN = 'A part of the page did not arrive: TypeError: Failed to fetch dynamically imported module'

/** A page with a part whose code arrives only when the line lets it through. */
const pageWithPart = () => {
  const line = { isUp: false, asked: 0 }
  const load = async () => {
    line.asked += 1
    if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>The part</p> }
  }
  const Part = lazy(() => latePart(load))
  render(
    <>
      <p>The rest</p>
      <Suspense fallback={<PartOnItsWay>Loading</PartOnItsWay>}>
        <Part />
      </Suspense>
    </>,
  )
  return line
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('a part that is opened without a network says that one is offline, and opens by itself when the network is back', async () => {
  setOnline(false)
  const line = pageWithPart()
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
  expect(screen.getByText(/It opens by itself as soon as you are online again/)).toBeTruthy()
  line.isUp = true
  setOnline(true)
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(screen.getByText('The rest')).toBeTruthy()
  expect(said.mock.calls).toEqual([[IN_VAIN]])
})

test('a part whose code does not arrive says so and is asked for again; a second time a reload is offered', async () => {
  setOnline(true)
  const line = pageWithPart()
  const user = userEvent.setup()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(line.asked).toBe(2)
  line.isUp = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByText('The part')).toBeTruthy())
  expect(said.mock.calls).toEqual([[IN_VAIN], [IN_VAIN]])
})
