import { expect, test } from 'vitest'
import { countOf, quantitiesIn } from './quantities.ts'
import { stem } from './stems.ts'

const count = (text: string, noun: string) => countOf(quantitiesIn(text, 0), new Set([stem(noun)]))

test.each([
  ['40 cameras', 'camera', 40],
  ['12 new outdoor IP cameras', 'camera', 12],
  ['three bathrooms', 'bathroom', 3],
  ['a couple of doors', 'door', 2],
  ['about 60,000 words', 'word', 60_000],
  ['60k words', 'word', 60_000],
  ['1.200 Wörter', 'worter', 1_200],
  ['zwölf Steckdosen', 'steckdose', 12],
  ['diez enchufes', 'enchufe', 10],
  ['quatre pièces', 'piece', 4],
  ['two dozen chairs', 'chair', 24],
  ['Cameras: 12', 'camera', 12],
  ['120 m2', 'sqm', 120],
  ['30 square metres', 'sqm', 30],
  ['1000 sq ft', 'sqm', 93],
  ['two sockets upstairs and three sockets downstairs', 'socket', 5],
])('%s counts', (text, noun, expected) => {
  expect(count(text, noun)).toBe(expected)
})

test.each([
  ['the cameras', 'camera'],
  ['3 doors and cameras', 'camera'],
  ['0 cameras', 'camera'],
  ['a 3D print', 'print'],
])('%s counts no %s', (text, noun) => {
  expect(count(text, noun)).toBeNull()
})

test('a number said in two sentences is counted once', () => {
  const quantities = [...quantitiesIn('40 cameras', 0), ...quantitiesIn('All 40 cameras need power', 1)]
  expect(countOf(quantities, new Set([stem('camera')]))).toBe(40)
})
