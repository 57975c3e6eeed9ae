import { expect, test } from 'vitest'
import { targetLanguagesIn } from './target-languages.ts'

test.each([
  ["du français vers l'anglais et l'allemand", 2],
  ['from English into German, French and Dutch', 3],
  ['ins Englische und ins Spanische', 2],
  ['into German', 0],
  ['we speak English and German', 0],
])('%s: %i languages beside each other', (text, many) => {
  expect(targetLanguagesIn(text, 0)[0]?.value ?? 0).toBe(many)
})
