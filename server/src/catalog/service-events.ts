import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { LockedService } from './service-lock-service.ts'

export const SERVICE_EVENTS = ['service-stopped', 'service-put-back'] as const

/** What an admin did with somebody's service, and why he stopped it. */
export const serviceEvent = (
  type: (typeof SERVICE_EVENTS)[number],
  { id, title, accountId }: LockedService,
  reason: string,
): DomainEvent => ({ subject: `service:${id}`, type, payload: { serviceId: id, title, ownerId: accountId, reason } })
