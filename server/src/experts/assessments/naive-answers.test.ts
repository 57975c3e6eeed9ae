import { expect, test } from 'vitest'
import { ASSESSMENT_TYPES, type AssessmentType } from '#contract/experts.ts'
import { drawQuestions } from './draw-questions.ts'
import { QUESTION_BANKS } from './question-banks.ts'
import { scoreOf } from './score-answers.ts'

/** What somebody who knows nothing may reach; guessing reaches 25. Passing takes 70. */
const MAX_NAIVE_PERCENT = 36

const HEDGES =
  /\b(usually|often|mostly|rather|roughly|likely|most likely|may|might|can|could|some|as a rule|as long as|when|once|where)\b/gi
const ABSOLUTES = /\b(always|never|nothing|nobody|none|all|every|everybody|only|any|anybody|alone|at once|no)\b/gi
const CARE = /\b(safe|safely|secure|secured|check|confirm|confirmed|agreed|clear|clearly|first|and)\b|[,:;]/gi
const SMALL = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'in',
  'on',
  'it',
  'is',
  'and',
  'or',
  'that',
  'which',
  'what',
  'you',
  'his',
  'he',
  'for',
])

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0
const words = (text: string): Set<string> => new Set((text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter(word => !SMALL.has(word)))
const shared = (one: string, other: string): number => [...words(one)].filter(word => words(other).has(word)).length
const likeOthers = (option: string, all: readonly string[]): number =>
  all.reduce((sum, other) => (other === option ? sum : sum + shared(option, other)), 0)
/** How many of the options are longer. */
const lengthRank = (option: string, all: readonly string[]): number => all.filter(other => other.length > option.length).length

/** Ways to answer without knowing anything: the option with the highest figure is ticked. */
const STRATEGIES: Record<string, (option: string, all: readonly string[], question: string) => number> = {
  'the longest': option => option.length,
  'the second longest': (option, all) => -Math.abs(lengthRank(option, all) - 1),
  'the third longest': (option, all) => -Math.abs(lengthRank(option, all) - 2),
  'the shortest': option => -option.length,
  'the most hedged': option => count(option, HEDGES),
  'the least absolute': option => -count(option, ABSOLUTES),
  'the most absolute': option => count(option, ABSOLUTES),
  'the most careful': option => count(option, CARE),
  'the plainest': option => -count(option, CARE),
  'the one with most of the question’s words': (option, _all, question) => shared(option, question),
  'the one most like the others': likeOthers,
  'the one least like the others': (option, all) => -likeOthers(option, all),
}

const choices = (type: AssessmentType) => QUESTION_BANKS[type].flatMap(question => (question.type === 'multiple_choice' ? [question] : []))

/** In percent, over a whole bank; between equals the die is thrown. */
const scoreOfStrategy = (type: AssessmentType, figure: (typeof STRATEGIES)[string]): number => {
  const points = choices(type).map(({ question, options }) => {
    const figures = options.map(option => figure(option, options, question))
    const best = Math.max(...figures)
    return figures[0] === best ? 1 / figures.filter(each => each === best).length : 0
  })
  return (100 * points.reduce((sum, each) => sum + each, 0)) / points.length
}

test.each(ASSESSMENT_TYPES.flatMap(type => Object.keys(STRATEGIES).map(name => [type, name] as const)))(
  '%s is not passed by ticking %s',
  (type, name) => {
    const figure = STRATEGIES[name]
    expect(figure && scoreOfStrategy(type, figure)).toBeLessThanOrEqual(MAX_NAIVE_PERCENT)
  },
)

/** A die with a seed, so that the test says the same each time. */
const die = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test.each(ASSESSMENT_TYPES)('%s is not passed by always ticking the option in the same place', type => {
  const bank = QUESTION_BANKS[type]
  const draw = die(7)
  const attempts = Array.from({ length: 400 }, () => drawQuestions(bank, draw))
  for (const place of [0, 1, 2, 3]) {
    const scores = attempts.map(put => {
      const answers = put.map(({ id, options }) => {
        const asked = choices(type).find(question => question.id === id)
        return { questionId: id, answer: asked?.options[options[place] ?? 0] ?? '' }
      })
      return scoreOf(bank, put, answers)
    })
    expect(scores.reduce((sum, each) => sum + each, 0) / scores.length).toBeLessThanOrEqual(MAX_NAIVE_PERCENT)
  }
})
