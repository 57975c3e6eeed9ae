import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveExpertProfile } from '#contract/experts.ts'
import { requestVerification } from '#contract/experts-verification.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { call } from '../platform/call.ts'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { draftDocumentsKey, ownProfileKey, requestsKey } from './expert-queries.ts'

/** What went wrong in its own words; what nobody foresaw has none. */
export const failureText = (error: unknown, known: (message: string) => string, otherwise: string): string =>
  error instanceof AppError ? known(error.message) : otherwise

/** `onSaved`: called here, because the form that makes a profile is gone once there is one. */
export const useSaveExpertProfile = (onSaved?: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fields: InputOf<typeof saveExpertProfile>) => call(saveExpertProfile, fields),
    onSuccess: profile => {
      showSuccess(`Profile for ${profile.expertName} has been saved.`, 'save-profile')
      queryClient.setQueryData(ownProfileKey(profile.expertEmail), profile)
      onSaved?.()
      // Whoever makes a profile is an expert from then on; another name may have asked for a review.
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
        queryClient.invalidateQueries({ queryKey: requestsKey(profile.id) }),
      ])
    },
    onError: (error, { expertEmail }) => {
      showError(
        failureText(error, message => `Failed to save profile: ${message}`, 'An unknown error occurred while saving the profile.'),
        'save-profile',
      )
      // An admin may have decided meanwhile: what is asked before saving depends on it.
      return queryClient.invalidateQueries({ queryKey: ownProfileKey(expertEmail) })
    },
  })
}

/** `onTaken`: it lies with the house now. Called here, because the form is gone once its expert is known to wait. */
export const useRequestVerification = (profile: { id: number; expertEmail: string }, onTaken: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof requestVerification>, 'expertProfileId'>) =>
      call(requestVerification, { expertProfileId: profile.id, ...input }),
    onSuccess: () => {
      onTaken()
      queryClient.removeQueries({ queryKey: draftDocumentsKey(profile.id) })
      showSuccess('Verification request submitted successfully.', 'request-verification')
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: requestsKey(profile.id) }),
        queryClient.invalidateQueries({ queryKey: ownProfileKey(profile.expertEmail) }),
      ])
    },
    onError: error =>
      showError(
        failureText(error, message => `Failed to submit request: ${message}`, 'An unknown error occurred while submitting the request.'),
        'request-verification',
      ),
  })
}
