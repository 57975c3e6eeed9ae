import { expect, test } from 'vitest'
import { isOpenOffer, OFFER_PROCESS, OFFER_SIDES, OFFER_STATUSES, OfferTerms } from './hiring.ts'
import { movesFrom } from './shared/process.ts'

test('an offer that waits can always be ended by both sides and by time, and every end is an end', () => {
  for (const status of OFFER_STATUSES) {
    const moves = (by: 'client' | 'expert' | 'system') => movesFrom(OFFER_PROCESS, by, status)
    if (isOpenOffer(status)) {
      expect(moves('client'), status).toContain('withdrawn')
      expect(moves('expert'), status).toContain('declined')
      expect(moves('system'), status).toContain('expired')
    }
    if (['declined', 'withdrawn', 'expired', 'closed'].includes(status))
      expect([...moves('client'), ...moves('expert'), ...moves('system')], status).toEqual([])
  }
})

test('nobody takes his own terms', () => {
  expect(movesFrom(OFFER_PROCESS, 'client', 'offered')).not.toContain('accepted')
  expect(movesFrom(OFFER_PROCESS, 'expert', 'countered')).not.toContain('accepted')
  expect(OFFER_SIDES).toEqual(['client', 'expert'])
})

test('terms say what, for how much and until when', () => {
  const good = { scope: 'x'.repeat(20), price: 0.01, dueDate: '2027-01-31' }
  expect(OfferTerms.safeParse(good).success).toBe(true)
  for (const [given, message] of [
    [{ scope: ` ${'x'.repeat(19)} ` }, 'Say in at least 20 characters what is to be done'],
    [{ scope: 'x'.repeat(5_001) }, 'The scope must be at most 5000 characters long'],
    [{ price: 0 }, 'The price must be a positive amount, at most 9999999'],
    [{ price: 10_000_000 }, 'The price must be a positive amount, at most 9999999'],
    [{ dueDate: '2027-02-30' }, 'Choose the day by which the work is to be done'],
    [{ note: 'x'.repeat(1_001) }, 'A note must be at most 1000 characters long'],
  ] as const)
    expect(OfferTerms.safeParse({ ...good, ...given }).error?.issues[0]?.message).toBe(message)
})
