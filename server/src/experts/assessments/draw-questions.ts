import { randomInt } from 'node:crypto'
import { QUESTIONS_PER_ATTEMPT } from '#contract/experts-assessments.ts'
import type { BankQuestion } from './bank/bank-question.ts'
import type { PutQuestion } from './put-question.ts'

/** From 0 up to, not including, `below`. */
type Draw = (below: number) => number

/** Of an attempt's questions so many at most want words of one's own. */
const SHORT_ANSWERS_PER_ATTEMPT = 1

const shuffled = <T>(items: readonly T[], draw: Draw): T[] => {
  const rest = [...items]
  return items.flatMap(() => rest.splice(draw(rest.length), 1))
}

/** Questions for one attempt and the order of their options, drawn so that nobody can foretell them. */
export const drawQuestions = (bank: readonly BankQuestion[], draw: Draw = randomInt): PutQuestion[] => {
  const ofType = (type: BankQuestion['type']) =>
    shuffled(
      bank.filter(question => question.type === type),
      draw,
    )
  const short = ofType('short_answer').slice(0, SHORT_ANSWERS_PER_ATTEMPT)
  const choices = ofType('multiple_choice').slice(0, QUESTIONS_PER_ATTEMPT - short.length)
  // Whoever is to write something does so at the end.
  return [...choices, ...short].map(question => ({
    id: question.id,
    options: question.type === 'multiple_choice' ? shuffled([...question.options.keys()], draw) : [],
  }))
}
