import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AssessmentType, ExpertProfile } from '#contract/experts.ts'
import {
  ASSESSMENT_NAMES,
  getAssessmentQuestions,
  listAssessments,
  MULTIPLE_CHOICE_QUIZ,
  submitAssessment,
} from '#contract/experts-assessments.ts'
import { call } from '../../platform/call.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'
import { ownProfileKey } from '../expert-queries.ts'

const STATES_KEY = ['experts', 'assessments'] as const
const questionsKey = (skillType: AssessmentType) => ['experts', 'assessment-questions', skillType] as const

export const useListAssessments = () =>
  useQuery({ queryKey: STATES_KEY, queryFn: ({ signal }) => call(listAssessments, {}, signal), staleTime: 0 })

/** Begins an attempt, or goes on with the one that is open. */
export const useAssessmentQuestions = (skillType: AssessmentType) =>
  useQuery({
    queryKey: questionsKey(skillType),
    queryFn: ({ signal }) => call(getAssessmentQuestions, { skillType }, signal),
    // They do not change while an attempt lasts, and are nobody's afterwards.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export interface Answered {
  attemptId: string
  answers: { questionId: number; answer: string }[]
}

export const useSubmitAssessment = (profile: ExpertProfile, skillType: AssessmentType) => {
  const queryClient = useQueryClient()
  const skillName = ASSESSMENT_NAMES[skillType]
  return useMutation({
    mutationFn: (answered: Answered) =>
      call(submitAssessment, { expertProfileId: profile.id, skillName, assessmentType: MULTIPLE_CHOICE_QUIZ, ...answered }),
    onSuccess: () => {
      showSuccess(`Assessment results for "${skillName}" submitted.`, `assessment-${skillType}`)
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: STATES_KEY }),
        queryClient.invalidateQueries({ queryKey: ownProfileKey(profile.expertEmail) }),
      ])
    },
    onError: error => {
      showError(`Failed to submit assessment: ${error.message}`, `assessment-${skillType}`)
      return queryClient.invalidateQueries({ queryKey: STATES_KEY })
    },
  })
}
