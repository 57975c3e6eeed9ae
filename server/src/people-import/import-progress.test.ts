import { expect, test } from 'vitest'
import { createImportProgress } from './import-progress.ts'

const listener = (isTTY: boolean) => {
  const said: string[] = []
  const write = (text: string | Uint8Array) => said.push(text.toString()) > 0
  return { said, stream: { write, isTTY } }
}

test('a terminal is shown how much of the file is read', () => {
  const { said, stream } = listener(true)
  createImportProgress(stream, () => 0.5).show(12_400)
  expect(said.join('')).toBe(`[${'█'.repeat(15)}${'·'.repeat(15)}] 50 %  12,400 lines`)
})

test('a line that is said clears the bar and the bar comes back below it', () => {
  const { said, stream } = listener(true)
  const progress = createImportProgress(stream, () => 1)
  progress.show(1)
  progress.say('line 1: the line is not JSON')
  expect(said.slice(1)).toEqual(['\r\u001b[2K', 'line 1: the line is not JSON\n', said[0]])
})

test('where nothing can be redrawn there is a line for every ten thousand', () => {
  const { said, stream } = listener(false)
  const progress = createImportProgress(stream, () => 0)
  for (let done = 200; done <= 20_200; done += 200) progress.show(done)
  expect(said).toEqual(['10,000 lines\n', '20,000 lines\n'])
})
