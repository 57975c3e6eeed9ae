import type { AssessmentType } from '#contract/experts.ts'
import { AR_SUPPORT_QUESTIONS } from './bank/ar-support-questions.ts'
import type { BankQuestion } from './bank/bank-question.ts'
import { IT_CYBERSECURITY_QUESTIONS } from './bank/it-cybersecurity-questions.ts'
import { SMART_HOME_QUESTIONS } from './bank/smart-home-questions.ts'

/** Every assessment's questions. docs/adding-questions.md says how to add some. */
export const QUESTION_BANKS: Record<AssessmentType, readonly BankQuestion[]> = {
  it_cybersecurity: IT_CYBERSECURITY_QUESTIONS,
  smart_home: SMART_HOME_QUESTIONS,
  ar_support: AR_SUPPORT_QUESTIONS,
}
