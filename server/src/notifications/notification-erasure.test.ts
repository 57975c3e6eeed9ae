import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { listNotifications } from '#contract/notifications.ts'
import type { Caller } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { hiringProject, move } from '../../test/hired-project.ts'
import { accountEvent } from '../accounts/account-events.ts'
import { upsertAccount } from '../accounts/account-store.ts'
import { offerReminder } from '../hiring/offer-events.ts'
import { offerById } from '../hiring/offer-store.ts'
import type { Database } from '../platform/database/database.ts'
import { dispatchBatch } from '../platform/events/dispatcher.ts'
import { publish } from '../platform/events/domain-event.ts'
import { changeInbox } from './inbox-changes.ts'
import { INBOX_CHANGES } from './inbox-store.ts'
import { createNotificationConsumer } from './notification-consumer.ts'
import { eraseNotifications } from './notification-erasure-store.ts'

const tell = (database: Database) =>
  dispatchBatch(database, [
    createNotificationConsumer({
      ...{ words: { titleFor: title => title }, base: '', told: { inc: () => undefined }, queueDelivery: async () => undefined },
    }),
  ])
const inboxOf = async (caller: Caller) => (await caller.call(listNotifications, { recipientEmail: caller.email })).body.notifications

test('who deletes his account is named in nothing that others were told, be he its sender or not', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  const { database } = app
  const made = await offer()
  const row = await offerById(database.query, made.id)
  if (row) await database.transaction(tx => publish(tx, offerReminder('offer-expiring', row)))
  await move(bea, made, 'declined', 'Bea has no time.')
  await tell(database)
  expect(JSON.stringify(await inboxOf(cleo))).toContain('Bea')
  expect((await bea.call(deleteAccount, { email: bea.email })).status).toBe(200)
  const told = await inboxOf(cleo)
  expect(told.slice(0, 2).map(({ title, message }) => [title, message])).toEqual([
    [`Former member declined ‘${made.taskTitle}’`, 'The task is free for another expert.'],
    [`The offer for ‘${made.taskTitle}’ runs out within a day`, 'Former member has not answered yet.'],
  ])
  expect(told[0]?.metadata).not.toHaveProperty('quote')
  const rooms = await database.pool.query(
    "select room from live_rooms where room like '%' || $1 union all select room from live_messages where room like '%' || $1",
    [bea.accountId],
  )
  expect(rooms.rows).toEqual([])
  const { rows } = await database.pool.query('select notifications::text as all from notifications')
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Bea|${bea.accountId}`))
})

test('what is told of somebody after his account is gone names him no more, and is told', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  const { database } = app
  const made = await offer()
  await move(bea, made, 'declined', 'Bea has no time.')
  expect((await bea.call(deleteAccount, { email: bea.email })).status).toBe(200)
  expect(await tell(database)).toMatchObject({ failed: [] })
  const told = await inboxOf(cleo)
  expect(told.map(({ title }) => title)).toContain(`Former member declined ‘${made.taskTitle}’`)
  expect(JSON.stringify(told)).not.toContain('Bea')
})

test('told something, looked at and deleted at once: nobody waits for another in a circle', { timeout: 60_000 }, async () => {
  const database = await testDatabase()
  for (let round = 0; round < 30; round++) {
    const accountId = await upsertAccount(database.query, {
      ...{ email: `ann${round}@example.com`, name: 'Ann', roles: ['client'], emailVerified: true, isSample: false },
    })
    const happens = () => database.transaction(tx => publish(tx, accountEvent('passkey-added', accountId)))
    await happens()
    await tell(database)
    await happens()
    const leave = () =>
      database.transaction(async tx => {
        await eraseNotifications(tx, accountId)
        await tx.execute(`delete from accounts where id = '${accountId}'`)
      })
    const look = () => changeInbox(database, accountId, [INBOX_CHANGES.markUpTo(2 ** 31 - 1, true)])
    const [, told] = await Promise.all([leave(), tell(database), look(), look()])
    expect(told).toMatchObject({ failed: [] })
  }
  expect((await database.pool.query('select from notifications')).rowCount).toBe(0)
})
