import { expect, test } from 'vitest'
import { findSentences, splitSentences } from './sentences.ts'

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['It is approx. 3.5 m long, e.g. like a bus. Next.', ['It is approx. 3.5 m long, e.g. like a bus.', 'Next.']],
  ['Dr. J. Smith called.', ['Dr. J. Smith called.']],
  ['Im 3. Stock tropft es. Bitte helfen.', ['Im 3. Stock tropft es.', 'Bitte helfen.']],
  ['Set the price to 1. My tap drips.', ['Set the price to 1.', 'My tap drips.']],
  ['We need:\n- a logo\n- 5 pages\n2) a shop', ['We need:', 'a logo', '5 pages', 'a shop']],
  ['Call 0171 / 234 / 5678 please.', ['Call 0171 / 234 / 5678 please.']],
  ['The tap in the\nkitchen drips.', ['The tap in the\nkitchen drips.']],
  ['Wait... what?! (Yes.) End', ['Wait...', 'what?!', '(Yes.)', 'End']],
])('%j is split where its sentences end', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test.each([
  ['tv wont turn on\ntap drips in the bath\nfence to paint', ['tv wont turn on', 'tap drips in the bath', 'fence to paint']],
  ['The tap in the\nkitchen drips.', ['The tap in the\nkitchen drips.']],
  ['Somebody should look at our old roof here\nbefore winter comes', ['Somebody should look at our old roof here\nbefore winter comes']],
  ['Wir haben ein Dach, das unter den\nvielen Ästen liegt', ['Wir haben ein Dach, das unter den\nvielen Ästen liegt']],
])('a short line is a wish of its own, one that is full or open goes on: %j', (text, sentences) => {
  expect(findSentences(text).map(one => one.text)).toEqual(sentences)
})

test('of what is shown to others no line is parted from the one that it goes on in', () => {
  expect(splitSentences('You may write to me at\nfoo@example.com')).toEqual(['You may write to me at\nfoo@example.com'])
})

test('marks without words are no sentences', () => {
  expect(splitSentences(' ... \n - \n !!! ')).toEqual([])
})

test('a line with a bullet and what stands between slashes is an item of a list', () => {
  expect(findSentences('We need:\n- a logo').map(({ isItem }) => isItem)).toEqual([false, true])
  expect(findSentences('black / white prints').map(({ isItem }) => isItem)).toEqual([false])
  expect(findSentences('paint / plaster / tile').map(({ isItem }) => isItem)).toEqual([true, true, true])
})

test.each([
  [
    'Wanted: - Shopify store for 30 candles - photos of all candles. Launch in October.',
    ['Wanted:', 'Shopify store for 30 candles', 'photos of all candles.', 'Launch in October.'],
  ],
  ['- epoxy on the garage floor - motor for the door', ['epoxy on the garage floor', 'motor for the door']],
  ['The hall - 40 m² - needs paint.', ['The hall - 40 m² - needs paint.']],
  ['Budget: - to be agreed', ['Budget: - to be agreed']],
])('bullets on one line are items, dashes around an aside are none: %s', (text, sentences) => {
  expect(findSentences(text).map(found => found.text)).toEqual(sentences)
})
