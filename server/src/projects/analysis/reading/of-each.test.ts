import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'
import { quantitiesIn } from './quantities.ts'
import { stem } from './stems.ts'

const count = (text: string, noun: string) => countOf(quantitiesIn(text, 0), new Set([stem(noun)]))

test('what each lasts is multiplied by how many another number says there are', () => {
  const values = quantitiesIn('Jedes dauert rund 45 Minuten, insgesamt sind es achtzehn.', 0).map(({ value }) => value)
  expect(values).toContain(18 * 45)
  expect(count('20 files, each with about 1500 rows', 'row')).toBe(30_000)
  expect(count('We pay 20 pounds an hour and it takes about 3 hours', 'hour')).toBe(3)
})

test('what is held for each of several groups is held so often, however many people are in them', () => {
  expect(count('2 groups of 8 people, one day each', 'day')).toBe(2)
  expect(count('3 classes of up to 20 students, 2 lessons each', 'lesson')).toBe(6)
})
