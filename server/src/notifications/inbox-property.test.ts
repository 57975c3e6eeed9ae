import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OWN_INBOX_ROOM } from '#contract/notifications-live.ts'
import { testDatabase } from '../../test/database.ts'
import { accountEvent } from '../accounts/account-events.ts'
import { upsertAccount } from '../accounts/account-store.ts'
import type { Database } from '../platform/database/database.ts'
import { dispatchBatch } from '../platform/events/dispatcher.ts'
import { publish } from '../platform/events/domain-event.ts'
import { messagesAfter } from '../platform/live/live-store.ts'
import { changeInbox } from './inbox-changes.ts'
import { INBOX_CHANGES, type InboxChange, recountUnread } from './inbox-store.ts'
import { wakeInbox } from './inbox-wake.ts'
import { createNotificationConsumer } from './notification-consumer.ts'
import { unreadCountOf } from './notification-store.ts'

const NOW = new Date('2026-05-31T12:00:00Z')
const AFTER = 2 ** 31 - 1

/** What a tab, the dispatcher or time may do to an inbox. `ids` are places in the list of what has arrived so far. */
type Step =
  | { kind: 'arrive'; count: number }
  | { kind: 'expire' }
  | { kind: 'wakeDue' }
  | { kind: 'change'; of: keyof typeof OF_IDS; ids: number[] }

const OF_IDS = {
  read: (ids: number[]): InboxChange => INBOX_CHANGES.mark(ids, true),
  unread: (ids: number[]) => INBOX_CHANGES.mark(ids, false),
  readUpTo: ([id = 1]: number[]) => INBOX_CHANGES.markUpTo(id, true),
  archive: (ids: number[]) => INBOX_CHANGES.archive(ids, true),
  bringBack: (ids: number[]) => INBOX_CHANGES.archive(ids, false),
  snooze: (ids: number[]) => INBOX_CHANGES.snooze(ids, NOW),
  wake: (ids: number[]) => INBOX_CHANGES.wake(ids),
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.constantFrom<Step>({ kind: 'expire' }, { kind: 'wakeDue' }),
  fc.record({
    kind: fc.constant('change' as const),
    of: fc.constantFrom(...(Object.keys(OF_IDS) as (keyof typeof OF_IDS)[])), // the keys of a constant are its type's
    ids: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
  }),
)

const take = async (database: Database, accountId: string, each: Step): Promise<void> => {
  if (each.kind === 'arrive') {
    const events = Array.from({ length: each.count }, () => accountEvent('passkey-added', accountId))
    await database.transaction(tx => publish(tx, ...events))
    const consume = createNotificationConsumer({
      ...{ words: { titleFor: title => title }, base: '', told: { inc: () => undefined }, queueDelivery: async () => undefined },
    })
    await dispatchBatch(database, [consume])
    // Half of them are over already.
    await database.pool.query('update notifications set expires_at = $1 where id % 2 = 0', [NOW])
  } else if (each.kind === 'expire') await changeInbox(database, accountId, [INBOX_CHANGES.expire(NOW)])
  else if (each.kind === 'wakeDue') await wakeInbox(database, '', accountId, INBOX_CHANGES.wakeDue(NOW))
  else await changeInbox(database, accountId, [OF_IDS[each.of](each.ids)])
}

test('whatever three tabs, events and time do to an inbox at once, its count and the count that was said last are what is unread in it', {
  timeout: 120_000,
}, async () => {
  const database = await testDatabase()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 3, maxLength: 3 }), async tabs => {
      await database.pool.query('truncate accounts, live_rooms, live_messages, notifications, domain_events restart identity cascade')
      const accountId = await upsertAccount(database.query, {
        ...{ email: 'ann@example.com', name: 'Ann', roles: ['client'], emailVerified: true, isSample: false },
      })
      await take(database, accountId, { kind: 'arrive', count: 3 })
      await Promise.all(
        tabs.map(async steps => {
          for (const each of steps) await take(database, accountId, each)
        }),
      )
      // A dispatcher that found another one at work left its events to it.
      await take(database, accountId, { kind: 'arrive', count: 1 })
      const counted = await recountUnread(database.query, accountId)
      expect(await unreadCountOf(database.query, accountId)).toBe(counted)
      const said = await messagesAfter(database.query, OWN_INBOX_ROOM.replace('me', accountId), 0, AFTER)
      expect(said.at(-1)?.event).toMatchObject({ unreadCount: counted })
    }),
    { numRuns: 25, seed: 6 },
  )
})
