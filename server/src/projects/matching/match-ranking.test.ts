import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExpertCandidate } from '../../experts/expert-service.ts'
import { MIN_COVERAGE, PART_POINTS, rankMatches, type SkillKnowledge, scoreMatch } from './match-ranking.ts'

/** Two skills of one family are close, everything else has nothing to do with each other. */
const knowledge: SkillKnowledge = {
  name: id => id.toUpperCase(),
  closeness: (a, b) => (a === b ? 1 : a[0] === b[0] ? 0.6 : 0),
}
const task = { requiredSkillIds: ['boiler', 'pump'], goingRate: 80 }

const expert = (given: Partial<ExpertCandidate> = {}): ExpertCandidate => ({
  id: 1,
  skillIds: ['boiler', 'pump'],
  hourlyRate: 80,
  ratingAverage: 4.6,
  reviewsCount: 20,
  completedCount: 30,
  yearsExperience: 8,
  verificationStatus: 'verified',
  availabilityStatus: 'available',
  timezone: 'UTC',
  textRank: 0.5,
  ...given,
})
const score = (given: Partial<ExpertCandidate>) => scoreMatch(task, expert(given), knowledge)?.matchScore ?? -1

const anyExpert = fc.record({
  id: fc.integer({ min: 1, max: 50 }),
  skillIds: fc.array(fc.constantFrom('boiler', 'bathroom', 'pump', 'paint', 'logo'), { maxLength: 5 }),
  hourlyRate: fc.double({ min: 0, max: 500, noNaN: true }),
  ratingAverage: fc.double({ min: 0, max: 5, noNaN: true }),
  reviewsCount: fc.nat(500),
  completedCount: fc.nat(900),
  yearsExperience: fc.nat(40),
  verificationStatus: fc.constantFrom('verified', 'pending', 'rejected', 'not_verified'),
  availabilityStatus: fc.constantFrom('available', 'busy'),
  timezone: fc.constantFrom('UTC', 'Europe/Lisbon'),
  textRank: fc.double({ min: 0, max: 1, noNaN: true }),
})

test('the points of all parts together are a hundred', () => {
  expect(Object.values(PART_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100)
})

test('whoever is scored, the parts are whole, within their limits, and add up to the score', () => {
  fc.assert(
    fc.property(anyExpert, candidate => {
      const match = scoreMatch(task, candidate, knowledge)
      if (!match) return
      expect(match.matchScore).toBeGreaterThanOrEqual(0)
      expect(match.matchScore).toBeLessThanOrEqual(100)
      expect(match.parts.reduce((sum, part) => sum + part.points, 0)).toBe(match.matchScore)
      for (const part of match.parts) {
        expect(Number.isInteger(part.points)).toBe(true)
        expect(part.points).toBeGreaterThanOrEqual(0)
        expect(part.points).toBeLessThanOrEqual(part.maxPoints)
      }
    }),
    { seed: 7 },
  )
})

test('an exact skill counts more than a close one, a close one more than none', () => {
  expect(score({ skillIds: ['boiler', 'pump'] })).toBeGreaterThan(score({ skillIds: ['bathroom', 'pump'] }))
  expect(score({ skillIds: ['bathroom', 'pump'] })).toBeGreaterThan(score({ skillIds: ['pump'] }))
})

test('among experts who have the skill, the one who names it first goes before the one who names it last', () => {
  const specialist = expert({ id: 2, skillIds: ['boiler', 'logo', 'paint', 'pump'] })
  const allRounder = expert({ id: 1, skillIds: ['paint', 'logo', 'pump', 'boiler'] })
  const ranked = rankMatches({ requiredSkillIds: ['boiler'], goingRate: 80 }, [allRounder, specialist], knowledge, new Map(), 3)
  expect(ranked.map(match => match.expertId)).toEqual([2, 1])
})

test('the first skill of a task counts most', () => {
  expect(score({ skillIds: ['boiler'] })).toBeGreaterThan(score({ skillIds: ['pump'] }))
})

test('somebody with too few of the skills is no match, however good he is', () => {
  expect(scoreMatch(task, expert({ skillIds: ['logo'], ratingAverage: 5 }), knowledge)).toBeNull()
  expect(MIN_COVERAGE).toBeGreaterThan(0)
})

test.each([
  ['better reviews', { ratingAverage: 5 }, { ratingAverage: 3.6 }],
  ['many good reviews rather than one', { ratingAverage: 5, reviewsCount: 60 }, { ratingAverage: 5, reviewsCount: 1 }],
  ['being verified', { verificationStatus: 'verified' }, { verificationStatus: 'not_verified' }],
  ['being available', { availabilityStatus: 'available' }, { availabilityStatus: 'busy' }],
  ['the going rate rather than twice of it', { hourlyRate: 80 }, { hourlyRate: 160 }],
  ['words that fit', { textRank: 1 }, { textRank: 0 }],
])('%s lifts the score', (_what, better, worse) => {
  expect(score(better)).toBeGreaterThan(score(worse))
})

test('the reasons name what was found, what was close and what was missing', () => {
  const reason = scoreMatch(task, expert({ skillIds: ['bathroom'] }), knowledge)?.parts.find(part => part.part === 'skills')?.reason
  expect(reason).toBe('has BATHROOM, close to BOILER; lacks PUMP')
})

test('among equals nobody is suggested for everything', () => {
  const equals = [1, 2, 3, 4, 5, 6].map(id => expert({ id }))
  const times = new Map<number, number>()
  for (let n = 0; n < 4; n++) rankMatches(task, equals, knowledge, times, 3)
  expect([...times.values()].toSorted()).toEqual([2, 2, 2, 2, 2, 2])
})

test('fairness never puts a clearly weaker expert first, and the best come in order', () => {
  const times = new Map([[1, 9]])
  const ranked = rankMatches(task, [expert({ id: 2, skillIds: ['boiler'], ratingAverage: 3.8 }), expert({ id: 1 })], knowledge, times, 3)
  expect(ranked.map(match => match.expertId)).toEqual([1, 2])
})

test('the same input gives the same ranking, in whatever order the database answered', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyExpert, { selector: each => each.id, maxLength: 12 }), candidates => {
      const rank = (list: ExpertCandidate[]) => rankMatches(task, list, knowledge, new Map(), 3)
      expect(rank(candidates.toReversed())).toEqual(rank(candidates))
    }),
    { seed: 11 },
  )
})
