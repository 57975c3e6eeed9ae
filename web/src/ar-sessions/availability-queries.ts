import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Availability, getAvailability, saveAvailability } from '#contract/ar-sessions-availability.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { SESSIONS_KEY } from './session-queries.ts'

const AVAILABILITY_KEY = [...SESSIONS_KEY, 'availability'] as const

export const useGetAvailability = () =>
  useQuery<Availability>({ queryKey: AVAILABILITY_KEY, queryFn: ({ signal }) => call(getAvailability, {}, signal) })

const stillBooked = (count: number) =>
  count === 0
    ? ''
    : ` ${count === 1 ? '1 session is' : `${count} sessions are`} booked outside of these times and ${count === 1 ? 'stays' : 'stay'} booked.`

export const useSaveAvailability = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (availability: Availability) => call(saveAvailability, availability),
    onSuccess: ({ sessionsOutside, ...saved }) => {
      queryClient.setQueryData(AVAILABILITY_KEY, saved)
      showSuccess(`Your availability is saved.${stillBooked(sessionsOutside)}`, 'save-availability')
    },
    onError: error => showError(`Failed to save your availability: ${error.message}`, 'save-availability'),
  })
}
