import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { nounsAfter } from '../reading/nouns-after.ts'
import { readTokens } from '../reading/number-tokens.ts'
import { stem } from '../reading/stems.ts'
import { mayCount } from './countable-numbers.ts'

/** Whether the first number of a text may say how much work there is, for a package whose drivers count `counted`. */
const isCountable = (text: string, { counted = '', isGerman = false } = {}): boolean => {
  const tokens = readTokens(fold(text))
  const place = tokens.findIndex(({ kind }) => kind === 'number')
  const token = tokens[place]
  if (token?.kind !== 'number') throw new Error(`no number in '${text}'`)
  const own = { drivers: new Set(counted === '' ? [] : [stem(counted)]), isGerman }
  return mayCount({ value: token.value, nouns: nounsAfter(tokens, place + 1), text, before: fold(text).slice(0, token.at) }, own)
}

test.each([
  ['Please look at 12 cupboards.', true],
  ['In Berlin 12 cupboards.', true],
  ['Near New York 12 cupboards.', true],
  ['I have a Peugeot 206 that stalls.', false],
  ['My Ender 3 prints strings.', false],
  ['Please look at 1 cupboard.', false],
  ['Please look at 2500 cupboards.', false],
])('a number that may say how much work there is: %s', (text, isOne) => {
  expect(isCountable(text)).toBe(isOne)
})

test('what a driver counts, and the model of what it counts, is left to the driver', () => {
  expect(isCountable('Please look at 12 cupboards.', { counted: 'cupboards' })).toBe(false)
  expect(isCountable('a scooter 125 that stalls', { counted: 'scooter' })).toBe(false)
})

test('German writes every noun like a name', () => {
  expect(isCountable('Bitte Schränke 12 ansehen.', { isGerman: true })).toBe(true)
  expect(isCountable('Please see Cupboards 12 there.')).toBe(false)
})
