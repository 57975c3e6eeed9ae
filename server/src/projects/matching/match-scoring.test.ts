import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchInputs } from '#contract/projects-matching.ts'
import { CURRENT_RULES, matchRules, type PartName } from './match-rules.ts'
import { coverageOf, scoreInputs } from './match-scoring.ts'

const INPUTS: MatchInputs = {
  skills: [
    { wanted: 'React', own: 'React', closeness: 1, place: 0 },
    { wanted: 'CSS', own: 'CSS', closeness: 1, place: 1 },
  ],
  textRank: 0.5,
  ratingAverage: 4.6,
  reviewsCount: 20,
  completedCount: 30,
  verificationStatus: 'verified',
  availabilityStatus: 'available',
  hourlyRate: 80,
  goingRate: 80,
  budgetRate: null,
  timezone: 'Europe/Lisbon',
  clientTimezone: null,
  sharedHours: null,
}
const partOf = (part: PartName, given: Partial<MatchInputs>) =>
  scoreInputs({ ...INPUTS, ...given }, CURRENT_RULES).parts.find(each => each.part === part)
const pointsOf = (part: PartName, given: Partial<MatchInputs>) => partOf(part, given)?.points ?? -1

const anyInputs: fc.Arbitrary<MatchInputs> = fc.record({
  skills: fc.array(
    fc.record({
      wanted: fc.constantFrom('React', 'CSS'),
      own: fc.constantFrom('Vue.js', null),
      closeness: fc.constantFrom(0, 0.2, 0.6, 1),
      place: fc.option(fc.nat(20)),
    }),
    { maxLength: 6 },
  ),
  textRank: fc.double({ min: 0, max: 1, noNaN: true }),
  ratingAverage: fc.double({ min: 0, max: 5, noNaN: true }),
  reviewsCount: fc.nat(500),
  completedCount: fc.nat(900),
  verificationStatus: fc.constantFrom('verified', 'pending', 'rejected', 'not_verified'),
  availabilityStatus: fc.constantFrom('available', 'busy'),
  hourlyRate: fc.double({ min: 0, max: 500, noNaN: true }),
  goingRate: fc.double({ min: 0, max: 500, noNaN: true }),
  budgetRate: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
  timezone: fc.constantFrom('UTC', 'Europe/Lisbon'),
  clientTimezone: fc.constantFrom('UTC', null),
  sharedHours: fc.option(fc.double({ min: 0, max: 8, noNaN: true })),
})

test('the rules of a version stay as they are: receipts were made with them, another number needs another version', () => {
  expect(matchRules(1)).toEqual({
    points: { skills: 46, relevance: 17, quality: 13, verification: 7, availability: 6, rate: 8, timezone: 3 },
    minCoverage: 0.3,
    leastOfLeading: 0,
    skillWeightStep: 0.6,
    leastProminence: 0.7,
    prominenceStep: 0.8,
    sideline: 0,
    priorReviews: 6,
    priorRating: 4.2,
    enoughSharedHours: 4,
    goingRateSpan: [1, 2],
    budgetSpan: [1, 1.5],
    budgetWeight: 0.5,
    starsSpan: [3, 5],
    starsWeight: 0.8,
    completedWeight: 0.2,
    completedDoublings: 7,
    verification: { verified: 1, pending: 0.4 },
    availability: { available: 1, busy: 0.35 },
    text: { words: 10, namedSkills: 2, factor: 4 },
  })
  expect(matchRules(2)).toEqual({ ...matchRules(1), leastProminence: 0.6, prominenceStep: 0.7, sideline: 0.75 })
})

test('a skill that is named after several others counts less, and the reason says so', () => {
  const skills = [{ wanted: 'React', own: 'React', closeness: 1, place: 0 }]
  const late = skills.map(skill => ({ ...skill, place: 4 }))
  expect(partOf('skills', { skills })?.reason).toBe('has React')
  expect(partOf('skills', { skills: late })?.reason).toBe('has React, listed after other skills')
  expect(pointsOf('skills', { skills: late })).toBeLessThan(pointsOf('skills', { skills }) * 0.75)
})

test('a receipt of version 1 reads as it did, however late a skill is listed', () => {
  const skills = [{ wanted: 'React', own: 'React', closeness: 1, place: 12 }]
  expect(scoreInputs({ ...INPUTS, skills }, matchRules(1)).parts.find(({ part }) => part === 'skills')?.reason).toBe('has React')
})

test('a skill itself, however late it is listed, counts as much as a related one that is listed first', () => {
  const exact = [{ wanted: 'React', own: 'React', closeness: 1, place: 30 }]
  const related = [{ wanted: 'React', own: 'Vue.js', closeness: 0.6, place: 0 }]
  expect(pointsOf('skills', { skills: exact })).toBeGreaterThanOrEqual(pointsOf('skills', { skills: related }))
})

test('the points of all parts together are a hundred', () => {
  expect(Object.values(CURRENT_RULES.points).reduce((sum, points) => sum + points, 0)).toBe(100)
})

test('whatever the inputs, the parts are whole, within their limits, and add up to the score', () => {
  fc.assert(
    fc.property(anyInputs, inputs => {
      const { matchScore, parts } = scoreInputs(inputs, CURRENT_RULES)
      expect(matchScore).toBeGreaterThanOrEqual(0)
      expect(matchScore).toBeLessThanOrEqual(100)
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(matchScore)
      for (const { points, maxPoints } of parts) {
        expect(Number.isInteger(points)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(maxPoints)
      }
    }),
    { seed: 7 },
  )
})

test('inputs that went through the database give the same score', () => {
  fc.assert(
    fc.property(anyInputs, inputs => {
      const kept: MatchInputs = JSON.parse(JSON.stringify(inputs))
      expect(scoreInputs(kept, CURRENT_RULES)).toEqual(scoreInputs(inputs, CURRENT_RULES))
    }),
    { seed: 8 },
  )
})

test('the first skill of a task counts most', () => {
  const [react, css] = INPUTS.skills
  const without = (skill: typeof react) =>
    INPUTS.skills.map(each => (each === skill ? { ...each, own: null, closeness: 0, place: null } : each))
  expect(coverageOf({ ...INPUTS, skills: without(css) }, CURRENT_RULES)).toBeGreaterThan(
    coverageOf({ ...INPUTS, skills: without(react) }, CURRENT_RULES),
  )
})

test('the reasons name what is there, what is close, what is far and what is missing', () => {
  const skills = [
    { wanted: 'TypeScript', own: 'TypeScript', closeness: 1, place: 0 },
    { wanted: 'React', own: 'Vue.js', closeness: 0.6, place: 1 },
    { wanted: 'Node.js', own: 'PHP', closeness: 0.2, place: 2 },
    { wanted: 'Docker', own: null, closeness: 0, place: null },
  ]
  expect(partOf('skills', { skills })?.reason).toBe(
    'has TypeScript; knows Vue.js, you asked for React; lacks Node.js, knows PHP as a related skill; lacks Docker',
  )
})

test('without a budget only the going rate speaks: all points up to it, none at twice of it', () => {
  expect([20, 80, 120, 160, 400].map(hourlyRate => pointsOf('rate', { hourlyRate }))).toEqual([8, 8, 4, 0, 0])
  expect(partOf('rate', { hourlyRate: 72 })?.reason).toBe('asks $72.00/hr, the going rate is $80.00/hr')
})

test('a rate that fits the budget gains, one that breaks it loses', () => {
  const tight = { budgetRate: 60 }
  expect(pointsOf('rate', { ...tight, hourlyRate: 60 })).toBe(8)
  expect(pointsOf('rate', { ...tight, hourlyRate: 80 })).toBeLessThan(pointsOf('rate', { hourlyRate: 80 }))
  const generous = { budgetRate: 160 }
  expect(pointsOf('rate', { ...generous, hourlyRate: 120 })).toBeGreaterThan(pointsOf('rate', { hourlyRate: 120 }))
  expect(partOf('rate', { ...tight, hourlyRate: 80 })?.reason).toBe(
    'asks $80.00/hr, the going rate is $80.00/hr; is above what your budget leaves: $60.00/hr for this task',
  )
  expect(partOf('rate', { ...generous, hourlyRate: 80 })?.reason).toContain('fits your budget: $160.00/hr for this task')
})

test('half a working day in common is enough, less earns less, and an unknown zone counts against nobody', () => {
  const zone = (sharedHours: number | null) => pointsOf('timezone', { clientTimezone: 'UTC', sharedHours })
  expect([8, 4, 2, 0].map(zone)).toEqual([3, 3, expect.any(Number), 0])
  expect(zone(2)).toBeLessThan(3)
  expect(zone(null)).toBe(3)
  expect(pointsOf('timezone', { clientTimezone: null })).toBe(3)
  expect(partOf('timezone', { clientTimezone: 'UTC', sharedHours: 1 })?.reason).toBe(
    'works in Europe/Lisbon; 1 working hour a day in common with you',
  )
})
