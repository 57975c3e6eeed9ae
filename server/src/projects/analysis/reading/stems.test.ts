import { expect, test } from 'vitest'
import { stem, stemsOf } from './stems.ts'

test.each([
  ['cameras', 'camera'],
  ['leaking', 'leaks'],
  ['dripping', 'drips'],
  ['batteries', 'battery'],
  ['translate', 'translation'],
  ['renovate', 'renovierung'],
  ['kaputt', 'broken'],
  ['installed', 'instalar'],
  ['tiling', 'tiles'],
  ['writing', 'write'],
  ['cistern', 'cisterns'],
  ['pattern', 'patterns'],
  ['rauchmeldern', 'rauchmelder'],
])('%s and %s are compared as one word', (a, b) => {
  expect(stem(a)).toBe(stem(b))
})

test.each([
  ['bus', 'business'],
  ['tap', 'tape'],
  ['car', 'care'],
])('%s and %s stay two words', (a, b) => {
  expect(stem(a)).not.toBe(stem(b))
})

test('small words are left out, accents and case do not matter', () => {
  expect(stemsOf('Die ÜBERSETZUNG for the Café')).toEqual(stemsOf('ubersetzung cafe'))
})
