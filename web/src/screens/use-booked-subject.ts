import type { BookedSubject } from '../ar-sessions/booked-subject.ts'
import type { BookingAsked } from '../ar-sessions/booking-address.ts'
import { useGetWantedService } from '../catalog/catalog-queries.ts'
import { useFindHiredTask } from '../hiring/hiring-queries.ts'
import { formatHourlyRate } from '../ui/format.ts'

/** What an address has chosen to be booked; null where it chose nothing, or what cannot be booked. */
export const useBookedSubject = (asked: BookingAsked | null): { subject: BookedSubject | null; isLoading: boolean } => {
  const service = useGetWantedService(asked?.serviceId ?? null)
  const task = useFindHiredTask(asked?.task ?? null)
  if (service.data?.isArEnabled && !service.data.isPaused && !service.data.isOwn) {
    const { id, title, expertName, hourlyRate } = service.data
    const detail = `${expertName}, ${formatHourlyRate(hourlyRate)}`
    return { subject: { kind: 'service', service: { id: String(id), name: title, detail, expertName } }, isLoading: false }
  }
  if (task.data) return { subject: { kind: 'task', task: task.data }, isLoading: false }
  return { subject: null, isLoading: service.isLoading || task.isLoading }
}
