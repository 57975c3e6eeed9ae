import { expect, test } from 'vitest'
import { quantitiesIn } from './quantities.ts'

const numbers = (text: string) => quantitiesIn(text, 0).flatMap(({ value, isArticle }) => (isArticle === true ? [] : [value]))

test.each([
  ['Cut back a 20 metre laurel hedge to about 1.8 m.', [20]],
  ['The hedge is about 25 m long and has got up to nearly 3 m.', [25]],
  ['Die Hecke, 25 m, auf 2 m zurückschneiden.', [25]],
  ['Recortar 20 m de seto a 1,5 m.', [20]],
])('how tall it is or shall be is no length of it: %s', (text, lengths) => {
  expect(numbers(text)).toEqual(lengths)
})

test.each([
  ['El muro mide 12 m.', [12]],
  ['Coser cortinas de 3 m.', [3]],
  ['Podríais instalar una valla de 20 m.', [20]],
])('a length is one: %s', (text, lengths) => {
  expect(numbers(text)).toEqual(lengths)
})

test.each([
  ['Our wedding video is 90 min, please cut it to 10 min.', [10]],
  ['Each month a 20 minute podcast and a 5 minute teaser.', [20, 5]],
  ['Edit a 5 minute film and a 90 minute talk.', [5, 90]],
])('what is cut down is as long as it shall be: %s', (text, minutes) => {
  expect(numbers(text)).toEqual(minutes)
})

test('one in ten users are not ten, an hour and a half is ninety minutes', () => {
  expect(numbers('The app crashes for maybe 1 in 10 users.')).toEqual([])
  expect(numbers('Eine Sitzung von anderthalb Stunden.')).toEqual([90])
  expect(numbers('Ein Seminar für anderthalb Tage.')).toEqual([1.5])
})

test('an article counts a thing of three words, and not what stands behind of', () => {
  expect(quantitiesIn('A motion sensor light above the back door.', 0)).toMatchObject([{ value: 1, isArticle: true }])
  expect(quantitiesIn('A production drawing of a bracket.', 0).map(({ nouns }) => nouns[0])).toEqual(['drawing', 'bracket'])
})
