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

test('a number of two words is one', () => {
  expect(countsOf('Three shots per piece. We have two hundred pieces.', /^shot/)).toContain(600)
})

test('a number of each of what nobody counts stays as it is', () => {
  expect(countsOf('Three shots per piece, please.', /^shot/)).toEqual([3])
})

test.each([
  ['Je demande deux logos. Nous recevons 40 demandes par jour.', /^logo/, 2],
  ['We pay 20 per page for 10,000 words. The manual has 40 pages.', /^word/, 10_000],
])('%s: nothing of each', (description, noun, count) => {
  expect(countsOf(description, noun)).toContain(count)
})

test('two things of each are multiplied each by their own', () => {
  const description = 'Two coats per wall, one socket per room. There are 4 walls. There are 6 rooms.'
  expect(countsOf(description, /^socket/)).toEqual([6])
})

test.each([
  ['Each contract has about 20 pages. There are seventeen.', /^pag/, 340],
  ['Chaque épisode fait 26 minutes et il y en a neuf.', /^minut/, 234],
  ['In-depth interviews, 45 minutes each. Thirty would do.', /^minut/, 1350],
  ['Each interview takes 45 minutes. We have two offices in Leeds.', /^minut/, 45],
  ['Maths lessons for my twins, 60 minutes each. They are 12.', /^minut/, 60],
  ['Each lesson lasts 45 minutes. Budget? 500.', /^minut/, 45],
  ['45 minutes each way by train. We need 3.', /^minut/, 45],
  ['Each lesson lasts 45 minutes every week. There are 6 in total. For ten weeks.', /^minut/, 2700],
  ['Each takes 45 minutes. There are 12. In the other house there are 7.', /^minut/, 45],
])('%s: what is measured of each is that of all where one number says how many', (description, noun, count) => {
  expect(countsOf(description, noun)).toContain(count)
})
