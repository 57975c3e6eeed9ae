import './render.tsx'

import { afterEach, expect, test, vi } from 'vitest'
import { late } from '../src/platform/late.ts'

const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
const lineComesBack = () => {
  isOnline(true)
  window.dispatchEvent(new Event('online'))
}
afterEach(() => vi.restoreAllMocks())

/** Fails as often as it is told to, each time after what happens meanwhile. */
const failing = (times: number, meanwhile: () => void = () => undefined) => {
  let tries = 0
  return async () => {
    tries++
    if (tries > times) return { tries }
    meanwhile()
    throw new TypeError('Failed to fetch dynamically imported module')
  }
}

test('without a network the code is waited for', async () => {
  isOnline(false)
  const found = late(failing(1))
  setTimeout(lineComesBack)
  expect(await found).toEqual({ tries: 2 })
})

test('a failure that is told only when the line is back is one of the line', async () => {
  isOnline(false)
  expect(await late(failing(1, lineComesBack))).toEqual({ tries: 2 })
})

test('with a network a failure is one, once and again', async () => {
  isOnline(true)
  await expect(late(failing(1))).rejects.toThrow('Failed to fetch')
})
