import { expect, test } from 'vitest'
import { archiveNotifications, explainNotification, listNotifications, readUnreadNotifications } from '#contract/notifications.ts'
import { saveNotificationPreferences } from '#contract/notifications-preferences.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { hiringProject, move } from '../../test/hired-project.ts'
import { accountEvent } from '../accounts/account-events.ts'
import { verificationEvent } from '../experts/verification/verification-events.ts'
import { remindOfOffers } from '../hiring/offer-reminders.ts'
import type { Database } from '../platform/database/database.ts'
import { dispatchBatch, type EventConsumer } from '../platform/events/dispatcher.ts'
import { publish } from '../platform/events/domain-event.ts'
import { createProjectHiring } from '../projects/project-hiring.ts'
import { createNotificationConsumer } from './notification-consumer.ts'
import type { PlannedDelivery } from './tell-store.ts'

const consumerFor = (database: Database) => {
  const queued: PlannedDelivery[] = []
  const consume: EventConsumer = createNotificationConsumer({
    ...{ words: createProjectHiring(database), base: 'https://help.example.org', told: { inc: () => undefined } },
    queueDelivery: async (_tx, deliveries) => void queued.push(...deliveries),
  })
  return { queued, tell: () => dispatchBatch(database, [consume]) }
}

const inboxOf = async (caller: Caller) => (await caller.call(listNotifications, { recipientEmail: caller.email })).body.notifications
const titlesOf = async (caller: Caller) => (await inboxOf(caller)).map(({ title }) => title)

test('an offer is told to its expert, and its acceptance to its client, each once and with what it needs', async () => {
  const { app, cleo, bea, offer, project } = await hiringProject()
  const { tell, queued } = consumerFor(app.database)
  const made = await offer()
  await tell()
  const [received] = await inboxOf(bea)
  expect(received).toMatchObject({
    ...{ notificationType: 'offer_received', senderName: 'Cleo', senderEmail: null, relatedEntityType: 'offer', relatedEntityId: made.id },
    title: `Cleo offers you ‘${made.taskTitle}’`,
  })
  await move(bea, made, 'accepted')
  await tell()
  await tell()
  const answered = (await inboxOf(cleo)).filter(({ notificationType }) => notificationType === 'offer_answered')
  expect(answered).toMatchObject([{ title: `Bea accepted your offer for ‘${made.taskTitle}’`, senderEmail: bea.email }])
  expect(answered[0]?.actionUrl).toMatch(new RegExp(`/projects/${project.id}/hiring#offer-${made.id}$`))
  expect(queued.filter(({ channel, state }) => channel === 'email' && state === 'waiting').length).toBeGreaterThan(1)
  // Nobody is told of what he did himself.
  expect(await titlesOf(bea)).toHaveLength(1)
})

test('an offer that is withdrawn takes along what still waits to be sent of it', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  const { tell } = consumerFor(app.database)
  const preferences = [{ notificationType: 'offer_received' as const, frequency: 'daily' as const }]
  await bea.call(saveNotificationPreferences, { userEmail: bea.email, preferences })
  const made = await offer()
  await tell()
  const [received] = await inboxOf(bea)
  const why = async () => (await bea.call(explainNotification, { notificationId: received?.id ?? 0 })).body
  expect(await why()).toMatchObject({
    because: 'This offer was made to you.',
    channels: [
      { channel: 'inApp', state: 'sent' },
      { channel: 'email', state: 'waiting' },
      { channel: 'push', state: 'withheld', reason: 'No browser of yours takes push messages.' },
    ],
  })
  await move(cleo, made, 'withdrawn')
  await tell()
  expect((await why()).channels[1]).toMatchObject({ state: 'withheld', reason: 'The offer was withdrawn before this was sent.' })
})

test('what is switched off in the app is neither shown nor counted, and says so where it is asked for', async () => {
  const { app, bea, offer } = await hiringProject()
  const { tell } = consumerFor(app.database)
  const preferences = [{ notificationType: 'offer_received' as const, inAppEnabled: false, emailEnabled: false }]
  await bea.call(saveNotificationPreferences, { userEmail: bea.email, preferences })
  await offer()
  await tell()
  expect((await bea.call(readUnreadNotifications, { recipientEmail: bea.email })).body).toEqual({ notifications: [], count: 0 })
  const { rows } = await app.database.pool.query('select id from notifications where account_id = $1', [bea.accountId])
  const { body } = await bea.call(explainNotification, { notificationId: rows[0].id })
  expect(body.channels.slice(0, 2)).toMatchObject([
    { state: 'withheld', reason: 'Switched off in your preferences.' },
    { channel: 'email', state: 'withheld', reason: 'Switched off in your preferences.' },
  ])
  // It cannot be brought to light by its id either.
  expect((await bea.call(archiveNotifications, { notificationIds: [rows[0].id], isArchived: true })).body.updatedCount).toBe(0)
})

test('all admins are told but who did it, and nobody who is suspended', async () => {
  const { database, person } = await testApp()
  const [ada, abe, sue, eve] = [
    await person('Ada', ['admin']),
    await person('Abe', ['admin']),
    await person('Sue', ['admin']),
    await person('Eve'),
  ]
  await database.pool.query('update accounts set suspended_at = now() where id = $1', [sue.accountId])
  const told = { requestId: 9, status: 'in_review', by: 'expert', expertName: 'Abe', requestType: 'initial' }
  await database.transaction(tx =>
    publish(tx, { subject: 'expert:1', type: 'verification-requested', payload: { ...told, ownerId: abe.accountId } }),
  )
  await consumerFor(database).tell()
  const { rows } = await database.pool.query("select account_id from notifications where type = 'verification_requested'")
  expect(rows).toEqual([{ account_id: ada.accountId }])
  expect(await titlesOf(eve)).toEqual([])
})

test('a request that was decided is not mailed to admins any more', async () => {
  const { database, person } = await testApp()
  const [ada, eve] = [await person('Ada', ['admin']), await person('Eve')]
  const preferences = [{ notificationType: 'verification_requested' as const, emailEnabled: true, frequency: 'daily' as const }]
  await ada.call(saveNotificationPreferences, { userEmail: ada.email, preferences })
  const { tell } = consumerFor(database)
  const about = { expertProfileId: 1, requestId: 9, ownerId: eve.accountId, expertName: 'Eve', requestType: 'initial' }
  await database.transaction(tx =>
    publish(tx, verificationEvent('verification-requested', { ...about, status: 'in_review', by: 'expert' })),
  )
  await tell()
  const [asked] = await inboxOf(ada)
  const mail = async () => (await ada.call(explainNotification, { notificationId: asked?.id ?? 0 })).body.channels[1]
  expect(await mail()).toMatchObject({ channel: 'email', state: 'waiting' })
  await database.transaction(tx => publish(tx, verificationEvent('verification-changed', { ...about, status: 'approved', by: 'admin' })))
  await tell()
  expect(await mail()).toMatchObject({ state: 'withheld', reason: 'The request was decided before this was sent.' })
  expect(await titlesOf(eve)).toEqual(['You are a verified expert'])
})

test('the words of a review that was removed are not mailed, nor kept in what was told of it', async () => {
  const { database, person } = await testApp()
  const [ada, ann, eve] = [await person('Ada', ['admin']), await person('Ann'), await person('Eve')]
  const preferences = [{ notificationType: 'review_received' as const, frequency: 'daily' as const }]
  await eve.call(saveNotificationPreferences, { userEmail: eve.email, preferences })
  const { tell } = consumerFor(database)
  const told = (said: string, byAccountId: string | null) => ({
    ...{ reviewId: 3, expertId: 5, expertAccountId: eve.accountId, reviewerAccountId: ann.accountId },
    told: {
      ...{ expertName: 'Eve', serviceId: null, serviceTitle: null, reviewerName: 'Ann', rating: 1, title: 'A crook' },
      ...{ content: 'He is a crook.', said, byAccountId },
    },
  })
  const say = (type: string, payload: object) =>
    database.transaction(tx => publish(tx, { subject: 'review:3', type, payload: { ...payload } }))
  await say('review-posted', told('', ann.accountId))
  await tell()
  const [posted] = await inboxOf(eve)
  expect(posted?.metadata).toMatchObject({ quote: { text: 'He is a crook.' } })
  await say('review-reported', told('It insults.', eve.accountId))
  await say('review-removed', told('It insults.', ada.accountId))
  await tell()
  for (const caller of [eve, ada]) expect(JSON.stringify(await inboxOf(caller))).not.toContain('crook')
  expect((await inboxOf(eve))[0]?.message).toBe('The review was removed by an admin.')
  const { body } = await eve.call(explainNotification, { notificationId: posted?.id ?? 0 })
  expect(body.channels[1]).toMatchObject({ state: 'withheld', reason: 'The review was removed before this was sent.' })
  expect(await titlesOf(ann)).toEqual(['Your review of Eve was removed'])
})

test('a suspension is told to whom it concerns; nothing else is, until it ends', async () => {
  const { database, person } = await testApp()
  const ann = await person('Ann')
  await database.pool.query('update accounts set suspended_at = now() where id = $1', [ann.accountId])
  const { tell } = consumerFor(database)
  await database.transaction(tx =>
    publish(tx, accountEvent('account-suspended', ann.accountId, { reason: 'Spam.' }), accountEvent('passkey-added', ann.accountId)),
  )
  await tell()
  await database.pool.query('update accounts set suspended_at = null where id = $1', [ann.accountId])
  expect(await titlesOf(ann)).toEqual(['Your account is suspended'])
})

test('an account that is gone is told nothing, and holds nobody up', async () => {
  const { database, person } = await testApp()
  const ann = await person('Ann')
  const gone = '018f0000-0000-7000-8000-000000000000'
  await database.transaction(tx => publish(tx, accountEvent('passkey-added', gone), accountEvent('passkey-added', ann.accountId)))
  expect(await consumerFor(database).tell()).toMatchObject({ failed: [] })
  expect(await titlesOf(ann)).toEqual(['A passkey was added'])
})

test('both sides are reminded once of an offer that runs out and of work that is due, and not of what has moved on', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  const { database } = app
  const { tell } = consumerFor(database)
  const remind = async () => {
    for (let time = 0; time < 2; time++)
      await remindOfOffers(database, createProjectHiring(database), new Date(), new AbortController().signal)
    await tell()
  }
  const reminders = async (caller: Caller) =>
    (await inboxOf(caller)).filter(({ notificationType }) => notificationType === 'deadline_near').map(({ title }) => title)
  const made = await offer()
  await remind()
  expect(await reminders(bea)).toEqual([])
  await database.pool.query(
    "update offers set expires_at = now() + interval '20 hours', changed_at = now() - interval '6 days' where id = $1",
    [made.id],
  )
  await remind()
  expect(await reminders(bea)).toEqual([`Less than a day to answer: ‘${made.taskTitle}’`])
  expect(await reminders(cleo)).toEqual([`The offer for ‘${made.taskTitle}’ runs out within a day`])
  await move(bea, made, 'accepted')
  await remind()
  expect(await reminders(bea)).toHaveLength(1)
  const due = (days: number) =>
    database.pool.query("update offers set due_date = (now() at time zone 'utc')::date + $2::int where id = $1", [made.id, days])
  await due(1)
  await remind()
  await due(0)
  await remind()
  await due(-1)
  await remind()
  expect((await reminders(bea)).toReversed().slice(1)).toEqual([`‘${made.taskTitle}’ is due tomorrow`, `‘${made.taskTitle}’ is overdue`])
})
