import { expect, test } from 'vitest'
import { inBursts } from './in-bursts.ts'

const gathered = async <T>(bursts: AsyncIterable<T[]>): Promise<T[][]> => {
  const all: T[][] = []
  for await (const burst of bursts) all.push(burst)
  return all
}
const aMoment = () => new Promise(resolve => setTimeout(resolve, 5))

test('what comes at once comes together, what is waited for comes by itself', async () => {
  const source = async function* () {
    yield 1
    yield 2
    await aMoment()
    yield 3
    await aMoment()
    yield 4
    yield 5
  }
  expect(await gathered(inBursts(source()))).toEqual([[1, 2], [3], [4, 5]])
})

test('nothing is no burst', async () => {
  const source = async function* () {}
  expect(await gathered(inBursts(source()))).toEqual([])
})

test('what came before a failure is handed on before it', async () => {
  const source = async function* () {
    yield 1
    yield 2
    throw new Error('cut off')
  }
  const bursts = inBursts(source())
  expect(await bursts.next()).toEqual({ done: false, value: [1, 2] })
  await expect(bursts.next()).rejects.toThrow('cut off')
})

test('a source is told when nobody wants more of it', async () => {
  let isClosed = false
  const source = async function* () {
    try {
      for (let at = 0; ; at++) {
        yield at
        await aMoment()
      }
    } finally {
      isClosed = true
    }
  }
  for await (const burst of inBursts(source())) {
    expect(burst).toEqual([0])
    break
  }
  expect(isClosed).toBe(true)
})
