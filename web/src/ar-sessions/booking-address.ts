import { isIdText } from '../platform/id-text.ts'

/** What the address of the list says of a booking: none, one to be filled in, or one for a service or a hired task. */
export interface BookingAsked {
  serviceId: number | null
  task: { projectId: number; taskId: number } | null
}

const idOf = (text: string | null): number | null => (isIdText(text) ? Number(text) : null)

/** Null: the address asks for no booking. */
export const readBookingAsked = (search: URLSearchParams): BookingAsked | null => {
  if (search.get('book') === null) return null
  const [projectId, taskId] = [idOf(search.get('project')), idOf(search.get('task'))]
  return { serviceId: idOf(search.get('service')), task: projectId !== null && taskId !== null ? { projectId, taskId } : null }
}

/** The same address with the booking open or closed. */
export const withBooking = (search: URLSearchParams, isOpen: boolean): URLSearchParams => {
  const changed = new URLSearchParams(search)
  for (const name of ['book', 'service', 'project', 'task']) changed.delete(name)
  if (isOpen) changed.set('book', 'yes')
  return changed
}
