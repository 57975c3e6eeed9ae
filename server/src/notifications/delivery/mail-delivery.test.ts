import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { notify } from '../../../test/due-deliveries.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { createSendMailJob } from '../../platform/mail/mail-jobs.ts'
import { createMail } from '../../platform/mail/mail-queue.ts'
import { mailRefusals, mails } from '../../platform/mail/mail-tables.ts'
import { createMailTransport } from '../../platform/mail/mail-transport.ts'
import { notificationDeliveries, notificationPreferences, notificationSettings, notifications } from '../notification-tables.ts'
import { withholdWaiting } from '../tell-store.ts'
import { type Carrier, deliverDue } from './delivery-round.ts'
import { onMailGivenUp } from './delivery-side.ts'
import { settle } from './delivery-store.ts'
import { createMailCarrier } from './mail-carrier.ts'
import { createMailSwitchLinks } from './mail-switch-link.ts'

const NOON = new Date('2026-06-10T12:00:00Z')
const links = createMailSwitchLinks('a secret of this test alone')
const house = { base: 'https://help.example.org', sender: { name: 'Onhand', email: 'help@example.org' }, links }

/** The app with one person, and the round as a worker goes it. */
const setUp = async () => {
  const app = await testApp()
  const { database } = app
  const ann = await app.person('Ann')
  const send = createSendMailJob({ database, transport: createMailTransport(app.config) })
  const carrier = createMailCarrier(createMail({ send: async () => undefined }, send), house)
  const errors: unknown[] = []
  const round = (email: Carrier = carrier, now = NOON) =>
    deliverDue(database, {
      ...{ channel: 'email', carry: email, now: () => now, signal: new AbortController().signal },
      onError: error => errors.push(error),
    })
  return {
    ...{ app, database, ann, round, errors },
    tell: (given: Parameters<typeof notify>[2] = {}, way: NonNullable<Parameters<typeof notify>[3]>[number] = {}) =>
      notify(database, ann.accountId, given, [{ channel: 'email', ...way }]),
    posted: () => database.query.select().from(mails).orderBy(mails.id),
    ways: () => database.query.select().from(notificationDeliveries).orderBy(notificationDeliveries.id),
  }
}

test('what is due is mailed once, however many go round at the same time, and knows its mail', async () => {
  const { tell, round, posted, ways } = await setUp()
  await tell()
  await tell({ title: 'Another' })
  await Promise.all([round(), round(), round()])
  await round()
  const letters = await posted()
  expect(letters.map(({ subject }) => subject)).toEqual(['Erik accepts your offer', 'Another'])
  expect(await ways()).toMatchObject([
    { state: 'sent', reason: null, mailId: letters[0]?.id },
    { state: 'sent', mailId: letters[1]?.id },
  ])
})

test('a digest is one letter, the same things told as one, whoever goes round beside', async () => {
  const { tell, round, posted, ways } = await setUp()
  const about = { key: 'offer:1', name: 'the offer ‘Rewire kitchen’' }
  for (const message of ['Erik counters.', 'Erik declines.', 'Erik counters again.'])
    await tell({ message, metadata: { about } }, { isDigest: true })
  await tell({ title: 'Your plan is ready', type: 'analysis_finished', message: 'It has 5 tasks.' }, { isDigest: true })
  await Promise.all([round(), round()])
  const [letter, ...more] = await posted()
  expect(more).toEqual([])
  expect(letter?.subject).toBe('4 notifications')
  expect(letter?.body).toContain(
    '3 changes to the offer ‘Rewire kitchen’\n- Erik counters.\n  https://help.example.org/projects/1\n- Erik declines.',
  )
  expect(letter?.body).toContain('Your plan is ready\n- It has 5 tasks.')
  expect(letter?.body).toContain('because you chose so for ‘Answers to your offers’, ‘Plans’')
  expect(new Set((await ways()).map(({ mailId }) => mailId))).toEqual(new Set([letter?.id]))
})

test('a digest of one thing is called by it, and one of a single notification is its letter', async () => {
  const { tell, round, posted } = await setUp()
  const about = { key: 'offer:1', name: 'the offer ‘Rewire kitchen’' }
  await tell({ metadata: { about } }, { isDigest: true })
  await round()
  await tell({ metadata: { about } }, { isDigest: true })
  await tell({ metadata: { about } }, { isDigest: true })
  await round()
  expect((await posted()).map(({ subject }) => subject)).toEqual(['Erik accepts your offer', '2 changes to the offer ‘Rewire kitchen’'])
})

test('what was read, is over, or was switched off meanwhile is not mailed, and says why; a digest without it is none', async () => {
  const { tell, round, posted, ways, database, ann } = await setUp()
  await tell({ readAt: NOON })
  await tell({ archivedAt: NOON }, { isDigest: true })
  await tell({ expiresAt: new Date(NOON.getTime() - 1) })
  await tell({ type: 'work_delivered' })
  const off = {
    accountId: ann.accountId,
    type: 'work_delivered' as const,
    isInApp: true,
    isEmail: false,
    isPush: true,
    frequency: 'instant' as const,
  }
  await database.query.insert(notificationPreferences).values(off)
  await round()
  expect(await posted()).toEqual([])
  expect((await ways()).map(({ state, reason }) => [state, reason])).toEqual([
    ['withheld', 'You had read it in the app before this was sent.'],
    ['withheld', 'You had read it in the app before this was sent.'],
    ['withheld', 'It was over before this was sent.'],
    ['withheld', 'Switched off in your preferences.'],
  ])
})

test('what concerns rights is mailed though it was read, in quiet hours and to a suspended account', async () => {
  const { tell, round, posted, database, ann } = await setUp()
  await database.query.update(accounts).set({ suspendedAt: NOON }).where(eq(accounts.id, ann.accountId))
  const quiet = { quietFrom: '11:00', quietUntil: '13:00', digestAt: '08:00', timeZone: 'UTC', isSoundOn: false }
  await database.query.insert(notificationSettings).values({ accountId: ann.accountId, ...quiet })
  await tell({ type: 'account_security', title: 'Your account is suspended', readAt: NOON })
  await tell({ type: 'offer_answered' })
  await round()
  expect((await posted()).map(({ subject }) => subject)).toEqual(['Your account is suspended'])
})

test('in quiet hours that began meanwhile all else waits for their end', async () => {
  const { tell, round, posted, ways, database, ann } = await setUp()
  const quiet = { quietFrom: '11:00', quietUntil: '13:00', digestAt: '08:00', timeZone: 'UTC', isSoundOn: false }
  await database.query.insert(notificationSettings).values({ accountId: ann.accountId, ...quiet })
  await tell()
  await round()
  expect(await posted()).toEqual([])
  expect(await ways()).toMatchObject([{ state: 'waiting', notBefore: new Date('2026-06-10T13:00:00Z') }])
  await round(undefined, new Date('2026-06-10T13:00:00Z'))
  expect(await posted()).toHaveLength(1)
})

test('no mail goes to an address that nobody confirmed, or that refuses mail; what waited says so', async () => {
  const { tell, round, posted, ways, database, ann } = await setUp()
  await database.query.update(accounts).set({ emailVerified: false }).where(eq(accounts.id, ann.accountId))
  await tell()
  await round()
  await database.query.update(accounts).set({ emailVerified: true }).where(eq(accounts.id, ann.accountId))
  await database.query.insert(mailRefusals).values({ address: ann.email, refusals: 2, words: '550 no such mailbox' })
  await tell()
  await round()
  expect(await posted()).toEqual([])
  expect((await ways()).map(({ reason }) => reason)).toEqual([
    'Your e-mail address was not confirmed when this was due.',
    'Mail to your address comes back. Its server says: 550 no such mailbox',
  ])
})

test('a mail that is given up has failed for everything that it told', async () => {
  const { tell, round, posted, ways, database } = await setUp()
  await tell({}, { isDigest: true })
  await tell({ title: 'Other' }, { isDigest: true })
  await round()
  const [letter] = await posted()
  await database.transaction(tx => onMailGivenUp(tx, letter?.id ?? 0, '550 no such mailbox'))
  const failed = { state: 'failed', reason: 'The mail could not be delivered. The mail server says: 550 no such mailbox' }
  expect(await ways()).toMatchObject([failed, failed])
})

test('one whose letter cannot be written holds up nobody, waits longer each time and has failed at last', async () => {
  const { app, tell, round, posted, ways, errors, database } = await setUp()
  const bob = await app.person('Bob')
  await tell()
  await notify(database, bob.accountId)
  const working: Carrier = createMailCarrier(
    createMail({ send: async () => undefined }, createSendMailJob({ database, transport: createMailTransport(app.config) })),
    house,
  )
  const broken: Carrier = async (tx, addressee, due, now) => {
    if (addressee.name === 'Ann') throw new Error('no ink')
    return working(tx, addressee, due, now)
  }
  await round(broken)
  expect(await posted()).toHaveLength(1)
  expect(errors).toEqual([new Error('no ink')])
  expect((await ways())[0]).toMatchObject({ state: 'waiting', attempts: 1, notBefore: new Date(NOON.getTime() + 30_000) })
  await database.query.update(notificationDeliveries).set({ attempts: 15, notBefore: NOON })
  await round(broken)
  expect((await ways())[0]).toMatchObject({ state: 'failed', reason: 'It could not be sent.' })
})

test('of one person one that cannot be written holds up none of the others', async () => {
  const { app, tell, round, posted, ways, errors, database } = await setUp()
  for (const title of ['One', 'Broken', 'Three']) await tell({ title })
  const send = createSendMailJob({ database, transport: createMailTransport(app.config) })
  const working = createMailCarrier(createMail({ send: async () => undefined }, send), house)
  await round(async (tx, addressee, due, now) => {
    if (due.some(({ notification }) => notification.title === 'Broken')) throw new Error('no ink')
    return working(tx, addressee, due, now)
  })
  expect((await posted()).map(({ subject }) => subject)).toEqual(['One', 'Three'])
  expect(await ways()).toMatchObject([{ state: 'sent' }, { state: 'waiting', attempts: 1 }, { state: 'sent' }])
  expect(errors).toHaveLength(2)
})

test('what is over while it is being sent keeps nobody waiting who tells of other things', async () => {
  const { tell, round, ways, database } = await setUp()
  const about = { relatedEntityType: 'offer', relatedEntityId: 7, metadata: { event: 'offer-sent' } }
  await tell(about)
  await tell(about, { notBefore: new Date(NOON.getTime() + 3_600_000) })
  const withdraw = () => database.transaction(tx => withholdWaiting(tx, { type: 'offer', id: 7 }, [['offer-sent', 'It was withdrawn.']]))
  await round(async (tx, _addressee, due) => {
    await withdraw()
    await settle(
      tx,
      due.map(({ delivery }) => delivery.id),
      { state: 'sent', reason: null },
    )
    return undefined
  })
  expect(await ways()).toMatchObject([{ state: 'sent' }, { state: 'withheld', reason: 'It was withdrawn.' }])
})

test('what goes away while it waits is not sent', async () => {
  const { tell, round, posted, database } = await setUp()
  const { notificationId } = await tell()
  await database.query.delete(notifications).where(eq(notifications.id, notificationId))
  await round()
  expect(await posted()).toEqual([])
})

const plan = async ({ database }: Pick<TestApp, 'database'>, query: string): Promise<string> =>
  JSON.stringify((await database.query.execute(sql.raw(`explain ${query}`))).rows)

test('looking for what is due reads an index, however much was delivered before', async () => {
  const { database, ann, tell } = await setUp()
  await tell()
  await database.query.execute(sql`
    insert into notifications (account_id, type, category, title, message, because, event_id, is_in_app)
    select ${ann.accountId}, 'offer_answered', 'project_update', 't', 'm', 'b', n, true from generate_series(1, 20000) n`)
  await database.query.execute(sql`
    insert into notification_deliveries (notification_id, account_id, channel, state, not_before)
    select id, account_id, 'email', 'sent', now() from notifications where event_id <= 20000`)
  await database.query.execute(sql`analyze notification_deliveries`)
  const due = `select distinct account_id from notification_deliveries where state = 'waiting' and not_before <= now() and channel = 'email' order by 1 limit 100`
  expect(await plan({ database }, due)).toMatch(/notification_deliveries_(due|waiting)/)
})
