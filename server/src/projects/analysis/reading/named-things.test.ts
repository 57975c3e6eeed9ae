import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'
import { quantitiesIn } from './quantities.ts'
import { stem } from './stems.ts'

const count = (text: string, noun: string) => countOf(quantitiesIn(text, 0), new Set([stem(noun), noun]))

test.each([
  ['We need an app for iOS and Android', 2],
  ['Wir brauchen eine App fürs iPhone', 1],
  ['Build an Android app where customers book appointments, no iOS version', 1],
  ['We want an app only for iOS, not Android', 1],
  ['We need an app for 3 platforms: iOS, Android and the web', 3],
  // A phone that broke is none to build for.
  ['Reinstall the apps on my iPad and on my Android phone', null],
  ['We have an apple orchard and want an app for picking', null],
])('%s: %s platforms', (text, platforms) => {
  expect(count(text, 'platform')).toBe(platforms)
})

test.each([
  ['Repeindre un T3 de 68 m²', 5],
  ['Repeindre un appartement T2 de 60m2', 4],
  // What is listed says more; the bedrooms have a number of their own.
  ['Repeindre un T3, appartement de 68 m² : salon, cuisine et 2 chambres', 2],
  ['mon T5 ne démarre plus', null],
  ['location de T5 (camion)', null],
])('%s: %s rooms', (text, rooms) => {
  expect(count(text, 'room')).toBe(rooms)
})
