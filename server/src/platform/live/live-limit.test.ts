import { expect, test } from 'vitest'
import { whyFull } from './live-limit.ts'

const LIMIT = {
  people: { most: 3, text: 'full' },
  each: { most: 2, text: 'twice' },
  ownSides: ['client'],
  apart: { side: 'looks-on', most: 1, text: 'watched' },
}
const sitters = (...words: string[]) =>
  words.map(word => {
    const [holder = '', side] = word.split('/')
    return { holder, side }
  })

test.each([
  ['an empty room', [], 'ann', undefined],
  ['two of three', ['ann', 'bob'], 'cy', undefined],
  ['three of three', ['ann', 'bob', 'cy'], 'dan', 'full'],
  ['the second place of one of three', ['ann', 'bob', 'cy'], 'cy', undefined],
  ['the third place of one', ['ann', 'ann'], 'ann', 'twice'],
  ['two who have two places each', ['ann', 'ann', 'bob', 'bob'], 'cy', undefined],
  ['one who looks on where all talk', ['ann', 'bob', 'cy'], 'vic/looks-on', undefined],
  ['a second one who looks on', ['vic/looks-on'], 'val/looks-on', 'watched'],
  ['one who talks where one looks on', ['ann', 'bob', 'vic/looks-on'], 'cy', undefined],
  ['one who looks on for the third time', ['vic/looks-on', 'vic/looks-on'], 'vic/looks-on', 'twice'],
  ['one side by three doors', ['ann/client', 'link-1/client'], 'link-2/client', 'twice'],
  ['three on a side that is not one person', ['ann/expert', 'bob/expert'], 'cy/expert', undefined],
])('%s', (_, seated, coming, told) => {
  const [one = { holder: '', side: undefined }] = sitters(coming)
  expect(whyFull(LIMIT, sitters(...seated), one)).toBe(told)
})
