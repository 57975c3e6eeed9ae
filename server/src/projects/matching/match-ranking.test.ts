import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExpertCandidate } from '../../experts/expert-service.ts'
import { chooseMatches, type Fairness, type MatchTask, type SkillKnowledge, scoreMatches } from './match-ranking.ts'

const NOW = new Date('2026-01-15T12:00:00Z')

/** Two skills of one family are close, everything else has nothing to do with each other. */
const knowledge: SkillKnowledge = {
  name: id => id.toUpperCase(),
  closeness: (a, b) => (a === b ? 1 : a[0] === b[0] ? 0.6 : 0),
}
const task: MatchTask = { requiredSkillIds: ['boiler', 'pump'], goingRate: 80, budgetRate: null, clientTimezone: null }

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
const score = (given: Partial<ExpertCandidate>, of: Partial<MatchTask> = {}) =>
  scoreMatches({ ...task, ...of }, [expert(given)], knowledge, NOW)[0]?.matchScore ?? -1
const choose = (candidates: ExpertCandidate[], fairness: Partial<Fairness> = {}, of: Partial<MatchTask> = {}) =>
  chooseMatches(
    scoreMatches({ ...task, ...of }, candidates, knowledge, NOW),
    { inPlan: new Map(), ofLate: new Map(), present: [], turn: 1, ...fairness },
    3,
  )
const idsOf = (matches: { expertId: number }[]) => matches.map(match => match.expertId)
const newcomer = (given: Partial<ExpertCandidate> = {}) => expert({ ratingAverage: 0, reviewsCount: 0, completedCount: 0, ...given })

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

describe('a score', () => {
  test('counts an exact skill more than a close one, a close one more than none', () => {
    expect(score({ skillIds: ['boiler', 'pump'] })).toBeGreaterThan(score({ skillIds: ['bathroom', 'pump'] }))
    expect(score({ skillIds: ['bathroom', 'pump'] })).toBeGreaterThan(score({ skillIds: ['pump'] }))
  })

  test('is none with too few of the skills, however good somebody is', () => {
    expect(scoreMatches(task, [expert({ skillIds: ['logo'], ratingAverage: 5 })], knowledge, NOW)).toEqual([])
  })

  test.each([
    ['better reviews', { ratingAverage: 5 }, { ratingAverage: 3.6 }],
    ['many good reviews rather than one', { ratingAverage: 5, reviewsCount: 60 }, { ratingAverage: 5, reviewsCount: 1 }],
    ['being verified', { verificationStatus: 'verified' }, { verificationStatus: 'not_verified' }],
    ['being available', { availabilityStatus: 'available' }, { availabilityStatus: 'busy' }],
    ['the going rate rather than twice of it', { hourlyRate: 80 }, { hourlyRate: 160 }],
    ['words that fit', { textRank: 1 }, { textRank: 0 }],
  ])('is lifted by %s', (_what, better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse))
  })

  test("is lifted by working hours in common, once the client's zone is known", () => {
    const [near, far] = [{ timezone: 'Europe/Lisbon' }, { timezone: 'Pacific/Auckland' }]
    expect(score(near, { clientTimezone: 'Europe/Berlin' })).toBeGreaterThan(score(far, { clientTimezone: 'Europe/Berlin' }))
    expect(score(near)).toBe(score(far))
  })

  test('does not move with anything that is not an input of it', () => {
    expect(score({ id: 7, yearsExperience: 40 })).toBe(score({ id: 1, yearsExperience: 0 }))
  })
})

describe('who does not know the leading skill', () => {
  const distant: SkillKnowledge = { ...knowledge, closeness: (a, b) => (a === b ? 1 : 0.3) }
  const found = (...candidates: ExpertCandidate[]) =>
    idsOf(scoreMatches({ ...task, requiredSkillIds: ['boiler'] }, candidates, distant, NOW))
  const holder = expert({ id: 1, skillIds: ['boiler'] })
  const relative = expert({ id: 2, skillIds: ['camera'], ratingAverage: 5 })

  test('is not suggested beside somebody who has the skill', () => {
    expect(found(holder, relative)).toEqual([1])
  })

  test('is not suggested beside him for having the second one', () => {
    const both = { ...task, requiredSkillIds: ['boiler', 'camera'] }
    expect(idsOf(scoreMatches(both, [holder, expert({ id: 3, skillIds: ['camera'] })], distant, NOW))).toEqual([1])
  })

  test('is suggested where nobody has it', () => {
    expect(found(relative)).toEqual([2])
  })
})

describe('the best', () => {
  test('among those who have the skill is the one who names it first', () => {
    const specialist = expert({ id: 2, skillIds: ['boiler', 'logo', 'paint', 'pump'] })
    const allRounder = expert({ id: 1, skillIds: ['paint', 'logo', 'pump', 'boiler'] })
    expect(idsOf(choose([allRounder, specialist], {}, { requiredSkillIds: ['boiler'] }))).toEqual([2, 1])
  })

  test('come in order, and fairness never puts a clearly weaker one first', () => {
    const weaker = expert({ id: 2, skillIds: ['boiler'], ratingAverage: 3.8 })
    expect(idsOf(choose([weaker, expert({ id: 1 })], { inPlan: new Map([[1, 9]]), ofLate: new Map([[1, 99]]) }))).toEqual([1, 2])
  })

  test('are the same in whatever order the database answered', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyExpert, { selector: each => each.id, maxLength: 12 }), candidates => {
        expect(choose(candidates.toReversed())).toEqual(choose(candidates))
      }),
      { seed: 11 },
    )
  })
})

describe('among equals', () => {
  const equals = [1, 2, 3, 4, 5, 6].map(id => expert({ id }))

  test('nobody is suggested for everything', () => {
    const inPlan = new Map<number, number>()
    for (let n = 0; n < 4; n++) for (const { expertId } of choose(equals, { inPlan })) inPlan.set(expertId, (inPlan.get(expertId) ?? 0) + 1)
    expect([...inPlan.values()].toSorted()).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('the one who was suggested less of late goes first', () => {
    const ofLate = new Map([1, 2, 3, 4].map(id => [id, 10 - id]))
    expect(idsOf(choose(equals, { ofLate }))).toEqual([5, 6, 4])
  })

  test('a low number is no advantage: the next project begins with others', () => {
    const many = Array.from({ length: 40 }, (_, at) => expert({ id: at + 1 }))
    const seen = new Set(Array.from({ length: 40 }, (_, turn) => idsOf(choose(many, { turn }))).flat())
    expect(seen.size).toBeGreaterThan(30)
  })

  test('nor is it for the first place: those with the same score stay in the order of their turns', () => {
    const turns = Array.from({ length: 60 }, (_, turn) => idsOf(choose(equals.slice(0, 3), { turn })))
    const first = [1, 2, 3].map(id => turns.filter(ids => ids[0] === id).length)
    expect(Math.min(...first)).toBeGreaterThan(8)
    expect(
      idsOf(
        choose(equals, {
          inPlan: new Map([
            [1, 2],
            [2, 1],
            [4, 3],
            [5, 3],
            [6, 3],
          ]),
        }),
      ),
    ).toEqual([3, 2, 1])
  })

  test('asking again keeps those who were there', () => {
    const ofLate = new Map([[2, 5]])
    expect(idsOf(choose(equals, { ofLate, present: [2, 3] }))).toEqual([2, 3, expect.any(Number)])
  })

  test('an all-rounder is no equal of a specialist, however good his other points', () => {
    const specialist = expert({ id: 1, textRank: 0.3 })
    const allRounder = expert({ id: 2, skillIds: ['paint', 'logo', 'saw', 'boiler', 'pump'], textRank: 0.3, ratingAverage: 4.9 })
    const first = choose([specialist, allRounder], { ofLate: new Map([[1, 50]]) })[0]
    expect(first?.expertId).toBe(1)
  })
})

describe('the place for somebody new', () => {
  const known = [1, 2, 3, 4].map(id => expert({ id, ratingAverage: 4.9, textRank: 0.7 }))

  test('is the last of three, and said to be one', () => {
    const matches = choose([...known, newcomer({ id: 9 })])
    expect(matches.map(match => [match.expertId === 9, match.isNewcomer])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ])
  })

  test('is taken from the one whose turn came last, whatever his number', () => {
    const inPlan = new Map([
      [1, 2],
      [2, 1],
      [4, 9],
    ])
    expect(idsOf(choose([...known, newcomer({ id: 9 })], { inPlan }))).toEqual([3, 2, 9])
  })

  test('is one, however many are new', () => {
    const matches = choose([...known, newcomer({ id: 8 }), newcomer({ id: 9 })])
    expect(matches.filter(match => match.isNewcomer)).toHaveLength(1)
  })

  test.each([
    ['who is not verified', { verificationStatus: 'pending' }],
    ['who lacks the most of the task', { skillIds: ['pump'] }],
    ['who is far behind', { textRank: 0, hourlyRate: 300, availabilityStatus: 'busy' }],
    ['who was reviewed already', { reviewsCount: 3, ratingAverage: 4 }],
  ])('is not for somebody %s', (_who, given) => {
    expect(idsOf(choose([...known, newcomer({ id: 9, ...given })]))).not.toContain(9)
  })

  test('is not needed where somebody new stands among the best by himself', () => {
    const matches = choose([...known.slice(0, 2), newcomer({ id: 9 })])
    expect(matches.find(match => match.expertId === 9)?.isNewcomer).toBe(false)
  })
})
