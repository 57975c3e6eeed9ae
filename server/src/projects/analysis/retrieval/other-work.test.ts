import { expect, test } from 'vitest'
import { understand } from '../built-in-analyst.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { SAID_OF_MORE_OTHER_WORK } from '../knowledge/said-of-more-other-work.ts'
import { SAID_OF_OTHER_WORK } from '../knowledge/said-of-other-work.ts'
import { PERHAPS_OTHER, SURELY_OTHER } from './other-work.ts'

const chanceOf = (description: string) => understand({ title: '', description }).choice.other

test.each([
  'Looking for a falconer to keep the pigeons off our warehouse.',
  'Mi perro tira de la correa, busco un adiestrador que venga a casa.',
  'Hufschmied gesucht, meine Stute braucht neue Eisen.',
])('"%s" is surely work that no package knows', description => {
  expect(chanceOf(description)).toBeGreaterThanOrEqual(SURELY_OTHER)
})

test.each(['My boiler makes a knocking noise.', 'We need a logo for our bakery.', 'Bitte drei Zimmer streichen.'])(
  '"%s" is known work',
  description => {
    expect(chanceOf(description)).toBeLessThan(PERHAPS_OTHER)
  },
)

test('a clause that is all of a known trade is planned, whatever stands beside it', () => {
  expect(chanceOf('We need a logo for our bakery and a hand-woven basket.')).toBeLessThanOrEqual(PERHAPS_OTHER)
})

test('no kind of unknown work is what a package calls itself', () => {
  const known = new Set(PACKAGES.flatMap(({ id, triggers }) => [id, ...triggers]))
  const kinds = [...Object.keys(SAID_OF_OTHER_WORK), ...Object.keys(SAID_OF_MORE_OTHER_WORK)]
  expect(kinds.filter(kind => known.has(kind))).toEqual([])
  expect(new Set(kinds).size).toBe(kinds.length)
})
