import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { namedThingsIn } from './named-things.ts'
import { stem } from './stems.ts'

test.each<[text: string, things: [noun: string, value: number][]]>([
  ['an app for iOS and Android', [['platform', 2]]],
  ['eine App fürs iPhone', [['platform', 1]]],
  ['an app for iPhone, Android and as a web app', [['platform', 3]]],
  ['repeindre un T3 de 68 m²', [['room', 5]]],
  ['mon T5 ne démarre plus', []],
  // A phone that broke is none to build for.
  ['my iPhone and my Android tablet have broken screens', []],
])('%s names %j', (text, things) => {
  expect(namedThingsIn(fold(text), 0)).toMatchObject(things.map(([noun = '', value]) => ({ nouns: [stem(`${noun}`)], value })))
})
