import { expect, test } from 'vitest'
import { isTally } from './tally.ts'

const tallied = (folded: string, number: string, isBare = true): boolean => isTally(folded, folded.indexOf(number), isBare)

test.each([
  ['there are 24.', '24'],
  ["we'd need 24, all different", '24'],
  ['sixteen are left, all designed', 'sixteen'],
  ['the windows, fourteen in number, are wide', 'fourteen'],
  ['puertas de aluminio, en total 18.', '18'],
  ['il y en a une cinquantaine, tous dans le hangar', 'cinquantaine'],
  ["j'en prevois douze pour commencer", 'douze'],
  ["pour l'instant, trente sont retenus", 'trente'],
  ["we're thinking of twenty-four in total", 'twenty'],
  ['quantite : une centaine.', 'centaine'],
  ['how many? 60.', '60'],
  ['thirty would do, we think', 'thirty'],
  ['kleinwagen, 24 an der zahl', '24'],
  ['de momento, 25.', '25'],
  ['han llegado 32 y corre prisa', '32'],
])('%s: how many there are', (folded, number) => {
  expect(tallied(folded, number)).toBe(true)
})

test.each([
  ["i'm 38 and speak some spanish", '38'],
  ['at 48 harbour road', '48'],
  ['they turned up at 24', '24'],
  ['there are 30 of us', '30'],
  ['the total budget is 500', '500'],
  ['we run 24/7', '24'],
  ['it is 7pm', '7'],
  ['6 of them are done', '6'],
  ['i have 24 on my phone already', '24'],
  ['a few are cracked', 'few'],
])('%s: no number of what is asked for', (folded, number) => {
  expect(tallied(folded, number)).toBe(false)
})

test('a number that names what it counts is only meant where it is said to be all', () => {
  expect(tallied('insgesamt geht es um rund 50 blatter', '50', false)).toBe(true)
  expect(tallied('6 openings in total, spans of 2 m', '6', false)).toBe(true)
  expect(tallied('serian 5 equipos.', '5', false)).toBe(true)
  expect(tallied('9 pairs please.', '9', false)).toBe(true)
  expect(tallied('there are 10 notebooks of 60 pages each', '10', false)).toBe(false)
})
