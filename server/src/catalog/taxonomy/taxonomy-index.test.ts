import { describe, expect, it } from 'vitest'
import { SKILLS } from './skills.ts'
import { ambiguousAliases, TAXONOMY } from './taxonomy-index.ts'
import { TRADES } from './trades.ts'

const FEWEST_SKILLS = 350
const FEWEST_SKILLS_PER_TRADE = 9

describe('the shipped taxonomy', () => {
  it('has skills enough, in every trade', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(FEWEST_SKILLS)
    const thin = TRADES.filter(trade => SKILLS.filter(skill => skill.tradeId === trade.id).length < FEWEST_SKILLS_PER_TRADE)
    expect(thin.map(trade => trade.id)).toEqual([])
  })

  it('gives every skill an id of its own, in kebab case', () => {
    expect(new Set(SKILLS.map(skill => skill.id)).size).toBe(SKILLS.length)
    expect(SKILLS.filter(skill => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(skill.id))).toEqual([])
  })

  it('names only trades and related skills that exist', () => {
    expect(SKILLS.filter(skill => TAXONOMY.trade(skill.tradeId) === null)).toEqual([])
    const missing = SKILLS.flatMap(skill =>
      skill.related.filter(id => TAXONOMY.skill(id) === null || id === skill.id).map(id => `${skill.id} -> ${id}`),
    )
    expect(missing).toEqual([])
  })

  it('gives every skill at least two other words and a relative', () => {
    expect(SKILLS.filter(skill => skill.aliases.length < 2 || skill.related.length === 0).map(skill => skill.id)).toEqual([])
  })

  it('has no word that means two skills', () => {
    expect(ambiguousAliases(SKILLS)).toEqual([])
  })

  it('reports a word that means two skills', () => {
    const doubled = [...SKILLS, { id: 'x-ray', name: 'X-ray', tradeId: 'legal', aliases: ['Plumber'], related: [] }]
    expect(ambiguousAliases(doubled)).toEqual([{ alias: 'plumber', skillIds: ['plumbing', 'x-ray'] }])
  })
})

describe('resolve', () => {
  it.each([
    ['React', 'react'],
    ['react.js', 'react'],
    ['C++', 'cpp'],
    ['c#', 'csharp'],
    ['.NET', 'csharp'],
    ['ÜBERSETZUNG', 'translation'],
    ['Übersetzng', 'translation'],
    ['fontanería', 'plumbing'],
    ['chaudière', 'boiler-repair'],
    ['Go', 'go'],
    ['javscript', 'javascript'],
    ['Kubernets', 'kubernetes'],
    ['wi-fi', 'wifi'],
    ['security cameras', 'security-cameras'],
  ])('understands %s', (words, id) => {
    expect(TAXONOMY.resolve(words)?.id).toBe(id)
  })

  it('does not guess at short or unknown words', () => {
    expect(TAXONOMY.resolve('rax')).toBeNull()
    expect(TAXONOMY.resolve('alpaca breeding')).toBeNull()
    expect(TAXONOMY.resolve('')).toBeNull()
  })

  it('finds every skill by its own name', () => {
    expect(SKILLS.filter(skill => TAXONOMY.resolve(skill.name)?.id !== skill.id).map(skill => skill.id)).toEqual([])
  })
})

describe('mentionsIn', () => {
  const idsIn = (text: string) => TAXONOMY.mentionsIn(text).map(mention => mention.skill.id)

  it('prefers the longest name and tells where it stands', () => {
    const text = 'We need React Native and a water heater.'
    expect(TAXONOMY.mentionsIn(text).map(({ skill, words, index }) => [skill.id, words, index])).toEqual([
      ['react-native', 'React Native', 8],
      ['water-heater', 'water heater', 27],
    ])
  })

  it('reads whole words only', () => {
    expect(idsIn('the reaction of the leakproof loggers')).toEqual([])
  })

  it('takes everyday words for skills only where they are written as names', () => {
    expect(idsIn('I go to the shop, swift as ever')).toEqual([])
    expect(idsIn('a service in Go and an app in Swift')).toEqual(['go', 'swift'])
  })

  it('understands other languages', () => {
    expect(idsIn('Der Wasserhahn ist kaputt, la lavadora tampoco, et la chaudière non plus')).toEqual([
      'tap-repair',
      'washing-machine-repair',
      'boiler-repair',
    ])
  })
})

describe('closeness', () => {
  it('is 1 for the same, 0.6 for related in either direction, 0.2 for neighbours, else 0', () => {
    expect(TAXONOMY.closeness('react', 'react')).toBe(1)
    expect(TAXONOMY.closeness('react', 'nextjs')).toBe(0.6)
    expect(TAXONOMY.closeness('nextjs', 'react')).toBe(0.6)
    expect(TAXONOMY.closeness('angular', 'nextjs')).toBe(0.2)
    expect(TAXONOMY.closeness('react', 'roofing')).toBe(0)
    expect(TAXONOMY.closeness('react', 'unknown')).toBe(0)
  })

  it('is the same both ways', () => {
    const sample = SKILLS.filter((_, position) => position % 9 === 0)
    for (const a of sample) for (const b of sample) expect(TAXONOMY.closeness(a.id, b.id)).toBe(TAXONOMY.closeness(b.id, a.id))
  })

  it('lists the related skills of either direction', () => {
    expect(TAXONOMY.relatedTo('flutter')).toEqual(expect.arrayContaining(['react-native', 'mobile-development']))
    expect(TAXONOMY.relatedTo('unknown')).toEqual([])
  })
})

describe('defaultHourlyRate', () => {
  it("is the skill's own, else its trade's", () => {
    expect(TAXONOMY.defaultHourlyRate('patent-law')).toBe(220)
    expect(TAXONOMY.defaultHourlyRate('react')).toBe(75)
    expect(TAXONOMY.defaultHourlyRate('unknown')).toBe(0)
  })
})
