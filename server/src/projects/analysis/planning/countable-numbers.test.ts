import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { nounsAfter } from '../reading/nouns-after.ts'
import { readTokens } from '../reading/number-tokens.ts'
import { stem } from '../reading/stems.ts'
import { doubtsOf } from './countable-numbers.ts'

/** What speaks against the first number of a text, for a package whose drivers count `counted`; null where it counts nothing at all. */
const doubtsIn = (text: string, { counted = '', isGerman = false } = {}) => {
  const tokens = readTokens(fold(text))
  const place = tokens.findIndex(({ kind }) => kind === 'number')
  const token = tokens[place]
  if (token?.kind !== 'number') throw new Error(`no number in '${text}'`)
  const own = { drivers: new Set(counted === '' ? [] : [stem(counted)]), isGerman }
  return doubtsOf({ value: token.value, nouns: nounsAfter(tokens, place + 1), text, before: fold(text).slice(0, token.at) }, own)
}

const NONE = { isOfSomebody: false, isNoThing: false }

test.each(['Please look at 12 cupboards.', 'In Berlin 12 cupboards.', 'Near New York 12 cupboards.'])(
  'a number that may say how much work there is: %s',
  text => {
    expect(doubtsIn(text)).toEqual(NONE)
  },
)

test.each([
  ['Work permits for 12 engineers.', { isOfSomebody: true, isNoThing: false }],
  ['Two hours for 12 participants.', null],
  ['For 12 participants.', { isOfSomebody: false, isNoThing: true }],
])('what speaks against a number: %s', (text, doubts) => {
  expect(doubtsIn(text)).toEqual(doubts)
})

test.each([
  'I have a Peugeot 206 that stalls.',
  'My Ender 3 prints strings.',
  'Our hotel with 40 rooms needs a logo.',
  'The breaker trips since I have 3 cats.',
  'Please look at 1 cupboard.',
  'Please look at 2500 cupboards.',
  'It stops after 30 seconds.',
  'A tour 360, please.',
  'The room of my mother, who is 80.',
  'My mother is 80 and needs help.',
  'Wohnung in der Lindenstraße 148, bitte streichen.',
  'Está en la planta 11 con ascensor.',
  'We are 30 colleagues and cannot work.',
])('a number that counts no work: %s', text => {
  expect(doubtsIn(text)).toBeNull()
})

test('what a driver counts, and the model of what it counts, is left to the driver', () => {
  expect(doubtsIn('Please look at 12 cupboards.', { counted: 'cupboards' })).toBeNull()
  expect(doubtsIn('a scooter 125 that stalls', { counted: 'scooter' })).toBeNull()
})

test('German writes every noun like a name', () => {
  expect(doubtsIn('Bitte Schränke 12 ansehen.', { isGerman: true })).toEqual(NONE)
  expect(doubtsIn('Please see Cupboards 12 there.')).toBeNull()
})

test.each(['Draw 60 icons.', 'Please draw 60 icons.', 'Somebody has to draw 60 icons.', 'Neatly draw 60 icons.'])(
  'what is to be done is no model, though the package counts what is called like it: %s',
  text => {
    expect(doubtsIn(text, { counted: 'drawing' })).toEqual(NONE)
  },
)

test.each(['My drawing 60 is lost.', 'Our drawing 60 needs a frame.'])(
  'a number behind the name of a thing is which one it is: %s',
  text => {
    expect(doubtsIn(text, { counted: 'drawing' })).toBe(null)
  },
)
