import { expect, test } from 'vitest'
import { detailOf } from './notification-detail.ts'

test('what a rule kept for the letter is read, and what is for others is left', () => {
  const facts = [{ label: 'Price', value: '$400' }]
  expect(detailOf({ facts, offerId: 12 })).toEqual({ facts })
})

test('metadata that says nothing of it, or nonsense, makes a letter without it', () => {
  expect(detailOf({})).toEqual({})
  expect(detailOf({ facts: 'none' })).toEqual({})
  expect(detailOf(null)).toEqual({})
})
