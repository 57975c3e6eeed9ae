import type { Notification } from '#contract/notifications.ts'
import { daysLater } from './local-days.ts'

interface InboxAction {
  id: string
  label: string
}

const HOUR_MS = 3_600_000
const EVENING = 18
const MORNING = 9
/** Later in the day the evening is too near to be worth the wait. */
const LAST_BEFORE_EVENING = 16
const MONDAY = 1

/** When something that is put off may come back; null for a time of one's own. */
export const snoozeChoices = (now: Date): readonly (InboxAction & { until: Date | null })[] => {
  const daysToMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  return [
    { id: 'snooze-hour', label: 'Snooze for an hour', until: new Date(now.getTime() + HOUR_MS) },
    ...(now.getHours() < LAST_BEFORE_EVENING
      ? [{ id: 'snooze-evening', label: 'Snooze until this evening', until: daysLater(now, 0, EVENING) }]
      : []),
    { id: 'snooze-tomorrow', label: 'Snooze until tomorrow', until: daysLater(now, 1, MORNING) },
    // On a Sunday that is tomorrow.
    ...(daysToMonday > 1 ? [{ id: 'snooze-week', label: 'Snooze until next week', until: daysLater(now, daysToMonday, MORNING) }] : []),
    { id: 'snooze-own', label: 'Snooze until …', until: null },
  ]
}

/** What can be done with one notification, by where it lies. */
export const actionsOf = ({ isRead, isArchived, snoozedUntil }: Notification, now: Date): InboxAction[][] => {
  const isInInbox = !isArchived && snoozedUntil === null
  const back = isArchived ? { id: 'unarchive', label: 'Move to inbox' } : { id: 'wake', label: 'Bring back now' }
  return [
    [
      isRead ? { id: 'unread', label: 'Mark as Unread' } : { id: 'read', label: 'Mark as Read' },
      ...(isInInbox ? [] : [back]),
      ...(isArchived ? [] : [{ id: 'archive', label: 'Archive' }]),
    ],
    ...(isArchived ? [] : [snoozeChoices(now).map(({ id, label }) => ({ id, label }))]),
    [{ id: 'why', label: 'Why did I get this?' }],
  ]
}
