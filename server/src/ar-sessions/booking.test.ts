import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookArSession, getArSession, listArSessions, OWN_SESSION_THEN, rescheduleArSession, SLOT_TAKEN } from '#contract/ar-sessions.ts'
import { DEFAULT_AVAILABILITY, getAvailability, listSlots, saveAvailability } from '#contract/ar-sessions-availability.ts'
import { eventually, type TestApp } from '../../test/app.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'
import { hiringProject, move } from '../../test/hired-project.ts'
import { seedExpert, seedService } from '../../test/seed.ts'

/** How many of this database's connections wait for a lock. */
const waitingForExpert = async (app: TestApp): Promise<number> => {
  const { rows } = await app.database.pool.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0].waiting
}

test('a client books a free time; both sides see the session, an admin too, and nobody else', async () => {
  const world = await sessionWorld()
  const { cleo, dan, bea, pia, ada, app } = world
  const session = await world.booked()
  expect(session).toMatchObject({ role: 'client', status: 'scheduled', revision: 0, isConfirmed: true, expertEmail: bea.email })
  expect(session.serviceTitle).toBe('Boiler diagnosis')
  for (const [caller, role] of [
    [cleo, 'client'],
    [bea, 'expert'],
    [ada, 'admin'],
  ] as const)
    expect((await caller.call(getArSession, { sessionId: session.id })).body).toMatchObject({ id: session.id, role })
  for (const stranger of [dan, pia]) {
    expect((await stranger.call(getArSession, { sessionId: session.id })).status).toBe(404)
    expect((await stranger.call(listArSessions, {})).body).toEqual([])
  }
  expect((await app.visitor().call(getArSession, { sessionId: session.id })).status).toBe(401)
  expect((await bea.call(listArSessions, {})).body).toMatchObject([{ id: session.id, role: 'expert' }])
})

test('two hundred requests for one time are one session', { timeout: 60_000 }, async () => {
  const { app, dan, booking } = await sessionWorld()
  const request = booking({ clientEmail: dan.email })
  const answers = await Promise.all(Array.from({ length: 200 }, () => dan.call(bookArSession, request)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, error } of answers.filter(each => each.status !== 200))
    expect([status, error.error.startsWith(OWN_SESSION_THEN)]).toEqual([409, true])
  const { rows } = await app.database.pool.query('select count(*)::int as booked from ar_sessions')
  expect(rows[0].booked).toBe(1)
})

test('while many wait for one expert nobody else waits for the database', async () => {
  const { app, cleo, dan, bea, beaId, booking } = await sessionWorld()
  const holding = await app.database.pool.connect()
  await holding.query('begin')
  await holding.query('select 1 from expert_profiles where id = $1 for update', [beaId])
  const answers = Promise.all(
    Array.from({ length: 60 }, () => dan.call(bookArSession, booking({ clientName: 'Dan', clientEmail: dan.email }))),
  )
  // More than the connections that there are: each would have one, and keep it.
  await eventually(async () => (await waitingForExpert(app)) === 1)
  expect((await cleo.call(listArSessions, {})).status).toBe(200)
  expect((await bea.call(listArSessions, {})).status).toBe(200)
  expect(await waitingForExpert(app)).toBe(1)
  await holding.query('commit')
  holding.release()
  const statuses = (await answers).map(({ status }) => status)
  expect([statuses.filter(status => status === 200).length, statuses.filter(status => status === 409).length]).toEqual([1, 59])
})

test('the database itself books nobody twice', async () => {
  const { app, booked } = await sessionWorld()
  const { id } = await booked()
  const again = `insert into ar_sessions (expert_id, expert_name, client_name, client_email, title, starts_at, busy_from, busy_until)
    select expert_id, expert_name, client_name, client_email, title, starts_at, busy_from + interval '59 minutes', busy_until + interval '1 hour'
    from ar_sessions where id = $1`
  await expect(app.database.pool.query(again, [id])).rejects.toMatchObject({ code: '23P01', constraint: 'ar_sessions_one_at_a_time' })
})

test('a booking that is sent twice is one', async () => {
  const { cleo, booking } = await sessionWorld()
  const request = booking({ requestId: randomUUID() })
  const [one, other] = await Promise.all([cleo.call(bookArSession, request), cleo.call(bookArSession, request)])
  expect([one?.status, other?.status]).toEqual([200, 200])
  expect(one?.body.id).toBe(other?.body.id)
})

test('who and when must be right, and the refusal says what to do', async () => {
  const { cleo, bea, app, booking, beaId } = await sessionWorld()
  const asked = async (given: object) => {
    const { status, error } = await cleo.call(bookArSession, booking(given))
    return [status, error.error]
  }
  expect(await asked({ serviceId: null })).toEqual([400, 'Choose an AR-enabled service, or a task for which you hired the expert.'])
  expect(await asked({ serviceId: 999 })).toEqual([404, 'There is no such service any more. Choose another one.'])
  expect(await asked({ expertName: 'Pia' })).toEqual([400, 'The expert is Bea, not Pia.'])
  expect(await asked({ taskId: 999 })).toEqual([404, 'There is no such task for which you hired an expert.'])
  expect(await asked({ projectId: 999 })).toEqual([404, 'There is no such project of yours.'])
  expect(await asked({ scheduledAt: '2020-01-07T10:00:00Z' })).toEqual([400, 'This time has passed. Choose one that is to come.'])
  expect((await asked({ scheduledAt: workingHour(200) }))[0]).toBe(400)
  expect((await asked({ scheduledAt: workingHour(7, 3) }))[0]).toBe(409)
  expect((await asked({ clientEmail: 'dan@example.com' }))[0]).toBe(403)
  const own = await bea.call(bookArSession, booking({ clientEmail: bea.email }))
  expect([own.status, own.error.error]).toEqual([400, 'You cannot book yourself. Choose another expert.'])
  await app.database.pool.query('update services set is_ar_enabled = false')
  expect((await asked({}))[0]).toBe(400)
  await app.database.pool.query('update services set is_ar_enabled = true')
  await app.database.pool.query("update expert_profiles set verification_status = 'rejected' where id = $1", [beaId])
  expect(await asked({})).toEqual([409, 'This expert is not available at the moment. Choose another one.'])
})

test('the title has at least five characters and the names two', async () => {
  const { cleo, booking } = await sessionWorld()
  const said = async (given: object) => (await cleo.call(bookArSession, booking(given))).error.error
  expect(await said({ sessionTitle: 'Four' })).toBe('Title must be at least 5 characters')
  expect(await said({ clientName: 'C' })).toBe('Client name is required')
  expect(await said({ expertName: 'B' })).toBe('Expert name is required')
  expect(await said({ clientEmail: 'nowhere' })).toBe('Invalid client email')
  expect(await said({ scheduledAt: 'tomorrow' })).toBe('Choose a date and time.')
})

test('a task for which he is hired books an expert, and its project is the session’s', async () => {
  const hired = await hiringProject()
  const { cleo, bea, project } = hired
  const taskId = hired.taskId(0)
  const request = {
    ...{ sessionTitle: 'Look at the boiler', scheduledAt: workingHour(), taskId, expertName: 'Bea' },
    ...{ clientName: 'Cleo', clientEmail: cleo.email },
  }
  const offer = await hired.offer()
  expect((await cleo.call(bookArSession, request)).status).toBe(404)
  await move(bea, offer, 'accepted')
  const booked = await cleo.call(bookArSession, request)
  expect(booked.body).toMatchObject({ taskId, projectId: project.id, serviceId: null, expertName: 'Bea' })
  const stranger = await hired.app.person('Dan')
  expect((await stranger.call(bookArSession, { ...request, clientEmail: stranger.email })).status).toBe(404)
})

test('sessions to come are listed before the past ones, and filtered by status', async () => {
  const { cleo, booked, setStart, app } = await sessionWorld()
  const made = []
  for (const hour of [9, 10, 11, 12, 13]) made.push(await booked({ scheduledAt: workingHour(7, hour) }))
  const [later, near, past, old, off] = made.map(({ id }) => id)
  const setStatus = (id: number | undefined, status: string) =>
    app.database.pool.query(
      "update ar_sessions set status = $2, cancelled_by = case when $2 = 'cancelled' then 'client' end where id = $1",
      [id, status],
    )
  await setStart(near ?? 0, new Date(Date.now() + 86_400_000))
  await setStatus(past, 'completed')
  await setStart(past ?? 0, new Date(Date.now() - 86_400_000))
  await setStatus(old, 'ended')
  await setStart(old ?? 0, new Date(Date.now() - 2 * 86_400_000))
  await setStatus(off, 'cancelled')
  const ids = async (input: object) => (await cleo.call(listArSessions, input)).body.map(({ id }) => id)
  expect(await ids({})).toEqual([near, later, off, past, old])
  expect(await ids({ status: 'scheduled' })).toEqual([near, later])
  expect(await ids({ status: 'completed' })).toEqual([past, old])
  expect(await ids({ status: 'active' })).toEqual([])
  expect((await cleo.call(listArSessions, { userEmail: 'dan@example.com' })).status).toBe(403)
  const seen: (number | undefined)[] = []
  let cursor: string | undefined
  do {
    const page = await cleo.call(listArSessions, { limit: 2, ...(cursor ? { cursor } : {}) })
    seen.push(...page.body.map(({ id }) => id))
    cursor = page.headers['x-next-cursor'] === undefined ? undefined : String(page.headers['x-next-cursor'])
  } while (cursor)
  expect(seen).toEqual([near, later, off, past, old])
})

test('an expert says when he takes sessions; what is booked stays, and what is taken is told as not free', async () => {
  const { cleo, bea, dan, booked, booking, serviceId } = await sessionWorld()
  await booked({ scheduledAt: workingHour(7, 16) })
  const day = workingHour().slice(0, 10)
  const read = async () => {
    const { body } = await dan.call(listSlots, { serviceId, from: day, until: day, timezone: 'UTC' })
    return body.slots.map(({ startsAt, isFree }) => `${startsAt.slice(11, 16)}${isFree ? '' : ' taken'}`)
  }
  expect(await read()).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00 taken', '17:00'])
  expect((await bea.call(getAvailability, {})).body).toEqual({ ...DEFAULT_AVAILABILITY, timezone: 'UTC' })
  expect((await cleo.call(getAvailability, {})).status).toBe(403)
  const saved = await bea.call(saveAvailability, {
    ...{ ...DEFAULT_AVAILABILITY, timezone: 'Europe/Lisbon', bufferMinutes: 30 },
    exceptions: [{ date: day, ranges: [{ from: '10:00', until: '13:00' }] }],
  })
  expect(saved.body).toMatchObject({ timezone: 'Europe/Lisbon', bufferMinutes: 30, sessionsOutside: 1 })
  expect((await bea.call(getAvailability, {})).body).toMatchObject({ timezone: 'Europe/Lisbon', bufferMinutes: 30 })
  const free = await read()
  expect(free).toHaveLength(3)
  await cleo.call(bookArSession, booking({ scheduledAt: `${day}T${free[0]}:00Z` }))
  // Half an hour is kept free after it.
  expect(await read()).toEqual([`${free[0]} taken`, `${free[1]} taken`, free[2]])
  expect((await dan.call(listSlots, { from: day, until: day, timezone: 'UTC' })).status).toBe(400)
})

test('nobody books, or moves into, an hour in which he has another session: it is named', async () => {
  const { cleo, dan, booking, booked } = await sessionWorld()
  const first = await booked()
  const again = await cleo.call(bookArSession, booking())
  const other = `${OWN_SESSION_THEN} It is ‘AR Session for Boiler diagnosis’. Choose another time, or move that one.`
  expect([again.status, again.error.error]).toEqual([409, other])
  const later = await booked({ scheduledAt: workingHour(7, 14) })
  const moved = await cleo.call(rescheduleArSession, { sessionId: later.id, revision: later.revision, scheduledAt: first.scheduledAt })
  expect([moved.status, moved.error.error]).toEqual([409, other])
  expect((await dan.call(bookArSession, booking({ clientName: 'Dan', clientEmail: dan.email }))).error.error).toBe(SLOT_TAKEN)
})

test('of fifty bookings at once for one hour, each with another expert, a client has one; and of moves into one hour', {
  timeout: 60_000,
}, async () => {
  const { app, cleo, booking } = await sessionWorld()
  const offers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const expertName = `Expert ${n}`
      const expertId = await seedExpert(app.database, { expertName, expertEmail: `expert${n}@example.com` })
      await seedService(app.database, expertId, { title: 'Boiler diagnosis', isArEnabled: true })
      const { rows } = await app.database.pool.query('select id from services where expert_id = $1', [expertId])
      return { expertName, serviceId: Number(rows[0].id) }
    }),
  )
  const answers = await Promise.all(offers.map(offer => cleo.call(bookArSession, booking(offer))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, error } of answers.filter(each => each.status !== 200))
    expect([status, error.error.startsWith(OWN_SESSION_THEN)]).toEqual([409, true])
  const later = await Promise.all(
    offers.slice(0, 5).map((offer, n) => cleo.call(bookArSession, booking({ ...offer, scheduledAt: workingHour(8 + n) }))),
  )
  const moves = await Promise.all(
    later.map(({ body: { id: sessionId, revision } }) =>
      cleo.call(rescheduleArSession, { sessionId, revision, scheduledAt: workingHour(20) }),
    ),
  )
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})
