import type { BankQuestion } from './bank/bank-question.ts'
import type { PutQuestion } from './put-question.ts'

/** A short answer that names something of what it should, but not all. */
const HALF = 0.5

/** From 0 to 1. */
const pointsOf = (question: BankQuestion, answer: string): number => {
  if (question.type === 'multiple_choice') return answer === question.options[0] ? 1 : 0
  const words = answer.toLowerCase()
  const named = question.ideas.filter(idea => idea.some(word => words.includes(word))).length
  if (named === question.ideas.length) return 1
  return named > 0 ? HALF : 0
}

/** The rounded percentage of points over the questions that were put; what was not answered earns nothing. */
export const scoreOf = (
  bank: readonly BankQuestion[],
  put: readonly PutQuestion[],
  answers: readonly { questionId: number; answer: string }[],
): number => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  const points = put.map(({ id }) => {
    const question = bank.find(known => known.id === id)
    return question ? pointsOf(question, given.get(id) ?? '') : 0
  })
  return put.length === 0 ? 0 : Math.round((100 * points.reduce((sum, each) => sum + each, 0)) / put.length)
}
