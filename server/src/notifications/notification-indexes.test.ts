import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { upsertAccount } from '../accounts/account-store.ts'
import { changeInbox } from './inbox-changes.ts'
import { INBOX_CHANGES } from './inbox-store.ts'
import { inboxStatement, notificationsBelow, unreadCountOf } from './notification-store.ts'

/** An account with 10,000 notifications, and 200,000 newer ones of others: who comes back after a while has the oldest. */
const setUp = async () => {
  const database = await testDatabase()
  const ids: string[] = []
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan'])
    ids.push(
      await upsertAccount(database.query, {
        ...{ email: `${name.toLowerCase()}@example.com`, name, roles: ['client'], emailVerified: true, isSample: false },
      }),
    )
  await database.pool.query(
    `insert into notifications (account_id, type, category, title, message, because, event_id, is_in_app, read_at)
     select ($1::uuid[])[case when n <= 10000 then 1 else 2 + n % 3 end], 'offer_answered', 'project_update', 'Told ' || n, 'It happened.', 'It is yours.', n, true,
       case when n % 3 = 0 then null else now() end
     from generate_series(1, 210000) n`,
    [ids],
  )
  await database.pool.query('analyze notifications')
  return { database, ann: ids[0] ?? '' }
}

test('an inbox of ten thousand is read by its index, on the first page and on a deep one', async () => {
  const { database, ann } = await setUp()
  const planOf = async (below: number | undefined, isRead?: boolean) => {
    const { sql, params } = inboxStatement(database.query, ann, { place: 'inbox', isRead }, below, 21)
    const { rows } = await database.pool.query(`explain (analyze, buffers, format json) ${sql}`, params)
    const [{ Plan: plan }] = rows[0]['QUERY PLAN']
    return { text: JSON.stringify(plan), read: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
  }
  for (const below of [undefined, 5_000]) {
    const plan = await planOf(below)
    expect(plan.text).toContain('notifications_of_account')
    expect(plan.text).not.toContain('"Sort"')
    expect(plan.read).toBeLessThan(100)
  }
  expect((await planOf(undefined, false)).text).toContain('notifications_unread')
  expect(await notificationsBelow(database.query, ann, { place: 'inbox' }, 5_000, 20)).toHaveLength(20)
  await changeInbox(database, ann, [INBOX_CHANGES.markUpTo(2 ** 31 - 1, false)])
  expect(await unreadCountOf(database.query, ann)).toBe(6_667)
})
