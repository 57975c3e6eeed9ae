import { draftOf } from '../platform/draft.ts'
import { isIdText } from '../platform/id-text.ts'

const KEPT_FOR_MS = 30 * 24 * 60 * 60_000
const PARAMETER = 'service'

/** The service whose expert somebody came for, as the address says it. */
export const readWantedService = (address: URLSearchParams): number | null => {
  const text = address.get(PARAMETER)
  return isIdText(text) ? Number(text) : null
}
export const withWantedService = (path: string, serviceId: number | null): string =>
  serviceId === null ? path : `${path}?${PARAMETER}=${serviceId}`

/** The same, for a project that was made on the way: its plan comes later, and perhaps in another tab. */
const draftFor = (projectId: number) =>
  draftOf<{ serviceId: string }>(`wanted-service-${projectId}`, ['serviceId'], { keptForMs: KEPT_FOR_MS })

export const keepWantedService = (projectId: number, serviceId: number): void => draftFor(projectId).save({ serviceId: String(serviceId) })
export const forgetWantedService = (projectId: number): void => draftFor(projectId).clear()
export const wantedServiceOf = (projectId: number): number | null => {
  const { serviceId } = draftFor(projectId).load()
  return isIdText(serviceId) ? Number(serviceId) : null
}
