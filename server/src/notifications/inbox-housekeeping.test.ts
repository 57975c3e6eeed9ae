import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { notified } from '../../test/notified.ts'
import { createNotificationHousekeeping } from './inbox-housekeeping.ts'
import { recountUnread } from './inbox-store.ts'
import { createInboxRound } from './inbox-wake.ts'
import { unreadCountOf } from './notification-store.ts'

const setUp = async () => {
  const { database, person } = await testApp()
  const logged: unknown[] = []
  const housekeeping = createNotificationHousekeeping(database, { error: (...said: unknown[]) => void logged.push(said[0]) })
  const { signal } = new AbortController()
  return {
    ...{ database, person, logged },
    round: () => createInboxRound(database, '').work(undefined, signal),
    night: () => housekeeping.work(undefined, signal),
    countsOf: async (...ids: string[]) => Promise.all(ids.map(id => unreadCountOf(database.query, id))),
  }
}

test('an inbox that cannot be changed holds up no other one, and at night its count is mended', async () => {
  const { database, person, logged, round, night, countsOf } = await setUp()
  const [ann, bob] = [await person('Ann'), await person('Bob')]
  const over = [{ expiresAt: new Date(Date.now() - 1) }]
  for (const each of [ann, bob]) await notified(database, each, over)
  const { accountId } = ann
  await database.pool.query('update notification_inboxes set unread_count = 0 where account_id = $1', [accountId])
  await expect(round()).rejects.toThrow('1 of 2 failed.')
  expect(await countsOf(bob.accountId)).toEqual([0])
  expect(await recountUnread(database.query, accountId)).toBe(1)
  await night()
  expect(logged).toEqual([{ accountId, was: 0, is: 1 }])
  await round()
  await night()
  expect(await countsOf(accountId, bob.accountId)).toEqual([0, 0])
  expect(logged).toHaveLength(1)
})

test('what was read is kept for half a year, and what was not for one', async () => {
  const { database, person, night, countsOf } = await setUp()
  const ann = await person('Ann')
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await notified(database, ann, [
    { title: 'unread for long', createdAt: ago(370) },
    { title: 'unread', createdAt: ago(360) },
    { title: 'read long ago', createdAt: ago(190), readAt: ago(189) },
    { title: 'read', createdAt: ago(170), readAt: ago(169) },
  ])
  await night()
  const { rows } = await database.pool.query('select title from notifications order by id')
  expect(rows.map(({ title }) => title)).toEqual(['unread', 'read'])
  expect(await countsOf(ann.accountId)).toEqual([1])
})
