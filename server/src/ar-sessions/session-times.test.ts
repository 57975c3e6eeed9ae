import { expect, test } from 'vitest'
import { bookArSession, CLIENT_BUSY_THEN, OWN_SESSION_THEN, rescheduleArSession, SLOT_TAKEN } from '#contract/ar-sessions.ts'
import { listSlots } from '#contract/ar-sessions-availability.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'
import { seedService } from '../../test/seed.ts'

/** Pia offers sessions too: whoever is an expert may be somebody's client. */
const twoExperts = async () => {
  const world = await sessionWorld()
  const { app, pia, booking } = world
  const { rows } = await app.database.pool.query('select id from expert_profiles where account_id = $1', [pia.accountId])
  await seedService(app.database, Number(rows[0].id), { title: 'Roof check', isArEnabled: true })
  const found = await app.database.pool.query("select id from services where title = 'Roof check'")
  const serviceId = Number(found.rows[0].id)
  const withPia = (given: Parameters<typeof booking>[0]) => booking({ serviceId, expertName: 'Pia', ...given })
  const asBea = { clientName: 'Bea', clientEmail: world.bea.email }
  const asPia = { clientName: 'Pia', clientEmail: pia.email }
  return { ...world, piaServiceId: serviceId, withPia, asBea, asPia }
}

test('an expert who is somebody’s client at that time is not free: neither shown so nor booked', async () => {
  const { bea, dan, cleo, withPia, asBea, booking, serviceId } = await twoExperts()
  expect((await bea.call(bookArSession, withPia(asBea))).status).toBe(200)
  const refused = await cleo.call(bookArSession, booking())
  expect([refused.status, refused.error.error]).toEqual([409, SLOT_TAKEN])
  const day = workingHour().slice(0, 10)
  const { body } = await dan.call(listSlots, { serviceId, from: day, until: day, timezone: 'UTC' })
  expect(body.slots.find(({ startsAt }) => startsAt === workingHour())?.isFree).toBe(false)
  expect(body.slots.filter(({ isFree }) => !isFree)).toHaveLength(1)
})

test('an expert moves a session into no hour in which its client has another one, and hears nothing more of that', async () => {
  const { bea, cleo, booked, withPia } = await twoExperts()
  const session = await booked()
  const other = await cleo.call(bookArSession, withPia({ scheduledAt: workingHour(7, 14) }))
  expect(other.status).toBe(200)
  const { id: sessionId, revision } = session
  const moved = await bea.call(rescheduleArSession, { sessionId, revision, scheduledAt: workingHour(7, 14) })
  expect([moved.status, moved.error.error]).toEqual([409, CLIENT_BUSY_THEN])
  expect((await bea.call(rescheduleArSession, { sessionId, revision, scheduledAt: workingHour(7, 15) })).status).toBe(200)
})

test('a client who is booked as an expert himself at that time is not moved there either', async () => {
  const { bea, pia, dan, booked, booking, withPia, asPia } = await twoExperts()
  await booked({ scheduledAt: workingHour(7, 9) })
  const ofPia = await pia.call(bookArSession, booking({ ...asPia, scheduledAt: workingHour(7, 11) }))
  expect(
    (await dan.call(bookArSession, withPia({ clientName: 'Dan', clientEmail: dan.email, scheduledAt: workingHour(7, 16) }))).status,
  ).toBe(200)
  const { id: sessionId, revision } = ofPia.body
  const byExpert = await bea.call(rescheduleArSession, { sessionId, revision, scheduledAt: workingHour(7, 16) })
  expect([byExpert.status, byExpert.error.error]).toEqual([409, CLIENT_BUSY_THEN])
  const byClient = await pia.call(rescheduleArSession, { sessionId, revision, scheduledAt: workingHour(7, 16) })
  expect([byClient.status, byClient.error.error.startsWith(OWN_SESSION_THEN)]).toEqual([409, true])
})

test('two experts who book each other for one hour at once: one does, and neither waits for the other for ever', {
  timeout: 60_000,
}, async () => {
  const { app, bea, pia, booking, withPia, asBea, asPia } = await twoExperts()
  for (let day = 7; day < 17; day += 1) {
    const scheduledAt = workingHour(day)
    const answers = await Promise.all([
      bea.call(bookArSession, withPia({ ...asBea, scheduledAt })),
      pia.call(bookArSession, booking({ ...asPia, scheduledAt })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  }
  const { rows } = await app.database.pool.query('select count(*)::int as booked, count(distinct starts_at)::int as hours from ar_sessions')
  expect(rows).toEqual([{ booked: 10, hours: 10 }])
})

test('of moves and bookings that bring one person to two places at one hour, one is made', { timeout: 60_000 }, async () => {
  const { app, bea, cleo, dan, booked, withPia, asBea } = await twoExperts()
  for (let day = 7; day < 13; day += 1) {
    const { id: sessionId, revision } = await booked({ scheduledAt: workingHour(day, 9) })
    const scheduledAt = workingHour(day, 15)
    const answers = await Promise.all([
      // Bea brings Cleo to it, Cleo herself goes elsewhere, and Bea is another one's client: of the three hours one can be.
      bea.call(rescheduleArSession, { sessionId, revision, scheduledAt }),
      cleo.call(bookArSession, withPia({ scheduledAt })),
      bea.call(bookArSession, withPia({ ...asBea, scheduledAt })),
      dan.call(bookArSession, withPia({ clientName: 'Dan', clientEmail: dan.email, scheduledAt })),
    ])
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  }
  const { rows } = await app.database.pool.query(
    `with places as (
       select s.starts_at, s.client_account_id as who from ar_sessions s
       union all select s.starts_at, p.account_id from ar_sessions s join expert_profiles p on p.id = s.expert_id)
     select starts_at, who from places group by 1, 2 having count(*) > 1`,
  )
  expect(rows).toEqual([])
})
