import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMPORT_LINE_MAX } from './import-line.ts'
import { linesOf } from './lines-of.ts'

async function* pieces(...texts: string[]) {
  yield* texts
}

const collect = async (lines: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

test('lines are the same however the text arrives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: fc.constantFrom('a', '\n', '\u2028') })), async parts => {
      const lines = await collect(linesOf(pieces(...parts)))
      const expected = parts.join('').split('\n')
      if (expected.at(-1) === '') expected.pop()
      expect(lines).toEqual(expected)
    }),
  )
})

test('of an endless line only the beginning is kept, and the next line is whole', async () => {
  const endless = Array.from({ length: 5 }, () => 'x'.repeat(IMPORT_LINE_MAX))
  const [first, second] = await collect(linesOf(pieces(...endless, '\nnext\n')))
  expect(first?.length).toBe(2 * IMPORT_LINE_MAX)
  expect(second).toBe('next')
})

test('a source that fails is not taken for one that ended', async () => {
  async function* failing() {
    yield 'one\n'
    throw new Error('the disk is gone')
  }
  await expect(collect(linesOf(failing()))).rejects.toThrow('the disk is gone')
})
