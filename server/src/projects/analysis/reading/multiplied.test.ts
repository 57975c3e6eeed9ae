import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { withMultiplied } from './multiplied.ts'

test.each([
  ['Five on each of three floors', '15 in all, three floors'],
  ['zwei Spots in jedem der vier Zimmer', '8 spots, vier zimmer'],
  ['cinco en cada una de las tres plantas', '15 in all, tres plantas'],
  ['three sockets per room in six rooms', '18 sockets, six rooms'],
  ['three per wall on four walls', '12 in all, four walls'],
  ['trois par pièce dans six pièces', '18 in all, six pieces'],
  ['drei pro Büro, acht Büros', '24 in all, acht buros'],
  ['9 boxes with 150 notes in each', '1350 notes, 9 boxes'],
  ['12 apartamentos y en cada uno hay 2 lavabos', '24 lavabos, 12 apartamentos'],
  ['twelve altogether, of about 40 pages each', '12 in all, 480 pages'],
  ['doce, de unas 40 páginas cada uno', '12 in all, 480 paginas'],
])('%s', (said, once) => {
  expect(withMultiplied(fold(said))).toBe(once)
})

test.each([
  'three lessons a week for four weeks',
  'two per cent of ten customers',
  'three per room and two doors',
  'a table for each of us',
])('%s is left as it is', said => {
  expect(withMultiplied(fold(said))).toBe(said)
})
