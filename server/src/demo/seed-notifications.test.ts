import { expect, test } from 'vitest'
import { signInToDemo } from '#contract/accounts.ts'
import { listNotifications, readUnreadNotifications } from '#contract/notifications.ts'
import { testApp } from '../../test/app.ts'
import { openBrowser } from '../../test/browser.ts'
import { DEMO_PEOPLE, type DemoIdentity } from '../accounts/account-service.ts'
import { domainEvents } from '../platform/events/event-tables.ts'
import { seedDeals } from './seed-deals.ts'
import { seedDemo } from './seed-demo.ts'
import { seedHistory } from './seed-history.ts'
import { seedNotifications } from './seed-notifications.ts'
import { seedVerification } from './seed-verification.ts'

test('each of the demo people has a handful of notifications of different kinds, dated, few of them unread, once however often it is seeded', async () => {
  const app = await testApp()
  await seedDemo(app.database, { analyse: app.app.analyse, analyseLater: async () => undefined })
  await seedHistory(app.database)
  await seedVerification(app.database, app.app.keepFile)
  await seedDeals(app.database)
  await seedNotifications(app.database)
  await seedNotifications(app.database)
  const read = async (as: DemoIdentity) => {
    const browser = openBrowser(app)
    await browser.call(signInToDemo, { as })
    const recipientEmail = DEMO_PEOPLE[as].email
    const { notifications } = (await browser.call(listNotifications, { recipientEmail })).body
    const { count } = (await browser.call(readUnreadNotifications, { recipientEmail })).body
    expect(count).toBe(notifications.filter(({ isRead }) => !isRead).length)
    expect(count).toBeLessThanOrEqual(3)
    const dates = notifications.map(({ createdAt }) => createdAt.getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    return notifications.map(({ notificationType, title }) => `${notificationType}: ${title}`)
  }
  const kinds = (told: readonly string[]) => [...new Set(told.map(text => text.split(':')[0]))].toSorted()
  expect(kinds(await read('client'))).toEqual(['analysis_finished', 'offer_answered', 'work_delivered'])
  expect(kinds(await read('expert'))).toEqual(['offer_received', 'review_received', 'work_judged'])
  expect((await read('admin')).length).toBeGreaterThan(0)
  // What the seed caused itself is told to nobody a second time.
  expect(await app.database.pool.query('select 1 from domain_events where dispatched_at is null')).toMatchObject({ rowCount: 0 })
  expect(await app.database.query.$count(domainEvents)).toBeGreaterThan(0)
})
