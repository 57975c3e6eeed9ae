import { uuidv7 } from 'uuidv7'
import { ASSESSMENT_TYPES, type AssessmentType } from '#contract/experts.ts'
import {
  ASSESSMENT_NAMES,
  type AssessmentQuestion,
  type AssessmentResult,
  type AssessmentState,
  ATTEMPT_MINUTES,
  PASS_THRESHOLD,
  type submitAssessment,
} from '#contract/experts-assessments.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { profileOfAccount } from '../expert-profile-store.ts'
import { GRACE_MS, isOpen, stateOf, statesOf } from './assessment-state.ts'
import { type AttemptRow, attemptsOf, endAttempt, endOverdue, insertAttempt, lockAttempts, markPassed } from './assessment-store.ts'
import { drawQuestions } from './draw-questions.ts'
import { QUESTION_BANKS } from './question-banks.ts'
import { nextAttemptAt } from './retry-rule.ts'
import { scoreOf } from './score-answers.ts'

/** Tests of an expert's knowledge. What is right never leaves this house, and who passed is found out here. */
export interface AssessmentService {
  list(actor: Actor): Promise<AssessmentState[]>
  questions(actor: Actor, skillType: string): Promise<AssessmentQuestion[]>
  submit(actor: Actor, input: ParsedInputOf<typeof submitAssessment>): Promise<AssessmentResult>
}

type HandedIn = ParsedInputOf<typeof submitAssessment>

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const TIME_OVER = 'Time is over: this attempt was not handed in before its end.'

const isAssessment = (type: string): type is AssessmentType => ASSESSMENT_TYPES.some(known => known === type)
const putQuestions = ({ id, skillType, questions, deadlineAt }: AttemptRow): AssessmentQuestion[] => {
  const secondsLeft = Math.max(0, Math.ceil((deadlineAt.getTime() - Date.now()) / SECOND_MS))
  const attempt = { attemptId: id, deadlineAt: deadlineAt.toISOString(), secondsLeft }
  return questions.flatMap(({ id: questionId, options: order }) => {
    const found = QUESTION_BANKS[skillType].find(question => question.id === questionId)
    if (!found) return []
    const options = found.type === 'multiple_choice' ? order.flatMap(at => found.options[at] ?? []) : []
    return [{ id: found.id, question: found.question, type: found.type, options, ...attempt }]
  })
}

const inWords = (moment: string): string => `${moment.slice(0, 10)} at ${moment.slice(11, 16)} UTC`

const begin = async (tx: Transaction, expertProfileId: number, skillType: AssessmentType, now: Date): Promise<AttemptRow> => {
  await endOverdue(tx, expertProfileId, new Date(now.getTime() - GRACE_MS))
  const attempts = await attemptsOf(tx, expertProfileId)
  const state = stateOf(skillType, attempts, now)
  if (state.hasPassed) throw new AppError('conflict', `You have passed ${ASSESSMENT_NAMES[skillType]} already.`)
  if (state.nextAttemptAt !== null) throw new AppError('conflict', `You can try again on ${inWords(state.nextAttemptAt)}.`)
  const attempt = {
    ...{ id: uuidv7(), expertProfileId, skillType, questions: drawQuestions(QUESTION_BANKS[skillType]), startedAt: now },
    deadlineAt: new Date(now.getTime() + ATTEMPT_MINUTES * MINUTE_MS),
  }
  await insertAttempt(tx, attempt)
  return { ...attempt, submittedAt: null, answers: null, scorePercentage: null, hasPassed: false }
}

/** The attempt that answers are handed in for, if they come in time and are all there. */
const requireAttempt = (attempts: readonly AttemptRow[], { attemptId, answers }: HandedIn, now: Date): AttemptRow => {
  const attempt = attempts.find(({ id }) => id === attemptId)
  if (!attempt) throw new AppError('not_found', 'There is no such attempt of yours.')
  if (attempt.scorePercentage !== null) throw new AppError('conflict', 'This attempt was handed in already.')
  if (!isOpen(attempt, now)) throw new AppError('conflict', TIME_OVER)
  const answered = new Set(answers.map(({ questionId }) => questionId))
  if (attempt.questions.some(({ id }) => !answered.has(id))) throw new AppError('bad_request', 'Answer every question before you submit.')
  return attempt
}

const score = async (tx: Transaction, expertProfileId: number, handedIn: HandedIn): Promise<AssessmentResult> => {
  const now = new Date()
  await lockAttempts(tx, expertProfileId)
  const attempts = await attemptsOf(tx, expertProfileId)
  const { id, skillType, questions, startedAt } = requireAttempt(attempts, handedIn, now)
  const { answers } = handedIn
  const scorePercentage = scoreOf(QUESTION_BANKS[skillType], questions, answers)
  const hasPassed = scorePercentage >= PASS_THRESHOLD
  await endAttempt(tx, id, { submittedAt: now, answers, scorePercentage, hasPassed })
  if (hasPassed) await markPassed(tx, expertProfileId, skillType)
  const begun = attempts.filter(other => other.skillType === skillType).map(other => other.startedAt)
  return {
    ...{ skillName: ASSESSMENT_NAMES[skillType], scorePercentage, passThreshold: PASS_THRESHOLD, hasPassed },
    completionTimeMinutes: Math.max(1, Math.round((now.getTime() - startedAt.getTime()) / MINUTE_MS)),
    nextAttemptAt: hasPassed ? null : (nextAttemptAt(begun, now)?.toISOString() ?? null),
  }
}

export const createAssessmentService = (database: Database): AssessmentService => {
  const ownProfile = async (actor: Actor) => {
    const profile = await profileOfAccount(database.query, requireAccount(actor))
    if (!profile) throw new AppError('not_found', 'Make your expert profile first.')
    return profile
  }
  return {
    list: async actor => statesOf(await attemptsOf(database.query, (await ownProfile(actor)).id), new Date()),
    questions: async (actor, skillType) => {
      if (!isAssessment(skillType)) throw new AppError('not_found', 'No Assessment Available')
      const { id } = await ownProfile(actor)
      const attempt = await database.transaction(async tx => {
        const now = new Date()
        await lockAttempts(tx, id)
        const open = (await attemptsOf(tx, id)).find(each => each.skillType === skillType && isOpen(each, now))
        return open ?? begin(tx, id, skillType, now)
      })
      return putQuestions(attempt)
    },
    submit: async (actor, input) => {
      const { id } = await ownProfile(actor)
      if (input.expertProfileId !== id) throw new AppError('forbidden', 'An expert answers for himself only.')
      return database.transaction(tx => score(tx, id, input))
    },
  }
}
