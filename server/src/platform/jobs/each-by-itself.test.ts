import { expect, test } from 'vitest'
import { eachByItself } from './each-by-itself.ts'

const never = new AbortController().signal

test('one that fails keeps none of the others waiting, and is told of in the end', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('two')
    done.push(item)
  }
  await expect(eachByItself([1, 2, 3], never, work)).rejects.toMatchObject({ message: '1 of 3 failed.', errors: [new Error('two')] })
  expect(done).toEqual([1, 3])
  await eachByItself([4], never, work)
  expect(done).toEqual([1, 3, 4])
})

test('what was taken away goes no further', async () => {
  const stop = new AbortController()
  const done: number[] = []
  const work = async (item: number) => {
    done.push(item)
    stop.abort(new Error('enough'))
  }
  await expect(eachByItself([1, 2], stop.signal, work)).rejects.toThrow('enough')
  expect(done).toEqual([1])
})
