import { expect, test } from 'vitest'
import { isOnlyTold } from './only-told.ts'

test.each([
  'its for a pottery studio',
  'most are like a dinner plate',
  'walls like a castle',
  'currently its a napkin',
  '2,400 words of script',
  'until the end of June',
  'we inspect playgrounds for 45 municipalities',
  'has underfloor heating',
  'by the way',
])('"%s" only tells something', clause => {
  expect(isOnlyTold(clause)).toBe(true)
})

test.each([
  'it must be painted as well',
  'they need new hinges',
  'it also leaks in the kitchen',
  '3 new windows',
  '12 pages of text translated into Spanish',
  'a photographer for two hours',
  'it’s to be translated into French',
  'all of them cleaned and oiled',
  'it is a website we are looking for',
  'it’s dripping from the ceiling',
  'its engine rattles',
  'build a shed like a barn',
  'a cake like a castle',
  'the brakes squeal like a pig',
  '8 sessions of coaching',
  '10 clases de guitarra',
  'bis Freitag Wände streichen',
  'until Friday paint the hall',
  'a kitchen like the one next door',
  'bis Juni muss auch das Dach neu gedeckt werden',
  'paint the hall',
])('"%s" may be something to plan', clause => {
  expect(isOnlyTold(clause)).toBe(false)
})
