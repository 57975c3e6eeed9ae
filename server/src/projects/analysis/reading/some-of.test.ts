import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'
import { quantitiesIn } from './quantities.ts'
import { stem } from './stems.ts'

const count = (text: string, noun: string) => countOf(quantitiesIn(text, 0), new Set([stem(noun)]))

test.each([
  ['Three of our 12 Windows laptops are slow', 'laptops', 3],
  ['Drei unserer 12 Laptops sind langsam', 'laptops', 3],
  ['tres de nuestros 12 portátiles', 'laptops', 3],
])('%s: some of them are meant', (text, noun, some) => {
  expect(count(text, noun)).toBe(some)
})
