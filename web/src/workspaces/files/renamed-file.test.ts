import { expect, test } from 'vitest'
import { renamedWords } from './renamed-file.ts'

test('a file that keeps its name needs no word', () => {
  expect(renamedWords('plan.png', 'plan.png')).toBeNull()
})

test('an ending that was added says that what is in it is something else', () => {
  expect(renamedWords('fake.png', 'fake.png.txt')).toBe(
    '"fake.png" is called "fake.png.txt" here: what is in it is not what its ending says.',
  )
})

test('points around a name hide neither', () => {
  expect(renamedWords('.fake.png', 'fake.png.txt')).toContain('what is in it is not what its ending says')
  expect(renamedWords('plan.png.', 'plan.png')).toContain('a name may not be longer')
})

test('a name that was cleaned says so, and a long one is shown by its beginning and its end', () => {
  expect(renamedWords('Pipe 5".txt', "Pipe 5'.txt")).toContain(`"Pipe 5'.txt" here: a name may not be longer`)
  const long = `${'a'.repeat(320)}.txt`
  const words = renamedWords(long, `${'a'.repeat(296)}.txt`) ?? ''
  expect(words).toContain(`${'a'.repeat(48)}…aaaaaaaa.txt" is called`)
  expect(words.length).toBeLessThan(250)
})
