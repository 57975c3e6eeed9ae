import type { AvailabilityStatus } from '#contract/experts.ts'

const LABELS: Record<AvailabilityStatus, string> = { available: 'Available', busy: 'Busy', unavailable: 'Unavailable' }

export const availabilityLabel = (status: AvailabilityStatus): string => LABELS[status]
