import type { Notification } from '#contract/notifications.ts'
import { atFirstUse } from '../ui/at-first-use.ts'
import { dayOf } from './local-days.ts'

interface InboxDay {
  /** '2026-11-22', where the reader is. */
  day: string
  label: string
  notifications: Notification[]
}

const thisYearFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }))
const otherYearFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' }))

const labelOf = (moment: Date, now: Date): string => {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (dayOf(moment) === dayOf(now)) return 'Today'
  if (dayOf(moment) === dayOf(yesterday)) return 'Yesterday'
  return (moment.getFullYear() === now.getFullYear() ? thisYearFormat() : otherYearFormat()).format(moment)
}

/** A list as its days, each once, in the order of the list. */
export const byDay = (notifications: readonly Notification[], now: Date): InboxDay[] => {
  const days = new Map<string, InboxDay>()
  for (const each of notifications) {
    const day = dayOf(each.createdAt)
    const known = days.get(day)
    if (known) known.notifications.push(each)
    else days.set(day, { day, label: labelOf(each.createdAt, now), notifications: [each] })
  }
  return [...days.values()]
}
