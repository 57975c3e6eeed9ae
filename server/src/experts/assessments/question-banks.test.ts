import { expect, test } from 'vitest'
import { ASSESSMENT_TYPES } from '#contract/experts.ts'
import { QUESTIONS_PER_ATTEMPT } from '#contract/experts-assessments.ts'
import { drawQuestions } from './draw-questions.ts'
import { QUESTION_BANKS } from './question-banks.ts'
import { nextAttemptAt } from './retry-rule.ts'
import { scoreOf } from './score-answers.ts'

const MIN_QUESTIONS = 25

test.each(ASSESSMENT_TYPES)('the bank of %s is large enough, and each of its questions can be told from the others', type => {
  const bank = QUESTION_BANKS[type]
  expect(bank.length).toBeGreaterThanOrEqual(MIN_QUESTIONS)
  expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length)
  expect(new Set(bank.map(({ question }) => question)).size).toBe(bank.length)
  for (const question of bank) {
    if (question.type === 'multiple_choice') {
      expect(question.options.length).toBe(4)
      expect(new Set(question.options).size).toBe(4)
    } else {
      expect(question.ideas.length).toBeGreaterThan(0)
      expect(question.ideas.every(idea => idea.length > 0 && idea.every(word => word === word.toLowerCase()))).toBe(true)
    }
  }
})

test.each(ASSESSMENT_TYPES)('an attempt at %s puts each question once, and the right option in any place', type => {
  const bank = QUESTION_BANKS[type]
  const places = new Set<number>()
  const asked = new Set<number>()
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const put = drawQuestions(bank)
    expect(put).toHaveLength(QUESTIONS_PER_ATTEMPT)
    expect(new Set(put.map(({ id }) => id)).size).toBe(QUESTIONS_PER_ATTEMPT)
    for (const { id, options } of put) {
      asked.add(id)
      if (options.length > 0) places.add(options.indexOf(0))
    }
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3])
  expect(asked.size).toBe(bank.length)
})

test('right answers make 100, none makes 0, and the first option shown is worth no more than another', () => {
  const bank = QUESTION_BANKS.smart_home
  const put = drawQuestions(bank)
  const right = put.map(({ id }) => {
    const question = bank.find(known => known.id === id)
    const answer = question?.type === 'multiple_choice' ? question.options[0] : (question?.ideas.map(idea => idea[0]).join(' and ') ?? '')
    return { questionId: id, answer }
  })
  expect(scoreOf(bank, put, right)).toBe(100)
  expect(scoreOf(bank, put, [])).toBe(0)
  expect(scoreOf(bank, put, right.slice(0, 6))).toBe(50)
})

test('a short answer is worth a half point where it names something of what it should', () => {
  const bank = QUESTION_BANKS.it_cybersecurity
  const put = [{ id: 27, options: [] }]
  const score = (answer: string) => scoreOf(bank, put, [{ questionId: 27, answer }])
  expect([
    score('The SENDER is odd, and it makes pressure'),
    score('the sender looks odd'),
    score('a long answer that says nothing'),
  ]).toEqual([100, 50, 0])
})

test('a retry waits a day, after the third in a month until the first of them is a month old', () => {
  const hour = 3_600_000
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const inHours = (next: Date | null) => (next === null ? null : (next.getTime() - now.getTime()) / hour)
  expect(nextAttemptAt([], now)).toBeNull()
  expect(inHours(nextAttemptAt([ago(1)], now))).toBe(23)
  expect(nextAttemptAt([ago(24)], now)).toBeNull()
  expect(nextAttemptAt([ago(25), ago(60)], now)).toBeNull()
  expect(inHours(nextAttemptAt([ago(25), ago(60), ago(100)], now))).toBe(30 * 24 - 100)
  expect(nextAttemptAt([ago(25), ago(60), ago(721)], now)).toBeNull()
})
