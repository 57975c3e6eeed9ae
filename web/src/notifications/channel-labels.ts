import type { NotificationChannel } from '#contract/notifications-kinds.ts'

export const CHANNEL_LABELS: Record<NotificationChannel, string> = { inApp: 'In-App', email: 'Email', push: 'Push' }
