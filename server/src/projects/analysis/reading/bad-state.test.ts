import { expect, test } from 'vitest'
import { saysBadState } from './bad-state.ts'

test.each([
  ['die leitungen sind schon alt', ''],
  ['the seo was done badly', ''],
  ['the consumer unit was replaced in 1990', ''],
  ['our website was made by a friend', 'never finished'],
  ['the wiring was redone by the last owner', 'is unsafe'],
  ['el cuadro lo cambio mi cunado', 'esta mal'],
  ['replaced last year but is crooked', ''],
])('%s, %s: it is in a bad state', (clause, next) => {
  expect(saysBadState(clause, next)).toBe(true)
})

test.each([
  ['the consumer unit was replaced last year', ''],
  ['the logo is done', 'the old website is unsafe'],
  ['die leitungen sind schon gelegt', 'das bad ist noch zu fliesen'],
])('%s, %s: it is in none', (clause, next) => {
  expect(saysBadState(clause, next)).toBe(false)
})
