import { expect, test } from 'vitest'
import { countOf, quantitiesIn } from './quantities.ts'
import { stem } from './stems.ts'

const count = (text: string, noun: string) => countOf(quantitiesIn(text, 0), new Set([stem(noun)]))

test('what is held for each of several groups is held so often, however many people are in them', () => {
  expect(count('2 groups of 8 people, one day each', 'day')).toBe(2)
  expect(count('3 classes of up to 20 students, 2 lessons each', 'lesson')).toBe(6)
})
