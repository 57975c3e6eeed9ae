import { expect, test } from 'vitest'
import { framesIn, leadInOf } from './lead-in.ts'

test.each([
  ['Second, draw a logo for my cafe.', 'draw a logo for my cafe.'],
  ['First of all, the tap drips.', 'the tap drips.'],
  ['And then there is something else: photograph 30 products.', 'photograph 30 products.'],
  ['One more thing, the gate squeaks.', 'the gate squeaks.'],
  ['Zweitens: eine Website.', 'eine Website.'],
  ['En segundo lugar, pintar el salón.', 'pintar el salón.'],
  ["D'abord, tailler la haie.", 'tailler la haie.'],
])('%s', (text, said) => {
  expect(text.slice(leadInOf(text))).toBe(said)
})

test.each([
  'Second floor, three windows.',
  'The first, second and third lamp flicker.',
  'One thing I need is a logo.',
  'First aid course for 12 people.',
])('%s has no lead-in', text => {
  expect(leadInOf(text)).toBe(0)
})

test('what something shall look like is a frame, too', () => {
  const text = 'A cake shaped like his Massey Ferguson, for 60 people'
  const isFrame = framesIn(text)
  expect(isFrame(text.indexOf('Massey'))).toBe(true)
  expect(isFrame(text.indexOf('cake'))).toBe(false)
  expect(isFrame(text.indexOf('people'))).toBe(false)
  const deck = 'The deck in the shape of an L needs oiling'
  expect(framesIn(deck)(deck.indexOf('oiling'))).toBe(false)
  const help = 'Hilfe in Form von Nachhilfe in Mathe'
  expect(framesIn(help)(help.indexOf('Nachhilfe'))).toBe(false)
  const other = 'It looks like the pump is worn'
  expect(framesIn(other)(other.indexOf('pump'))).toBe(false)
})

test('that something is not part of the order is a frame, too', () => {
  const text = 'El wifi no forma parte del encargo.'
  const isFrame = framesIn(text)
  expect(isFrame(text.indexOf('wifi'))).toBe(false)
  expect(isFrame(text.indexOf('forma'))).toBe(true)
  expect(isFrame(text.indexOf('encargo'))).toBe(true)
})
