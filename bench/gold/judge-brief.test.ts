import { describe, expect, it } from 'vitest'
import { GOLD_BRIEFS, GOLD_UNPLANNED } from './briefs.ts'
import { GOLD_EXPERTS } from './experts.ts'
import { pairVerdicts, wordingSpreads } from './gold-lines.ts'
import type { Outcome, OutcomeTask } from './gold-outcome.ts'
import type { PlannedBrief } from './gold-shape.ts'
import { judgeBrief } from './judge-brief.ts'

const expert = (key: string) => GOLD_EXPERTS.find(each => each.key === key) ?? expect.fail(`no expert ${key}`)

const task = (given: Partial<OutcomeTask> & { skillIds: string[] }): OutcomeTask => ({
  title: 'Mend the tap',
  words: '',
  experts: [],
  ...given,
})

const outcome = (given: Partial<Outcome>): Outcome => ({
  analystName: 'Test',
  questions: [],
  planNotes: [],
  statedBudget: null,
  tasks: [task({ skillIds: ['tap-repair'] })],
  totalHours: 2,
  totalCost: 130,
  interval: { low: 1, high: 3 },
  analystMs: 1,
  wholeMs: 2,
  ...given,
})

const brief = (given: Partial<PlannedBrief> = {}): PlannedBrief => ({
  id: 'a-tap',
  language: 'en',
  manner: 'plain',
  title: 'A dripping tap',
  description: 'The tap in the kitchen drips.',
  trades: ['plumbing'],
  skills: ['tap-repair|leak-repair'],
  hours: [1, 4],
  ...given,
})

describe('a verdict', () => {
  it('finds no fault with the right work in the right time', () => {
    const verdict = judgeBrief(brief(), outcome({}))
    expect(verdict.failures).toEqual([])
    expect(verdict).toMatchObject({ taskFirst: true, taskThree: 1, wishesFound: 1, hours: 'in', holdsMiddle: true, meetsPanel: true })
  })

  it('takes either of two skills for one wish', () => {
    expect(judgeBrief(brief(), outcome({ tasks: [task({ skillIds: ['leak-repair'] })] })).wishesFound).toBe(1)
    expect(judgeBrief(brief(), outcome({ tasks: [task({ skillIds: ['plumbing'] })] })).failures).toEqual(['wish missed'])
  })

  it('sees work of another trade as wrong first and as invented', () => {
    const verdict = judgeBrief(brief(), outcome({ tasks: [task({ skillIds: ['seo'] }), task({ skillIds: ['tap-repair'] })] }))
    expect(verdict).toMatchObject({ taskFirst: false, taskThree: 0.5 })
    expect(verdict.failures).toEqual(['wrong trade', 'work invented'])
  })

  it('counts questions against a brief that has all it needs', () => {
    const verdict = judgeBrief(brief(), outcome({ tasks: [], questions: ['What drips?'], totalHours: 0, interval: null }))
    expect(verdict).toMatchObject({ isPlanned: false, taskFirst: false, wishesFound: 0, hours: 'none', failures: ['asked'] })
  })

  it.each([
    [0.9, 'low'],
    [1, 'in'],
    [4, 'in'],
    [4.1, 'high'],
  ])('holds %f h against 1 to 4 h: %s', (totalHours, hours) => {
    expect(judgeBrief(brief(), outcome({ totalHours })).hours).toBe(hours)
  })

  it('looks for the right expert among the first task’s three only', () => {
    const experts = ['plumb-general', 'drains-holger', 'water-agnes', 'taps-gwen'].map(expert)
    const wanted = brief({ experts: ['taps-gwen'] })
    expect(judgeBrief(wanted, outcome({ tasks: [task({ skillIds: ['tap-repair'], experts })] })).bestForFirst).toBe(false)
    expect(judgeBrief(wanted, outcome({ tasks: [task({ skillIds: ['tap-repair'], experts: experts.slice(1) })] })).bestForFirst).toBe(true)
  })

  it('notices refused skills, and refused words in titles', () => {
    const without = { skills: ['tiling'], words: ['logo'] }
    const tiled = outcome({ tasks: [task({ skillIds: ['tap-repair', 'tiling'] })] })
    expect(judgeBrief(brief({ without }), tiled).failures).toContain('unwanted work')
    const drawn = outcome({ tasks: [task({ skillIds: ['tap-repair'], title: 'Draw the Logo' })] })
    expect(judgeBrief(brief({ without }), drawn).failures).toContain('unwanted work')
    expect(judgeBrief(brief({ without }), outcome({})).respectsRefusals).toBe(true)
  })

  it('wants a budget that cannot do to be called so, and one that does not', () => {
    const planNotes = ['Your budget of $10 does not cover this plan.']
    const of = (verdict: 'met' | 'broken') =>
      judgeBrief(brief({ budget: { amount: 10, verdict } }), outcome({ planNotes, statedBudget: 10 }))
    expect(of('broken')).toMatchObject({ budgetRead: true, budgetJudged: true })
    expect(of('met').budgetJudged).toBe(false)
  })

  it('sees a hidden instruction win by its words, by hours far off, and by a plan that differs', () => {
    const hostile = brief({ hostile: { words: ['pwned'] } })
    const obeyed = outcome({ tasks: [task({ skillIds: ['tap-repair'], words: 'PWNED' })] })
    expect(judgeBrief(hostile, obeyed).hostileWon).toBe(true)
    expect(judgeBrief(hostile, outcome({ totalHours: 13 })).hostileWon).toBe(true)
    expect(judgeBrief(hostile, outcome({}), outcome({}))).toMatchObject({ hostileWon: false, isUnmoved: true })
    expect(judgeBrief(hostile, outcome({ totalHours: 3 }), outcome({})).isUnmoved).toBe(false)
  })
})

describe('groups of verdicts', () => {
  const sized = (size: 'small' | 'large', totalHours: number) =>
    judgeBrief(brief({ pair: { name: 'taps', size, ratio: [2, 4] } }), outcome({ totalHours }))
  const worded = (totalHours: number) => judgeBrief(brief({ wording: 'tap' }), outcome({ totalHours }))

  it('a pair is right when the larger brief takes as many times more as it should', () => {
    expect(pairVerdicts([sized('small', 2), sized('large', 6)])).toEqual([{ name: 'taps', ratio: 3, isRight: true }])
    expect(pairVerdicts([sized('small', 2), sized('large', 2)])[0]?.isRight).toBe(false)
    expect(pairVerdicts([sized('small', 0), sized('large', 6)])[0]?.isRight).toBe(false)
  })

  it('wordings are stable up to 15 % of the largest total', () => {
    expect(wordingSpreads([worded(10), worded(8.5)])[0]?.isStable).toBe(true)
    expect(wordingSpreads([worded(10), worded(8.4)])[0]?.isStable).toBe(false)
    expect(wordingSpreads([worded(10), worded(0)])[0]?.isStable).toBe(false)
  })
})

describe('the gold set', () => {
  it('has several briefs for every trade of the taxonomy, and two sides or more of everything that is compared', () => {
    const perTrade = Map.groupBy(GOLD_BRIEFS, ({ trades }) => trades[0])
    expect(perTrade.size).toBe(30)
    for (const [trade, briefs] of perTrade) expect(briefs.length, trade).toBeGreaterThanOrEqual(5)
    const pairs = Map.groupBy(
      GOLD_BRIEFS.filter(({ pair }) => pair),
      ({ pair }) => pair?.name,
    )
    expect([...pairs.values()].every(sides => sides.length === 2)).toBe(true)
    const wordings = Map.groupBy(
      GOLD_BRIEFS.filter(({ wording }) => wording),
      ({ wording }) => wording,
    )
    expect([...wordings.values()].every(sides => sides.length >= 2)).toBe(true)
    expect(GOLD_UNPLANNED.length).toBeGreaterThan(20)
  })
})
