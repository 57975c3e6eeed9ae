import * as z from 'zod/mini'
import { ASSESSMENT_TYPES, type AssessmentType } from './experts.ts'
import { endpoint } from './shared/endpoint.ts'
import { isoDateTime, plainText, positiveInt } from './shared/primitives.ts'

/** What is put in one attempt, how long it may take, and from which score on it is passed. */
export const QUESTIONS_PER_ATTEMPT = 12
export const ATTEMPT_MINUTES = 20
export const PASS_THRESHOLD = 70
/** Whoever does not pass waits this long, and longer after so many attempts within a month. */
export const RETRY_AFTER_HOURS = 24
export const ATTEMPTS_PER_MONTH = 3
export const ASSESSMENT_DAYS = 30
/** Of an answer in one's own words, in characters. */
export const ANSWER_MAX = 1_000

export const MULTIPLE_CHOICE_QUIZ = 'multiple_choice_quiz'

/** The names of the assessments, as badges and screens show them. */
export const ASSESSMENT_NAMES: Record<AssessmentType, string> = {
  it_cybersecurity: 'IT & Cybersecurity',
  smart_home: 'Smart Home',
  ar_support: 'AR Support',
}

const SKILL_TYPE = 'skillType is required.'
const skillType = z
  .string({ error: SKILL_TYPE })
  .check(z.trim(), z.minLength(1, { error: SKILL_TYPE }), z.maxLength(60, { error: 'There is no such assessment.' }))

/** A question as it is put; which answer is right is not among what leaves the server. `attemptId` goes back with the answers. */
export const AssessmentQuestion = z.object({
  id: z.int(),
  question: z.string(),
  type: z.enum(['multiple_choice', 'short_answer']),
  options: z.array(z.string()),
  attemptId: z.string(),
  deadlineAt: isoDateTime,
  /** Until then, when it was answered: a page counts on from there, whatever its device takes the time to be. */
  secondsLeft: z.int(),
})
export type AssessmentQuestion = z.infer<typeof AssessmentQuestion>

export const getAssessmentQuestions = endpoint({
  method: 'GET',
  path: '/_api/assessments/questions',
  summary:
    "The questions of the caller's open attempt, the same however often they are asked for; without an open attempt one begins now, and its time runs. 409 while he has to wait.",
  access: 'signed-in',
  input: z.object({ skillType }),
  output: z.array(AssessmentQuestion),
  rateLimitPerMinute: 30,
})

/** Where an expert stands with one assessment. */
export const AssessmentState = z.object({
  skillType: z.enum(ASSESSMENT_TYPES),
  hasPassed: z.boolean(),
  passedAt: z.nullable(isoDateTime),
  /** The last attempt's; null before the first, and when its time ran out. */
  lastScore: z.nullable(z.int()),
  /** When the last attempt ended. */
  lastAt: z.nullable(isoDateTime),
  /** Attempts that have ended. */
  attempts: z.int(),
  /** An attempt is under way until then; null: none is. */
  openUntil: z.nullable(isoDateTime),
  /** Not before then; null: now. */
  nextAttemptAt: z.nullable(isoDateTime),
})
export type AssessmentState = z.infer<typeof AssessmentState>

export const listAssessments = endpoint({
  method: 'GET',
  path: '/_api/experts/assessments',
  summary: 'The assessments there are, and where the caller stands with each. 404 without an expert profile.',
  access: 'signed-in',
  input: z.object({}),
  output: z.array(AssessmentState),
})

const percentage = (message: string) =>
  z.number({ error: message }).check(z.minimum(0, { error: message }), z.maximum(100, { error: message }))

const AssessmentAnswers = z
  .array(
    z.object({
      questionId: positiveInt('Each answer needs the id of its question.'),
      answer: plainText('Answer every question before you submit.').check(z.maxLength(ANSWER_MAX, { error: 'This answer is too long.' })),
    }),
    { error: 'Answer every question before you submit.' },
  )
  .check(z.maxLength(100, { error: 'These are more answers than questions.' }))

const minutes = positiveInt('completionTimeMinutes must be a positive integer.')

export const AssessmentResult = z.object({
  skillName: z.string(),
  scorePercentage: z.int(),
  passThreshold: z.int(),
  hasPassed: z.boolean(),
  completionTimeMinutes: z.int(),
  nextAttemptAt: z.nullable(isoDateTime),
})
export type AssessmentResult = z.infer<typeof AssessmentResult>

export const submitAssessment = endpoint({
  method: 'POST',
  path: '/_api/experts/assessments',
  summary: 'Hands in an attempt; it is scored here. What the caller says of score, threshold and time is not read.',
  access: 'signed-in',
  input: z.object({
    expertProfileId: positiveInt('Expert profile ID must be a positive integer'),
    skillName: z.string({ error: 'skillName is required.' }),
    assessmentType: z.string({ error: 'assessmentType is required.' }),
    scorePercentage: z.optional(percentage('scorePercentage must be from 0 to 100.')),
    passThreshold: z._default(percentage('passThreshold must be from 0 to 100.'), PASS_THRESHOLD),
    assessmentUrl: z.optional(z.string()),
    completionTimeMinutes: z.optional(minutes),
    attemptId: z.uuid({ error: 'attemptId is required: it came with the questions.' }),
    answers: AssessmentAnswers,
  }),
  output: AssessmentResult,
})
