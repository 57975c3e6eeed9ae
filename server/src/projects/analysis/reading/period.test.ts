import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { readBrief } from './brief-reading.ts'
import { countOf } from './count-of.ts'
import { comesAgain } from './period.ts'
import { stem } from './stems.ts'

const count = (description: string, noun: string, title = '') =>
  countOf(readBrief({ title, description }).quantities, new Set([stem(noun), noun]))

test.each([
  ['lessons until the exam, in one sentence', 'She fails physics, the exam is in 5 weeks, she needs two sessions a week.', 'session', 10],
  ['lessons until the exam', 'She sits her maths exam in ten weeks. One hour a week online would be perfect.', 'hour', 10],
  ['a delay that is there already', 'Mi hijo tiene un retraso de seis meses en lectura. Necesita dos clases por semana.', 'lesson', 2],
  ['a backlog', 'Bookkeeping for a backlog of eight months. About 120 receipts a month.', 'receipt', 960],
  ['a year by its number', 'Bookkeeping for the whole of 2023. Roughly 40 receipts a month.', 'receipt', 480],
  ['lessons for some weeks', 'Two lessons a week, please. We would like that for 8 weeks.', 'lesson', 16],
  ['Spanish lessons', 'El examen es en 6 semanas. Dos clases de hora y media por semana.', 'lesson', 12],
  ['the months of a span', '3 publicaciones por semana con su texto. Lo haríamos de febrero a noviembre.', 'publicacion', 129],
  ['German lessons', 'Die Prüfung ist in 6 Wochen. Zwei Stunden pro Woche wären gut.', 'stund', 12],
])('what comes each week is counted over the period that another sentence says: %s', (_what, text, noun, many) => {
  expect(count(text, noun)).toBe(many)
})

test('a title says how much is behind', () => {
  expect(count('About 80 transactions a month, two accounts.', 'transaction', 'Books 7 months behind')).toBe(560)
})

test.each([
  ['what was', 'I have been a sole trader for 3 months. Two lessons a week, please.', 'lesson', 2],
  ['an event, for what is no lesson', 'We open in 6 weeks. 3 posts a week.', 'post', 3],
  ['a week that is no rhythm', 'Reading lessons for 8 weeks. And ten lessons to survive a week in Bari.', 'lesson', 10],
])('%s is no such period', (_what, text, noun, many) => {
  expect(count(text, noun)).toBe(many)
})

test.each([
  ['mow the lawn every two weeks until October', true],
  ['Mathe einmal die Woche bis Juni', true],
  ['Unser Laden ist täglich bis 18 Uhr geöffnet.', false],
  ['Our shop is open 50 hours a week until 8 pm', false],
  ['The office was cleaned daily until now', false],
])('%s: comes a little at a time, %s', (sentence, comes) => {
  expect(comesAgain(fold(sentence))).toBe(comes)
})
