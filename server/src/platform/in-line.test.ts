import { expect, test } from 'vitest'
import { inLineBy } from './in-line.ts'

test('what is about the same goes one after another, also after a failure; what is about something else does not wait', async () => {
  const takeTurn = inLineBy()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = takeTurn('roof', async () => {
    await gate.promise
    done.push('roof 1')
    throw new Error('no ladder')
  })
  const second = takeTurn('roof', async () => void done.push('roof 2'))
  await takeTurn('boiler', async () => void done.push('boiler'))
  expect(done).toEqual(['boiler'])
  gate.resolve()
  await expect(first).rejects.toThrow('no ladder')
  await second
  expect(done).toEqual(['boiler', 'roof 1', 'roof 2'])
})
