import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { consentToRecording, keepRecording, removeRecording } from '#contract/ar-sessions-record.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { call } from '../platform/call.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { SESSIONS_KEY } from './session-queries.ts'
import { dropUnsent, type KeptWhileRecording, sendUnsent, type UnsentRecording, unsentRecordings } from './unsent-recordings.ts'
import { withLength } from './webm-length.ts'

const LOOK_AGAIN_MS = 15_000
const KEPT = 'The recording is kept in the record.'
const MENDED = 'The page was closed before the recording was sent. What was recorded until then is kept in the record.'

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

const STAYS = 'It stays in this browser: open the record of this session here to send it again or to discard it.'

// The line may be bad at the end of a call.
const retry = (failures: number, error: Error) => failures < 3 && errorCodeOf(error) === 'unavailable'

interface Recorded {
  file: File
  startedAt: string
  seconds: number
  kept: KeptWhileRecording
}

/** Sends what was recorded; the page may be another one by then. What was written down of it goes once the server has it. */
export const useKeepRecording = (sessionId: number) => {
  const fetchAnew = useFetchAnew()
  return useMutation({
    mutationFn: async ({ file, startedAt, seconds }: Recorded) =>
      callWithFile(keepRecording, { sessionId, startedAt, seconds }, await withLength(file, seconds)),
    retry,
    onSuccess: () => showSuccess(KEPT, 'recording'),
    onError: error => showError(`Failed to keep the recording: ${error.message} ${STAYS}`, 'recording'),
    onSettled: async (_sent, error, { kept }) => {
      await kept.end(error === null)
      await fetchAnew()
    },
  })
}

/** What pages that were closed or died left of this session's recordings in this browser. */
export const useListUnsentRecordings = (sessionId: number, email: string | undefined) =>
  useQuery({
    queryKey: [...SESSIONS_KEY, 'unsent-recordings', sessionId, email],
    queryFn: () => (email === undefined ? [] : unsentRecordings(email, sessionId)),
    enabled: email !== undefined,
    networkMode: 'always',
    // Another page that records may die, or be closed.
    refetchInterval: LOOK_AGAIN_MS,
  })

/** Sends what was left, as a recording of its own. */
export const useSendUnsentRecording = (sessionId: number, email: string) => {
  const fetchAnew = useFetchAnew()
  return useMutation({
    mutationFn: (left: UnsentRecording) =>
      sendUnsent(email, left, async file => {
        const { startedAt, seconds } = left
        return callWithFile(keepRecording, { sessionId, startedAt, seconds }, await withLength(file, seconds))
      }),
    retry,
    onSuccess: (isSent, { isOfThisPage }) => isSent && showSuccess(isOfThisPage ? KEPT : MENDED, 'recording'),
    onError: error => showError(`Failed to keep the recording: ${error.message} ${STAYS}`, 'recording'),
    onSettled: fetchAnew,
  })
}

export const useDropUnsentRecording = (email: string) => {
  const fetchAnew = useFetchAnew()
  return useMutation({
    mutationFn: (left: UnsentRecording) => dropUnsent(email, left),
    onSuccess: () => showSuccess('It is gone from this browser.', 'recording'),
    onError: error => showError(`Failed to remove it from this browser: ${error.message}`, 'recording'),
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
