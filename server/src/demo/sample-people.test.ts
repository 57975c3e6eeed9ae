import { describe, expect, test } from 'vitest'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import { readImportLine } from '../people-import/import-line.ts'
import { SAMPLE_TRADES, samplePeople } from './sample-people.ts'
import { sampleReputation } from './sample-reputation.ts'
import { sampleReviewsOf } from './sample-reviews.ts'

const people = samplePeople()
const offers = people.flatMap(person => person.services ?? [])
const part = (count: number) => count / people.length

describe('the sample people', () => {
  test('are the same on every run', () => {
    expect(samplePeople()).toEqual(people)
    expect(samplePeople().map(sampleReputation)).toEqual(people.map(sampleReputation))
  })

  test('are enough: experts, services, categories, and services by camera', () => {
    expect(people.length).toBeGreaterThanOrEqual(132)
    expect(offers.length).toBeGreaterThanOrEqual(220)
    expect(offers.filter(offer => offer.isArEnabled).length).toBeGreaterThanOrEqual(70)
    expect(new Set(offers.map(offer => offer.category)).size).toBe(TAXONOMY.trades.length)
  })

  test('begin with the demo expert, who helps by camera', () => {
    const [first] = people
    expect(first).toMatchObject({ ...DEMO_PEOPLE.expert, timezone: 'UTC', verificationStatus: 'verified', availabilityStatus: 'available' })
    expect(first?.services?.every(service => service.isArEnabled)).toBe(true)
  })

  test('are at home in every trade: three or more kinds of expert, four or more offers', () => {
    expect(SAMPLE_TRADES.map(trade => trade.tradeId).toSorted()).toEqual(TAXONOMY.trades.map(trade => trade.id).toSorted())
    for (const { tradeId, roles } of SAMPLE_TRADES) {
      expect(new Set(roles.map(role => role.title)).size, tradeId).toBeGreaterThanOrEqual(3)
      expect(roles.flatMap(role => role.services).length, tradeId).toBeGreaterThanOrEqual(4)
    }
  })

  test('are lines that the import takes', () => {
    for (const person of people) expect(readImportLine(JSON.stringify(person))).toEqual({ line: person })
  })

  test('have only skills of the taxonomy, and together nearly all of them', () => {
    const named = [...people, ...offers].flatMap(thing => thing.skills ?? [])
    for (const skill of named) expect(TAXONOMY.resolve(skill)?.name, skill).toBe(skill)
    expect(new Set(named).size).toBeGreaterThan(0.95 * TAXONOMY.skills.length)
    const ids = SAMPLE_TRADES.flatMap(trade =>
      trade.roles.flatMap(role => [...role.skillIds, ...role.services.flatMap(offer => offer.skillIds)]),
    )
    expect(ids.filter(id => TAXONOMY.skill(id) === null)).toEqual([])
  })

  test('offer only what they say they can', () => {
    for (const { name, skills = [], services = [] } of people) {
      const claimed = new Set(skills)
      for (const service of services)
        expect(
          service.skills?.every(skill => claimed.has(skill)),
          `${name}: ${service.title}`,
        ).toBe(true)
    }
  })

  test('are each somebody else: name, address, bio, and titles of services', () => {
    expect(new Set(people.map(person => person.name)).size).toBe(people.length)
    expect(new Set(people.map(person => person.email)).size).toBe(people.length)
    expect(new Set(people.map(person => person.bio)).size).toBe(people.length)
    expect(new Set(offers.map(offer => offer.title)).size).toBe(offers.length)
  })

  test('use addresses that can belong to nobody', () => {
    for (const { email } of people.slice(1)) expect(email).toMatch(/^[a-z-]+\.[a-z-]+@sample\.onhand\.example$/)
  })

  test('are mostly verified and mostly available, but not all', () => {
    const verified = part(people.filter(person => person.verificationStatus === 'verified').length)
    expect(verified).toBeGreaterThan(0.6)
    expect(verified).toBeLessThan(0.8)
    expect(new Set(people.map(person => person.verificationStatus))).toEqual(new Set(['verified', 'pending', 'not_verified']))
    expect(new Set(people.map(person => person.availabilityStatus))).toEqual(new Set(['available', 'busy', 'unavailable']))
  })

  test('are rated well on the whole, here and there badly, and have done more than was reviewed', () => {
    const written = people.flatMap(sampleReviewsOf)
    const average = written.reduce((sum, { rating }) => sum + rating, 0) / written.length
    expect(average).toBeGreaterThan(4)
    expect(average).toBeLessThan(4.8)
    expect(written.every(({ rating }) => rating >= 1 && rating <= 5 && Number.isInteger(rating * 2))).toBe(true)
    expect(written.some(({ rating }) => rating <= 2.5)).toBe(true)
    expect(people.flatMap(sampleReviewsOf)).toEqual(written)
    for (const person of people) expect(sampleReputation(person).completedCount).toBeGreaterThanOrEqual(sampleReviewsOf(person).length)
  })
})
