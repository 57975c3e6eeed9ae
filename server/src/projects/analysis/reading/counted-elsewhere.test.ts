import { expect, test } from 'vitest'
import { readBrief } from './brief-reading.ts'

const countsOf = (description: string, noun: RegExp): number[] =>
  readBrief({ title: '', description }).quantities.flatMap(({ value, nouns }) => (nouns.some(one => noun.test(one)) ? [value] : []))

test.each([
  ['We need product photos, three shots per piece. There are 100 pieces.', /^shot/],
  ['Necesitamos fotos de producto, tres tomas por pieza. Son 100 piezas.', /^tom/],
])('%s makes 300', (description, noun) => {
  expect(countsOf(description, noun)).toContain(300)
})

test('a number of each of what nobody counts stays as it is', () => {
  expect(countsOf('Three shots per piece, please.', /^shot/)).toEqual([3])
})
