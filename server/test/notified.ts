import { addUnread, holdInboxes } from '../src/notifications/inbox-store.ts'
import { notifications } from '../src/notifications/notification-tables.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { Caller } from './app.ts'

type Given = Partial<typeof notifications.$inferInsert>

/** Notifications in somebody's inbox as if events had told them, in this order; answers their ids. Nobody hears of them. */
export const notified = (database: Database, { accountId }: Caller, given: readonly Given[]): Promise<number[]> =>
  database.transaction(async tx => {
    await holdInboxes(tx, [accountId])
    const before = await tx.$count(notifications)
    const rows = given.map((each, index) => ({
      ...{ accountId, type: 'offer_answered' as const, category: 'project_update' as const, isInApp: true, eventId: before + index + 1 },
      ...{ title: `Told ${before + index + 1}`, message: 'Something happened.', because: 'It is yours.', ...each },
    }))
    if (rows.length === 0) return []
    const made = await tx.insert(notifications).values(rows).returning({ id: notifications.id })
    await addUnread(tx, [accountId], rows.filter(({ readAt, isInApp }) => !readAt && isInApp).length)
    return made.map(({ id }) => id)
  })
