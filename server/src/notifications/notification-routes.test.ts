import { expect, test } from 'vitest'
import {
  archiveNotifications,
  explainNotification,
  listNotifications,
  markNotifications,
  readUnreadNotifications,
  snoozeNotifications,
} from '#contract/notifications.ts'
import {
  readNotificationPreferences,
  readNotificationSettings,
  saveNotificationPreferences,
  saveNotificationSettings,
} from '#contract/notifications-preferences.ts'
import { type Caller, testApp } from '../../test/app.ts'
import type { Database } from '../platform/database/database.ts'
import { addUnread, holdInboxes, recountUnread } from './inbox-store.ts'
import { createInboxRound } from './inbox-wake.ts'
import { notifications } from './notification-tables.ts'

type Given = Partial<typeof notifications.$inferInsert>

/** Notifications as if events had told them, in this order; answers their ids. */
const arrive = (database: Database, { accountId }: Caller, given: readonly Given[]): Promise<number[]> =>
  database.transaction(async tx => {
    await holdInboxes(tx, [accountId])
    const before = await tx.$count(notifications)
    const rows = given.map((each, index) => ({
      ...{ accountId, type: 'offer_answered' as const, category: 'project_update' as const, isInApp: true, eventId: before + index + 1 },
      ...{ title: `Told ${before + index + 1}`, message: 'Something happened.', because: 'It is yours.', ...each },
    }))
    const made = await tx.insert(notifications).values(rows).returning({ id: notifications.id })
    await addUnread(tx, [accountId], rows.filter(({ readAt, isInApp }) => !readAt && isInApp).length)
    return made.map(({ id }) => id)
  })

const setUp = async () => {
  const house = await testApp()
  const cleo = await house.person('Cleo')
  const inbox = (caller: Caller, filter: object = {}) => caller.call(listNotifications, { recipientEmail: caller.email, ...filter })
  const titles = async (caller: Caller, filter: object = {}) => (await inbox(caller, filter)).body.notifications.map(({ title }) => title)
  const unread = async (caller: Caller) => (await caller.call(readUnreadNotifications, { recipientEmail: caller.email })).body
  return { ...house, cleo, inbox, titles, unread, told: (given: readonly Given[]) => arrive(house.database, cleo, given) }
}

test('strangers are refused, and so is whoever names the address of another', async () => {
  const { visitor, person, cleo } = await setUp()
  const stan = await person('Stan')
  const calls = [
    [listNotifications, { recipientEmail: cleo.email }],
    [readUnreadNotifications, { recipientEmail: cleo.email }],
    [markNotifications, { recipientEmail: cleo.email, notificationIds: [1], isRead: true }],
    [readNotificationPreferences, { userEmail: cleo.email }],
    [saveNotificationPreferences, { userEmail: cleo.email, preferences: [{ notificationType: 'deadline_near' }] }],
  ] as const
  for (const [endpoint, input] of calls) {
    expect((await visitor().call(endpoint, input)).status).toBe(401)
    expect((await stan.call(endpoint, input)).status).toBe(403)
  }
  for (const endpoint of [
    archiveNotifications,
    snoozeNotifications,
    explainNotification,
    readNotificationSettings,
    saveNotificationSettings,
  ])
    expect((await visitor().send(endpoint.method, endpoint.path, {})).status).toBe(401)
})

test('the ids of another change nothing, and explain nothing', async () => {
  const { person, cleo, told, unread } = await setUp()
  const stan = await person('Stan')
  const ids = await told([{}, {}])
  const mark = await stan.call(markNotifications, { recipientEmail: stan.email, notificationIds: ids, isRead: true })
  expect(mark.body).toEqual({ updatedCount: 0, unreadCount: 0 })
  expect((await stan.call(archiveNotifications, { notificationIds: ids, isArchived: true })).body.updatedCount).toBe(0)
  expect((await stan.call(snoozeNotifications, { notificationIds: ids, minutes: 60 })).body.updatedCount).toBe(0)
  expect(await stan.call(explainNotification, { notificationId: ids[0] ?? 0 })).toMatchObject({ status: 404 })
  expect((await unread(cleo)).count).toBe(2)
})

test('pages follow each other without gaps or repeats while more arrive', async () => {
  const { cleo, inbox, told } = await setUp()
  const ids = await told(Array.from({ length: 45 }, () => ({})))
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const { body } = await inbox(cleo, cursor === null ? {} : { cursor })
    seen.push(...body.notifications.map(({ id }) => id))
    cursor = body.nextCursor
    await told([{}])
  } while (cursor !== null)
  expect(seen).toEqual(ids.toReversed())
})

test('a notification is told whole, its link absolute, its moments dates', async () => {
  const { cleo, person, inbox, told, config } = await setUp()
  const ann = await person('Ann')
  const expiresAt = new Date('2030-01-01T00:00:00Z')
  const sender = { senderAccountId: ann.accountId, senderName: 'Ann' }
  const [id] = await told([{ actionPath: '/projects/7', actionText: 'Open', expiresAt, metadata: { price: 70 }, ...sender }])
  const { body } = await inbox(cleo)
  expect(body.notifications[0]).toMatchObject({
    ...{ id, recipientEmail: cleo.email, recipientName: 'Cleo', notificationType: 'offer_answered' },
    ...{ actionUrl: `http://localhost:${config.port}/projects/7`, expiresAt, metadata: { price: 70 }, isRead: false },
    ...{ senderName: 'Ann', senderEmail: ann.email },
  })
  expect(body.notifications[0]?.createdAt).toBeInstanceOf(Date)
  await told([{ type: 'offer_received', ...sender }])
  expect((await inbox(cleo)).body.notifications[0]).toMatchObject({ senderName: 'Ann', senderEmail: null })
})

test('the list is filtered by status, category, dates and place', async () => {
  const { cleo, titles, told } = await setUp()
  const day = (n: number) => new Date(`2026-05-0${n}T12:00:00Z`)
  const [, second] = await told([
    { title: 'one', createdAt: day(1), readAt: day(2) },
    { title: 'two', createdAt: day(2) },
    { title: 'three', createdAt: day(3), category: 'account_alert' },
    { title: 'hidden', createdAt: day(3), isInApp: false },
  ])
  expect(await titles(cleo)).toEqual(['three', 'two', 'one'])
  expect(await titles(cleo, { status: 'read' })).toEqual(['one'])
  expect(await titles(cleo, { status: 'unread' })).toEqual(['three', 'two'])
  expect(await titles(cleo, { category: 'account_alert' })).toEqual(['three'])
  expect(await titles(cleo, { category: 'something else' })).toEqual([])
  expect(await titles(cleo, { startDate: '2026-05-02' })).toEqual(['three', 'two'])
  expect(await titles(cleo, { endDate: '2026-05-02' })).toEqual(['two', 'one'])
  expect(await titles(cleo, { endDate: '2026-05-02T11:00:00Z' })).toEqual(['one'])
  expect(await titles(cleo, { startDate: '2026-05-02T14:00:00+02:00', endDate: '2026-05-02T12:00:00Z' })).toEqual(['two'])
  await cleo.call(archiveNotifications, { notificationIds: [second ?? 0], isArchived: true })
  expect(await titles(cleo)).toEqual(['three', 'one'])
  expect(await titles(cleo, { place: 'archive' })).toEqual(['two'])
  expect(await titles(cleo, { place: 'snoozed' })).toEqual([])
})

test.each([
  [{ recipientEmail: 'nobody' }, 'A valid recipient email is required.'],
  [{ limit: 0 }, 'limit must be an integer from 1 to 100'],
  [{ limit: 101 }, 'limit must be an integer from 1 to 100'],
  [{ limit: 'x' }, 'limit must be an integer from 1 to 100'],
  [{ status: 'new' }, 'status must be read, unread or all'],
  [{ startDate: 'May' }, 'A date in ISO 8601 is required, such as 2026-05-31.'],
  [{ endDate: '0000-01-01' }, 'A date in ISO 8601 is required, such as 2026-05-31.'],
  [{ cursor: 'x' }, 'This cursor is not one of ours. Leave it out to start from the beginning.'],
])('a list asked for with %o is refused, and told why', async (wrong, error) => {
  const { cleo } = await setUp()
  const answer = await cleo.send('GET', listNotifications.path, { recipientEmail: cleo.email, ...wrong })
  expect([answer.status, answer.error.error]).toEqual([400, error])
})

test('the unread are counted in full, however few are shown', async () => {
  const { cleo, told } = await setUp()
  await told(Array.from({ length: 25 }, () => ({})))
  const read = async (limit?: number) =>
    cleo.call(readUnreadNotifications, { recipientEmail: cleo.email, ...(limit === undefined ? {} : { limit }) })
  const { body } = await read()
  expect([body.notifications.length, body.count]).toEqual([10, 25])
  expect((await read(20)).body.notifications).toHaveLength(20)
  expect(await read(21)).toMatchObject({ status: 400, error: { error: 'limit must be an integer from 1 to 20' } })
})

test('notifications are marked as read and as unread, by id and up to one', async () => {
  const { cleo, told, unread } = await setUp()
  const ids = await told([{}, {}, {}])
  const mark = async (how: object) => (await cleo.call(markNotifications, { recipientEmail: cleo.email, isRead: true, ...how })).body
  expect(await mark({ notificationIds: [ids[0], 999_999] })).toEqual({ updatedCount: 1, unreadCount: 2 })
  // Asked for again it is still the caller's.
  expect(await mark({ notificationIds: [ids[0]] })).toEqual({ updatedCount: 1, unreadCount: 2 })
  await told([{}])
  expect(await mark({ upToId: ids[2] })).toEqual({ updatedCount: 2, unreadCount: 1 })
  expect(await mark({ notificationIds: ids, isRead: false })).toEqual({ updatedCount: 3, unreadCount: 4 })
  expect((await unread(cleo)).count).toBe(4)
  // Named, and below the last one too: asked for once.
  expect(await mark({ notificationIds: [ids[0]], upToId: ids[1] })).toEqual({ updatedCount: 2, unreadCount: 2 })
})

test.each([
  [{ notificationIds: [] }, 'At least one notification ID is required.'],
  [{}, 'At least one notification ID is required.'],
  [{ notificationIds: [0] }, 'Notification ID must be a positive integer.'],
  [{ notificationIds: [1], isRead: 'yes' }, 'isRead must be true or false.'],
  [{ notificationIds: Array.from({ length: 1001 }, (_, n) => n + 1) }, 'At most 1000 notifications at once.'],
])('marking %o is refused, and told why', async (wrong, error) => {
  const { cleo } = await setUp()
  const answer = await cleo.send('POST', markNotifications.path, { json: { recipientEmail: cleo.email, isRead: true, ...wrong } })
  expect([answer.status, answer.error.error]).toEqual([400, error])
})

test('what is archived is neither shown nor counted, and comes back as it was', async () => {
  const { cleo, told, titles, unread } = await setUp()
  const ids = await told([{ title: 'a' }, { title: 'b', readAt: new Date() }])
  const archive = async (isArchived: boolean) => (await cleo.call(archiveNotifications, { notificationIds: ids, isArchived })).body
  expect(await archive(true)).toEqual({ updatedCount: 2, unreadCount: 0 })
  expect(await titles(cleo)).toEqual([])
  expect(await archive(false)).toEqual({ updatedCount: 2, unreadCount: 1 })
  expect((await unread(cleo)).notifications.map(({ title }) => title)).toEqual(['a'])
})

test('what is snoozed is gone until it is due, and then comes back unread', async () => {
  const { cleo, told, titles, unread, database, config } = await setUp()
  const ids = await told([{ title: 'a', readAt: new Date() }, { title: 'b' }])
  const snooze = (minutes: number) => cleo.call(snoozeNotifications, { notificationIds: ids, minutes })
  expect((await snooze(60)).body).toEqual({ updatedCount: 2, unreadCount: 0 })
  expect(await titles(cleo, { place: 'snoozed' })).toEqual(['b', 'a'])
  const round = createInboxRound(database, `http://localhost:${config.port}`)
  const turn = () => round.work(undefined, new AbortController().signal)
  await turn()
  expect((await unread(cleo)).count).toBe(0)
  await database.query.update(notifications).set({ snoozedUntil: new Date(Date.now() - 1) })
  await turn()
  expect((await unread(cleo)).count).toBe(2)
  await snooze(60)
  expect((await snooze(0)).body).toEqual({ updatedCount: 2, unreadCount: 2 })
  for (const minutes of [2, -1, 43_201, 5.5])
    expect(await snooze(minutes)).toMatchObject({ status: 400, error: { error: 'Snooze for 3 minutes to 30 days.' } })
})

test('what is over and was not read is put away, with the count right; what was read stays', async () => {
  const { cleo, told, titles, database } = await setUp()
  const expiresAt = new Date(Date.now() - 1)
  await told([{ title: 'over', expiresAt }, { title: 'read', expiresAt, readAt: new Date() }, { title: 'to come' }])
  await createInboxRound(database, '').work(undefined, new AbortController().signal)
  expect(await titles(cleo)).toEqual(['to come', 'read'])
  expect(await recountUnread(database.query, cleo.accountId)).toBe(1)
})

test('preferences begin with the defaults of the kinds that concern a person', async () => {
  const { cleo, person } = await setUp()
  const read = async (caller: Caller) => (await caller.call(readNotificationPreferences, { userEmail: caller.email })).body
  const own = await read(cleo)
  expect(own.map(({ notificationType }) => notificationType)).not.toContain('offer_received')
  expect(own.find(({ notificationType }) => notificationType === 'account_security')).toEqual({
    ...{ notificationType: 'account_security', inAppEnabled: true, emailEnabled: true, pushEnabled: false, frequency: 'instant' },
    fixed: ['inApp', 'email'],
  })
  const expert = await person('Eve', ['client', 'expert'])
  expect((await read(expert)).map(({ notificationType }) => notificationType)).toContain('offer_received')
})

test('preferences are kept; what cannot be switched off is refused by name', async () => {
  const { cleo } = await setUp()
  const save = (...preferences: { notificationType: 'deadline_near' | 'account_security' | 'offer_received'; emailEnabled?: boolean }[]) =>
    cleo.call(saveNotificationPreferences, { userEmail: cleo.email, preferences })
  const { body } = await save({ notificationType: 'deadline_near', emailEnabled: false })
  expect(body.find(({ notificationType }) => notificationType === 'deadline_near')).toMatchObject({
    emailEnabled: false,
    pushEnabled: true,
  })
  expect((await cleo.call(readNotificationPreferences, { userEmail: cleo.email })).body).toEqual(body)
  expect(await save({ notificationType: 'account_security', emailEnabled: false })).toMatchObject({
    status: 400,
    error: { error: "'Account and security' always comes by e-mail: leave that on." },
  })
  expect(await save({ notificationType: 'offer_received' })).toMatchObject({ status: 400 })
  const wrong = await cleo.send('POST', saveNotificationPreferences.path, { userEmail: cleo.email, preferences: [] })
  expect(wrong.error.error).toBe('Preferences array cannot be empty.')
})

test('settings change by what is named', async () => {
  const { cleo } = await setUp()
  const read = async () => (await cleo.call(readNotificationSettings, {})).body
  expect(await read()).toEqual({ quietHours: null, digestAt: '08:00', timeZone: 'UTC', isSoundOn: false })
  await cleo.call(saveNotificationSettings, { quietHours: { from: '22:00', until: '07:00' }, timeZone: 'Europe/Lisbon' })
  await cleo.call(saveNotificationSettings, { isSoundOn: true })
  expect(await read()).toEqual({
    ...{ quietHours: { from: '22:00', until: '07:00' }, digestAt: '08:00', timeZone: 'Europe/Lisbon', isSoundOn: true },
  })
  await cleo.call(saveNotificationSettings, { quietHours: null })
  expect((await read()).quietHours).toBeNull()
  const wrong = async (settings: object) => (await cleo.send('POST', saveNotificationSettings.path, settings)).error.error
  expect(await wrong({ quietHours: { from: '25:00', until: '07:00' } })).toBe('Choose a time of day, such as 22:00.')
  expect(await wrong({ quietHours: { from: '07:00', until: '07:00' } })).toBe(
    'Quiet hours end at another time than they begin. Choose another.',
  )
  expect(await wrong({ timeZone: 'Moon' })).toBe('Choose a time zone from the list, such as Europe/Lisbon.')
})
