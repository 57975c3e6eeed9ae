import { notificationDeliveries, notifications } from '../src/notifications/notification-tables.ts'
import type { Database } from '../src/platform/database/database.ts'

type Given = Partial<typeof notifications.$inferInsert>
type Way = Partial<Omit<typeof notificationDeliveries.$inferInsert, 'notificationId' | 'accountId'>>

let events = 1_000_000

/** A notification as a rule tells it, with its ways out of the house; answers their numbers. */
export const notify = async (database: Database, accountId: string, given: Given = {}, ways: readonly Way[] = [{ channel: 'email' }]) => {
  events += 1
  const [row] = await database.query
    .insert(notifications)
    .values({
      ...{ accountId, type: 'offer_answered', category: 'project_update', isInApp: true, eventId: events },
      ...{ title: 'Erik accepts your offer', message: 'Erik accepts your offer ‘Rewire kitchen’.', because: 'The project is yours.' },
      ...{ actionPath: '/projects/1', actionText: 'See the project' },
      ...given,
    })
    .returning({ id: notifications.id })
  const notificationId = row?.id ?? 0
  const deliveries = await database.query
    .insert(notificationDeliveries)
    .values(
      ways.map(way => ({
        ...{ notificationId, accountId, channel: 'email' as const, state: 'waiting' as const, notBefore: new Date(0) },
        ...way,
      })),
    )
    .returning({ id: notificationDeliveries.id })
  return { notificationId, deliveryIds: deliveries.map(({ id }) => id) }
}
