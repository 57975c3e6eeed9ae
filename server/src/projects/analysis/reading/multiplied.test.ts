import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { withMultiplied } from './multiplied.ts'

test.each([
  ['Five on each of three floors', '15 in number, three floors'],
  ['zwei Spots in jedem der vier Zimmer', '8 spots, vier zimmer'],
  ['cinco en cada una de las tres plantas', '15 in number, tres plantas'],
  ['three sockets per room in six rooms', '18 sockets, six rooms'],
  ['three per wall on four walls', '12 in number, four walls'],
  ['trois par pièce dans six pièces', '18 in number, six pieces'],
  ['drei pro Büro, acht Büros', '24 in number, acht buros'],
  ['9 boxes with 150 notes in each', '1350 notes, 9 boxes'],
  ['we need three sockets per room in six rooms', 'we need 18 sockets, six rooms'],
  ['we need two lamps in each of the four rooms', 'we need 8 lamps, four rooms'],
  ['12 apartamentos y en cada uno hay 2 lavabos', '24 lavabos, 12 apartamentos'],
  ['twelve altogether, of about 40 pages each', '12 in number, 480 pages'],
  ['doce, de unas 40 páginas cada uno', '12 in number, 480 paginas'],
])('%s', (said, once) => {
  expect(withMultiplied(fold(said))).toBe(once)
})

test.each([
  ['a rhythm', 'three lessons a week for four weeks'],
  ['a share', 'two per cent of ten customers'],
  ['another thing behind', 'three per room and two doors'],
  ['nothing to multiply', 'a table for each of us'],
  ['a whole that is said as well', '12 sockets, 2 for each of the 6 desks'],
  ['a price', 'we can pay 15 per page, 30 pages'],
  ['a part of some', 'one of the five on each of three floors'],
  ['another noun of the same letters', '2 keys per door, 5 doorbells'],
  ['hundreds', 'two hundred on each of four floors'],
])('%s is left as it is', (_what, said) => {
  expect(withMultiplied(fold(said))).toBe(said)
})
