import { expect, test } from 'vitest'
import { signOut } from '#contract/accounts.ts'
import {
  bookArSession,
  cancelArSession,
  getArSession,
  joinArSession,
  listArSessions,
  OWN_SESSION_THEN,
  rescheduleArSession,
  SLOT_TAKEN,
} from '#contract/ar-sessions.ts'
import { listSlots } from '#contract/ar-sessions-availability.ts'
import { createGuestLink, openGuestLink, revokeGuestLinks, sendGuestLink } from '#contract/ar-sessions-guests.ts'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import { sendSessionMessage } from '#contract/ar-sessions-record.ts'
import { callRoom } from '#contract/calls-live.ts'
import { listProjects } from '#contract/projects.ts'
import { type Caller, eventually } from '../../test/app.ts'
import { type SessionWorld, sessionWorld, workingHour } from '../../test/booked-session.ts'
import { liveSocket } from '../../test/live-socket.ts'
import { seedService } from '../../test/seed.ts'

const VERA = 'vera@example.org'

const guestWorld = async () => {
  const world = await sessionWorld()
  const { pool } = world.app.database
  const vera = world.app.visitor()
  /** The link in the last mail to an address. */
  const mailedToken = async (to = VERA): Promise<string> => {
    const { rows } = await pool.query('select body from mails where recipient = $1 order by id desc limit 1', [to])
    return /ar-sessions\/join#([\w-]{40,})/.exec(rows[0]?.body)?.[1] ?? ''
  }
  return {
    ...{ world, vera, mailedToken, pool },
    hold: (given: Parameters<SessionWorld['booking']>[0] = {}) =>
      vera.call(bookArSession, world.booking({ clientName: 'Vera', clientEmail: VERA, ...given })),
    /** Whoever opens a link in a browser that nobody is signed in on. */
    open: async (token: string): Promise<Caller> => {
      const opened = await vera.call(openGuestLink, { token })
      if (opened.status !== 200) throw new Error(opened.error.error)
      const [cookie = ''] = String(opened.headers['set-cookie']).split(';')
      const headers = { cookie }
      return {
        ...{ ...vera, email: VERA, cookie },
        send: (method, path, body) => vera.send(method, path, body, headers),
        call: async (endpoint, input) => {
          const answer = await vera.send(endpoint.method, endpoint.path, input, headers)
          // The endpoint's own schema parses what a success answered.
          return { ...answer, body: answer.status < 400 ? endpoint.output.parse(answer.body) : undefined } as never
        },
      }
    },
  }
}

test('a visitor’s booking is held, tells the expert nothing, and is one when the mailed link is opened', async () => {
  const { world, vera, hold, open, mailedToken } = await guestWorld()
  const { bea, dan, ada, booking, serviceId, app } = world
  await app.listen()
  const held = await hold()
  expect(held.body).toMatchObject({ isConfirmed: false, isGuestClient: true, status: 'scheduled', role: 'client' })
  expect((await bea.call(listArSessions, {})).body).toEqual([])
  expect((await bea.call(getArSession, { sessionId: held.body.id })).status).toBe(404)
  expect((await ada.call(getArSession, { sessionId: held.body.id })).body).toMatchObject({ isConfirmed: false })
  expect((await vera.call(getArSession, { sessionId: held.body.id })).status).toBe(401)
  // Meanwhile nobody else gets the time.
  expect((await dan.call(bookArSession, booking({ clientEmail: dan.email }))).status).toBe(409)
  const day = held.body.scheduledAt.slice(0, 10)
  const { slots } = (await vera.call(listSlots, { serviceId, from: day, until: day, timezone: 'UTC' })).body
  expect(slots.find(({ startsAt }) => startsAt === held.body.scheduledAt)?.isFree).toBe(false)
  const guest = await open(await mailedToken())
  expect((await guest.call(listArSessions, {})).body).toMatchObject([{ id: held.body.id, isConfirmed: true, role: 'client' }])
  expect((await bea.call(listArSessions, {})).body).toMatchObject([{ id: held.body.id, clientName: 'Vera' }])
  // The confirmation comes by mail, with the entry for the calendar and a link of its own.
  const mailed = await eventually(async () => {
    const { rows } = await app.database.pool.query('select subject, calendar from mails where recipient = $1 and calendar is not null', [
      VERA,
    ])
    return rows.length > 0 && rows
  })
  expect(mailed).toMatchObject([{ subject: 'Your AR session with Bea is booked', calendar: { method: 'REQUEST' } }])
})

test('a booking that is not confirmed in time is none, and its time is free again', async () => {
  const { world, hold, open, mailedToken, pool } = await guestWorld()
  const held = await hold()
  const token = await mailedToken()
  await pool.query("update ar_sessions set held_until = now() - interval '1 second'")
  await expect(open(token)).rejects.toThrow('The booking was not confirmed in time, and its time is free again. Book it once more.')
  expect((await world.ada.call(getArSession, { sessionId: held.body.id })).body).toMatchObject({
    ...{ status: 'cancelled' },
    cancelled: { by: 'system', reason: 'The booking was not confirmed in time.' },
  })
  expect(await world.booked()).toMatchObject({ status: 'scheduled' })
})

test('of two held bookings of one hour one is confirmed, and none in which the expert is somebody’s client by now', async () => {
  const { world, hold, open, mailedToken, pool } = await guestWorld()
  const { app, bea, pia, booking } = world
  const { rows } = await pool.query('select id from expert_profiles where account_id = $1', [pia.accountId])
  await seedService(app.database, Number(rows[0].id), { title: 'Roof check', isArEnabled: true })
  const found = await pool.query("select id from services where title = 'Roof check'")
  const withPia = { serviceId: Number(found.rows[0].id), expertName: 'Pia' }
  expect((await hold()).status).toBe(200)
  const ofBea = await mailedToken()
  expect((await hold(withPia)).status).toBe(200)
  const ofPia = await mailedToken()
  const answers = await Promise.allSettled([open(ofBea), open(ofPia)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(open(answers[0].status === 'rejected' ? ofBea : ofPia)).rejects.toThrow(OWN_SESSION_THEN)
  const scheduledAt = workingHour(8)
  expect((await hold({ scheduledAt })).status).toBe(200)
  const busyByThen = await mailedToken()
  const own = await bea.call(bookArSession, booking({ ...withPia, clientName: 'Bea', clientEmail: bea.email, scheduledAt }))
  expect(own.status).toBe(200)
  await expect(open(busyByThen)).rejects.toThrow(SLOT_TAKEN)
})

test('a guest does in his session what its client does, and nothing anywhere else', async () => {
  const { world, hold, open, mailedToken, pool } = await guestWorld()
  const { bea, booked, app } = world
  await app.listen()
  const { id: sessionId } = (await hold()).body
  const guest = await open(await mailedToken())
  const other = await booked({ scheduledAt: workingHour(7, 15) })
  expect((await guest.call(getArSession, { sessionId: other.id })).status).toBe(404)
  expect((await guest.call(cancelArSession, { sessionId: other.id, revision: 0, reason: 'Not mine.' })).status).toBe(404)
  expect((await guest.call(listProjects, {})).status).toBe(401)
  expect((await guest.call(createGuestLink, { sessionId })).status).toBe(401)
  expect((await guest.call(joinArSession, { sessionId, action: 'start' })).status).toBe(403)
  const moved = await guest.call(rescheduleArSession, { sessionId, revision: 0, scheduledAt: workingHour(7, 12) })
  expect(moved.body).toMatchObject({ revision: 1 })
  await bea.call(cancelArSession, { sessionId, revision: 1, reason: 'I am ill today.' })
  // Whoever has no account reads on the page, too, that it was cancelled and why; there is nothing to do there any more.
  expect((await guest.call(getArSession, { sessionId })).body).toMatchObject({
    ...{ status: 'cancelled' },
    cancelled: { by: 'expert', reason: 'I am ill today.' },
  })
  const message = { sessionId, messageId: '0190a8f0-0000-7000-8000-000000000001', content: 'Get well soon' }
  expect((await guest.call(sendSessionMessage, message)).status).toBe(409)
  const letter = await eventually(async () => {
    const { rows } = await pool.query("select body from mails where recipient = $1 and subject like '%was cancelled'", [VERA])
    return rows[0]
  })
  expect(letter.body).toContain('I am ill today.')
  expect(letter.body).toContain('/ar-sessions/join#')
  await pool.query("update ar_sessions set starts_at = now() - interval '31 days'")
  expect((await guest.call(getArSession, { sessionId })).status).toBe(401)
})

test('links are revoked by the sides, end what they opened, and can be had again by mail', async () => {
  const { world, vera, hold, open, mailedToken, pool } = await guestWorld()
  const { bea, dan, pia, app } = world
  const address = await app.listen()
  const { id: sessionId } = (await hold()).body
  const token = await mailedToken()
  const guest = await open(token)
  const socket = await liveSocket(address, guest)
  socket.say({ type: 'subscribe', room: sessionRoom(sessionId) })
  expect(await socket.hear()).toMatchObject({ type: 'subscribed' })
  for (const stranger of [dan, pia]) expect((await stranger.call(revokeGuestLinks, { sessionId })).status).toBe(404)
  expect((await bea.call(revokeGuestLinks, { sessionId })).body.revoked).toBeGreaterThan(0)
  expect((await guest.call(getArSession, { sessionId })).status).toBe(401)
  await expect(open(token)).rejects.toThrow('This link does not work any more.')
  expect((await vera.call(openGuestLink, { token: 'x'.repeat(43) })).status).toBe(404)
  const letters = async () => (await pool.query("select count(*)::int as sent from mails where subject like 'Your link%'")).rows[0].sent
  expect((await vera.call(sendGuestLink, { sessionId })).body).toEqual({ isAsked: true })
  expect(await letters()).toBe(1)
  // Whoever asks for a session that there is not hears the same.
  expect((await vera.call(sendGuestLink, { sessionId: 9_999 })).body).toEqual({ isAsked: true })
  for (let n = 0; n < 6; n += 1) await vera.send('POST', sendGuestLink.path, { sessionId })
  expect(await letters()).toBe(3)
})

test('who logs out leaves no guest behind at the machine', async () => {
  const { hold, open, mailedToken, world } = await guestWorld()
  await hold()
  const guest = await open(await mailedToken())
  for (const somebody of [guest, world.cleo]) {
    const left = await somebody.call(signOut, {})
    expect(left.headers['set-cookie']).toContain('onhand.guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  }
})

test('a link is sent again while its session is to come or goes on, and to an address', async () => {
  const { vera, hold, open, mailedToken, pool } = await guestWorld()
  const { id: sessionId } = (await hold()).body
  await open(await mailedToken())
  const sent = async (change: string) => {
    await pool.query(`update ar_sessions set ${change}`)
    expect((await vera.call(sendGuestLink, { sessionId })).body).toEqual({ isAsked: true })
    return (await pool.query("select count(*)::int as sent from mails where subject like 'Your link%'")).rows[0].sent
  }
  expect(await sent("client_email = ''")).toBe(0)
  expect(await sent("client_email = 'vera@example.org', status = 'completed', ended_at = now()")).toBe(0)
  expect(await sent("status = 'scheduled', ended_at = null")).toBe(1)
})

test('a client takes a session to another device by a link, which ends with the session', async () => {
  const { world, open } = await guestWorld()
  const { cleo, bea, booked, setStart } = world
  const session = await booked()
  expect((await bea.call(createGuestLink, { sessionId: session.id })).status).toBe(403)
  const { url } = (await cleo.call(createGuestLink, { sessionId: session.id })).body
  const phone = await open(url.split('#')[1] ?? '')
  expect((await phone.call(getArSession, { sessionId: session.id })).body).toMatchObject({ role: 'client', isGuestClient: false })
  await setStart(session.id, new Date())
  await bea.call(joinArSession, { sessionId: session.id, action: 'start' })
  expect((await phone.call(getArSession, { sessionId: session.id })).status).toBe(200)
  await bea.call(joinArSession, { sessionId: session.id, action: 'end' })
  expect((await phone.call(getArSession, { sessionId: session.id })).status).toBe(401)
})

test('the client of a session has two places in its call, with an account or by a link, and never the one of the expert', async () => {
  const { world, open } = await guestWorld()
  const { cleo, bea, booked, setStart, app } = world
  const address = await app.listen({ withJobs: false })
  const { id: sessionId } = await booked()
  await setStart(sessionId, new Date())
  const linked = async () => open((await cleo.call(createGuestLink, { sessionId })).body.url.split('#')[1] ?? '')
  const come = async (caller: Caller) => {
    const socket = await liveSocket(address, caller)
    socket.say({ type: 'enter', room: callRoom('session', sessionId) })
    return { ...socket, first: await socket.hear() }
  }
  const desk = await come(cleo)
  expect(desk.first).toMatchObject({ type: 'entered' })
  const phone = await come(await linked())
  expect(phone.first).toMatchObject({ type: 'entered' })
  for (const third of [cleo, await linked()])
    expect((await come(third)).first).toMatchObject({
      ...{ type: 'place-refused', code: 'conflict' },
      error: 'You are in this call in 2 places already. Leave it on one of them, then come in here.',
    })
  expect((await come(bea)).first).toMatchObject({ type: 'entered' })
  // His phone is lost: a new link opens the door at once, and not when the place that is away has run out.
  phone.socket.close()
  while ((await desk.hear()).type !== 'peer-away');
  expect((await come(await linked())).first).toMatchObject({ type: 'entered' })
})

test('a guest reads his record for a month; an account with his proven address finds the session among its own', async () => {
  const { world, hold, open, mailedToken, pool } = await guestWorld()
  const { app } = world
  const { id: sessionId } = (await hold()).body
  const guest = await open(await mailedToken())
  await pool.query("update ar_sessions set status = 'completed', ended_at = now() - interval '29 days'")
  expect((await guest.call(getArSession, { sessionId })).status).toBe(200)
  await pool.query("update ar_sessions set ended_at = now() - interval '31 days'")
  expect((await guest.call(getArSession, { sessionId })).status).toBe(401)
  const account = await app.person('Vera')
  await pool.query('update accounts set email = $1, email_verified = false where id = $2', [VERA, account.accountId])
  expect((await account.call(listArSessions, {})).body).toEqual([])
  await pool.query('update accounts set email_verified = true where id = $1', [account.accountId])
  expect((await account.call(listArSessions, {})).body).toMatchObject([{ id: sessionId, role: 'client' }])
})

test('a stranger does not fill an expert’s hours with bookings that nobody confirms', async () => {
  const { hold, world } = await guestWorld()
  for (const hour of [9, 10, 11]) expect((await hold({ scheduledAt: workingHour(7, hour) })).status).toBe(200)
  expect((await hold({ scheduledAt: workingHour(7, 12) })).status).toBe(409)
  for (let n = 0; n < 9; n += 1)
    expect((await hold({ scheduledAt: workingHour(8, 9 + n), clientEmail: `vera${n}@example.org` })).status).toBe(200)
  const refused = await hold({ scheduledAt: workingHour(9), clientEmail: 'vera99@example.org' })
  expect(refused.error.error).toBe('Many bookings of this expert wait to be confirmed. Log in to book, or try again in half an hour.')
  expect((await world.booked({ scheduledAt: workingHour(9) })).isConfirmed).toBe(true)
})
