import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consentToRecording, keepRecording, removeRecording } from '#contract/ar-sessions-record.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { call } from '../platform/call.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { SESSIONS_KEY } from './session-queries.ts'

const useFetchAnew = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
}

/** Allows that the call is recorded, or no longer. */
export const useConsentToRecording = (sessionId: number) => {
  const fetchAnew = useFetchAnew()
  return useMutation({
    mutationFn: (isAllowed: boolean) => call(consentToRecording, { sessionId, isAllowed }),
    onError: error => showError(error.message, 'recording'),
    onSettled: fetchAnew,
  })
}

/** Sends what was recorded; the page may be another one by then. */
export const useKeepRecording = (sessionId: number) => {
  const fetchAnew = useFetchAnew()
  return useMutation({
    mutationFn: ({ file, startedAt, seconds }: { file: File; startedAt: string; seconds: number }) =>
      callWithFile(keepRecording, { sessionId, startedAt, seconds }, file),
    // The line may be bad at the end of a call: what was recorded is there once.
    retry: (failures, error) => failures < 3 && errorCodeOf(error) === 'unavailable',
    onSuccess: () => showSuccess('The recording is kept in the record.', 'recording'),
    onError: error => showError(`Failed to keep the recording: ${error.message}`, 'recording'),
    onSettled: fetchAnew,
  })
}

export const useRemoveRecording = (sessionId: number) => {
  const fetchAnew = useFetchAnew()
  return useMutation({
    mutationFn: (recordingId: number) => call(removeRecording, { sessionId, recordingId }),
    onSuccess: () => showSuccess('The recording is gone.', 'recording'),
    onError: error => showError(`Failed to remove the recording: ${error.message}`, 'recording'),
    onSettled: fetchAnew,
  })
}
