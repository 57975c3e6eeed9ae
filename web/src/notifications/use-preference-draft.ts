import { useState } from 'react'
import * as z from 'zod/mini'
import { NOTIFICATION_FREQUENCIES, NOTIFICATION_TYPES, type NotificationType } from '#contract/notifications-kinds.ts'
import type { NotificationPreference } from '#contract/notifications-preferences.ts'
import { draftOf } from '../platform/draft.ts'

const Change = z.object({
  inAppEnabled: z.exactOptional(z.boolean()),
  emailEnabled: z.exactOptional(z.boolean()),
  pushEnabled: z.exactOptional(z.boolean()),
  frequency: z.exactOptional(z.enum(NOTIFICATION_FREQUENCIES)),
})
export type PreferenceChange = z.infer<typeof Change>
const Changes = z.partialRecord(z.enum(NOTIFICATION_TYPES), Change)
type Changes = z.infer<typeof Changes>

const kept = (email: string) => draftOf<{ changes: string }>(`notification-preferences-${email}`, ['changes'])

const readChanges = (email: string): Changes => {
  try {
    return Changes.parse(JSON.parse(kept(email).load().changes ?? '{}'))
  } catch {
    // Somebody changed it by hand: there is no draft then.
    return {}
  }
}

/** What is said of a kind where it differs from what is saved. */
const differences = (saved: NotificationPreference, change: PreferenceChange): PreferenceChange =>
  // The entries of a change are those of a change.
  Object.fromEntries(Object.entries(change).filter(([name, value]) => Reflect.get(saved, name) !== value)) as PreferenceChange

/** Preferences that were changed and not yet saved; they outlive a reload of the tab. */
export const usePreferenceDraft = (email: string, saved: readonly NotificationPreference[]) => {
  const [changes, setChanges] = useState(() => readChanges(email))
  const keep = (after: Changes) => {
    setChanges(after)
    if (Object.keys(after).length === 0) kept(email).clear()
    else kept(email).save({ changes: JSON.stringify(after) })
  }
  const changed = saved.flatMap(row => {
    const own = differences(row, changes[row.notificationType] ?? {})
    return Object.keys(own).length === 0 ? [] : [{ notificationType: row.notificationType, ...own }]
  })
  return {
    rows: saved.map((row): NotificationPreference => ({ ...row, ...changes[row.notificationType] })),
    changed,
    change: (type: NotificationType, change: PreferenceChange) => keep({ ...changes, [type]: { ...changes[type], ...change } }),
    discard: () => keep({}),
  }
}
