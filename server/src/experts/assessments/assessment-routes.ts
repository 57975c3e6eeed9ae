import { getAssessmentQuestions, listAssessments, submitAssessment } from '#contract/experts-assessments.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { AssessmentService } from './assessment-service.ts'

export const bindAssessments = (bind: Bind, assessments: AssessmentService): void => {
  bind(listAssessments, actor => assessments.list(actor))
  bind(getAssessmentQuestions, (actor, { skillType }) => assessments.questions(actor, skillType))
  bind(submitAssessment, assessments.submit)
}
