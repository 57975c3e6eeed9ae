import { expect, test } from 'vitest'
import { wantsOnlyWhy } from './only-why.ts'

test.each([
  'Just check the brakes and tell me what you see.',
  'Soll nur geprüft werden, kein Austausch.',
  'Find out why my boiler knocks, no repair yet.',
  'Solo queremos saber qué falla.',
])('%s asks for the cause alone', text => {
  expect(wantsOnlyWhy(text)).toBe(true)
})

test.each([
  'Could something put the invoices in as draft bills so that Donna only checks?',
  'Bitte automatisieren, damit ich nur noch prüfen muss.',
  'Only the roof is to be checked and mended.',
  'A dashboard where managers can only look at their own shop.',
  'I am only looking for a tiler.',
  'My car was just inspected and needs new brakes.',
])('%s asks for work', text => {
  expect(wantsOnlyWhy(text)).toBe(false)
})
