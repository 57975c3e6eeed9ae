import { expect, test } from 'vitest'
import { bookArSession, getArSession, joinArSession, listArSessions } from '#contract/ar-sessions.ts'
import { getAvailability, saveAvailability } from '#contract/ar-sessions-availability.ts'
import { consentToRecording, sendSessionMessage } from '#contract/ar-sessions-record.ts'
import { sessionWorld, workingHour } from '../../server/test/booked-session.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const TAKEN = /^Somebody else has just booked \d\d:\d\d\. \d\d:\d\d is proposed instead\.$/

test('a client books a free hour of an expert, finds it in the list, and is not asked for what is known', async () => {
  const { app, cleo } = await sessionWorld()
  const { user, address } = await visit('/ar-sessions', { app, by: cleo })
  expect(await screen.findByText('No AR sessions found.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Book New Session' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a New AR Session' }))
  expect(address()).toBe('/ar-sessions?book=yes')
  expect(dialog.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Cleo')
  expect(dialog.getByLabelText<HTMLInputElement>('Your Email').readOnly).toBe(true)
  expect(dialog.getByText("We'll send session details to this email.")).toBeTruthy()

  await user.click(dialog.getByRole('combobox', { name: 'Select AR-Enabled Service' }))
  await user.click(await screen.findByRole('option', { name: /Boiler diagnosis/ }))
  expect(dialog.getByLabelText<HTMLInputElement>('Session Title').value).toBe('AR Session for Boiler diagnosis')
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Time').value).not.toBe(''))
  await user.click(dialog.getByRole('button', { name: 'Book AR Session' }))
  expect(await screen.findByText('AR session booked successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const card = within(await screen.findByRole('article', { name: 'AR Session for Boiler diagnosis' }))
  expect(card.getByText('Scheduled')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Waiting Room' }).getAttribute('href')).toMatch(/^\/ar-sessions\/\d+$/)
  expect(card.queryByRole('button', { name: 'Start Session' })).toBeNull()
})

test('whoever has no session yet reads what leads to one: a client finds experts, an expert offers hours', async () => {
  const { app, cleo, bea } = await sessionWorld()
  await visit('/ar-sessions', { app, by: cleo })
  expect((await screen.findByRole('link', { name: 'Find AR Experts' })).getAttribute('href')).toBe('/services?ar=true')
  await visit('/ar-sessions', { app, by: bea })
  expect((await screen.findByRole('link', { name: 'Set your hours' })).getAttribute('href')).toBe('/expert/availability')
  expect(screen.queryByRole('link', { name: 'Find AR Experts' })).toBeNull()
})

test('the form says what is missing before anything is sent', async () => {
  const { app, cleo } = await sessionWorld()
  const { user, wire } = await visit('/ar-sessions?book=yes', { app, by: cleo })
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Session Title'), 'Help')
  await user.clear(dialog.getByLabelText('Your Name'))
  await user.click(dialog.getByRole('button', { name: 'Book AR Session' }))
  expect(await dialog.findByText('Title must be at least 5 characters')).toBeTruthy()
  expect(dialog.getByText('Client name is required')).toBeTruthy()
  expect(dialog.getByText('Choose the service that you want help with.')).toBeTruthy()
  expect(wire.count(bookArSession)).toBe(0)
})

test('a time that somebody else has taken meanwhile is said, and what was typed stays', async () => {
  const { app, cleo, dan, booking, serviceId } = await sessionWorld()
  const { user } = await visit(`/ar-sessions?book=yes&service=${serviceId}`, { app, by: cleo })
  const dialog = within(await screen.findByRole('dialog'))
  const time = dialog.getByLabelText<HTMLSelectElement>('Time')
  await waitFor(() => expect(time.value).not.toBe(''))
  const taken = time.value
  await user.clear(dialog.getByLabelText('Session Title'))
  await user.type(dialog.getByLabelText('Session Title'), 'The burner smells')
  const others = await dan.call(bookArSession, booking({ scheduledAt: taken, clientName: 'Dan', clientEmail: dan.email }))
  expect(others.status).toBe(200)
  await user.click(dialog.getByRole('button', { name: 'Book AR Session' }))
  // By then the next free time stands in its place, of which that is not said.
  expect((await dialog.findAllByText(TAKEN)).length).toBeGreaterThan(0)
  expect(dialog.getByLabelText<HTMLInputElement>('Session Title').value).toBe('The burner smells')
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Time').value).not.toBe(taken))
  // That was said of the time that was chosen then, and not of another that he chooses now.
  await user.selectOptions(time, [...time.options].findLast(({ disabled }) => !disabled)?.value ?? '')
  expect(dialog.queryByText(TAKEN)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Book AR Session' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await cleo.call(listArSessions, {})).body).toMatchObject([{ sessionTitle: 'The burner smells' }])
})

test('the filter stands in the address, and an expert is the one who starts', async () => {
  const { app, bea, booked } = await sessionWorld()
  await booked()
  const { user, address } = await visit('/ar-sessions', { app, by: bea })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Cleo')).toBeTruthy()
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Start Session' }).disabled).toBe(true)
  expect(card.getByText(/^You can start it from \d\d:\d\d on /)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed')
  expect(address()).toBe('/ar-sessions?status=completed')
  expect(await screen.findByText('No AR sessions found.')).toBeTruthy()
  expect(screen.getByText('None of your sessions is completed now.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(address()).toBe('/ar-sessions')
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('when the list does not come it says so, and is asked for again', async () => {
  const { app, cleo } = await sessionWorld()
  let mend = () => {}
  const { user } = await visit('/ar-sessions', {
    app,
    by: cleo,
    before: wire => {
      mend = wire.cut()
    },
  })
  expect(await screen.findByText(/^Error fetching sessions: The connection is lost/)).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No AR sessions found.')).toBeTruthy()
})

test("a session is its sides' alone", async () => {
  const { app, dan, cleo, booked } = await sessionWorld()
  const { id } = await booked()
  await visit(`/ar-sessions/${id}`, { app, by: dan })
  await screen.findByRole('heading', { level: 1, name: 'Session not found.' })
  await visit(`/ar-sessions/${id}`, { app, by: app.visitor() })
  await screen.findByRole('heading', { level: 1, name: 'Please log in' })
  await visit(`/ar-sessions/${id}`, { app, by: cleo })
  await screen.findByRole('heading', { level: 1, name: 'AR Session for Boiler diagnosis' })
  expect(document.title).toBe('AR Session for Boiler diagnosis | Onhand')
  expect(screen.getByText(/The doors open 15 minutes before/)).toBeTruthy()
})

test('an expert says when he takes sessions, and clients see it', async () => {
  const { app, bea, cleo, serviceId } = await sessionWorld()
  const { user } = await visit('/expert/availability', { app, by: bea })
  const monday = await screen.findByLabelText('Monday, time 1, from')
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
  await user.selectOptions(monday, '10:00')
  await user.click(screen.getByRole('button', { name: 'Sunday: remove 09:00 to 18:00' }))
  await user.selectOptions(screen.getByLabelText('Keep free after each session'), '30 minutes')
  await user.click(screen.getByRole('button', { name: 'Save availability' }))
  expect(await screen.findByText('Your availability is saved.')).toBeTruthy()
  const { body } = await bea.call(getAvailability, {})
  expect(body.weekly.find(({ weekday }) => weekday === 1)?.ranges).toEqual([{ from: '10:00', until: '18:00' }])
  expect(body.weekly.find(({ weekday }) => weekday === 7)?.ranges).toEqual([])
  expect(body.bufferMinutes).toBe(30)

  await bea.call(saveAvailability, { ...body, weekly: [] })
  await visit(`/ar-sessions?book=yes&service=${serviceId}`, { app, by: cleo })
  expect(await screen.findByText('Bea has no free time in the months to come.')).toBeTruthy()
})

test('an AR service leads to its booking', async () => {
  const { app, cleo, serviceId } = await sessionWorld()
  const { user, address } = await visit(`/services/${serviceId}`, { app, by: cleo })
  await user.click(await screen.findByRole('link', { name: 'Book AR Session' }))
  expect(address()).toBe(`/ar-sessions?book=yes&service=${serviceId}`)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('With Bea')).toBeTruthy()
})

test('a client moves a session, and cancels it with a reason that the expert reads', async () => {
  const { app, cleo, bea, booked } = await sessionWorld()
  const { id, scheduledAt } = await booked()
  const { user } = await visit('/ar-sessions', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const moving = within(await screen.findByRole('dialog', { name: 'Move this session' }))
  await waitFor(() => expect(moving.getByLabelText<HTMLSelectElement>('Time').value).not.toBe(''))
  await user.click(moving.getByRole('button', { name: 'Move the session' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const moved = (await cleo.call(getArSession, { sessionId: id })).body
  expect(moved).toMatchObject({ status: 'scheduled', revision: 1 })
  expect(moved.scheduledAt).not.toBe(scheduledAt)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel the session' }))
  expect(dialog.getByText('Say in a few words why')).toBeTruthy()
  await user.type(dialog.getByLabelText('Reason'), 'It works again.')
  await user.click(dialog.getByRole('button', { name: 'Cancel the session' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await visit(`/ar-sessions/${id}`, { app, by: bea })
  expect(await screen.findByText(/^Cleo cancelled(, late)?: It works again\.$/)).toBeTruthy()
})

test('a session that is moved to a time somebody else has taken meanwhile stays where it was, and the next time is another word', async () => {
  const { app, cleo, dan, booking, booked } = await sessionWorld()
  const { id, scheduledAt } = await booked()
  const { user } = await visit('/ar-sessions', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const moving = within(await screen.findByRole('dialog', { name: 'Move this session' }))
  const time = moving.getByLabelText<HTMLSelectElement>('Time')
  await waitFor(() => expect(time.value).not.toBe(''))
  const others = await dan.call(bookArSession, booking({ scheduledAt: time.value, clientName: 'Dan', clientEmail: dan.email }))
  expect(others.status).toBe(200)
  await user.click(moving.getByRole('button', { name: 'Move the session' }))
  await moving.findByText(TAKEN)
  expect((await cleo.call(getArSession, { sessionId: id })).body).toMatchObject({ scheduledAt, revision: 0 })
  await user.selectOptions(time, [...time.options].findLast(({ disabled }) => !disabled)?.value ?? '')
  expect(moving.queryByText(TAKEN)).toBeNull()
  await user.click(moving.getByRole('button', { name: 'Move the session' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await cleo.call(getArSession, { sessionId: id })).body).toMatchObject({ revision: 1 })
})

test('when its time comes the expert starts a session from his list and is in it, and ends it; the client sees both at once', async () => {
  const { app, cleo, bea, booked, setStart } = await sessionWorld()
  const { id } = await booked()
  await setStart(id, new Date(Date.now() + 5 * 60_000))
  const liveAt = await app.listen({ withJobs: false })
  const { user, path } = await visit('/ar-sessions', { app, by: bea, liveAt })
  await user.click(await screen.findByRole('button', { name: 'Start Session' }))
  expect(await screen.findByText('Session successfully started.')).toBeTruthy()
  await waitFor(() => expect(path()).toBe(`/ar-sessions/${id}`))
  expect(await screen.findByRole('region', { name: 'Call' })).toBeTruthy()

  await visit('/ar-sessions?status=active', { app, by: cleo, liveAt })
  expect(await screen.findByRole('link', { name: 'Join Session' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End Session' })).toBeNull()
  await bea.call(joinArSession, { sessionId: id, action: 'end' })
  expect(await screen.findByText('No AR sessions found.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed')
  expect(await screen.findByRole('link', { name: 'View Details' })).toBeTruthy()
})

test('a visitor books without an account, and is told to open the mail; until then the expert sees nothing', async () => {
  const { app, bea, serviceId } = await sessionWorld()
  const visitor = app.visitor()
  const { user } = await visit(`/ar-sessions?book=yes&service=${serviceId}`, { app, by: visitor })
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a New AR Session' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Time').value).not.toBe(''))
  await user.type(dialog.getByLabelText('Your Name'), 'Vera')
  await user.type(dialog.getByLabelText('Your Email'), 'vera@example.com')
  await user.click(dialog.getByRole('button', { name: 'Book AR Session' }))
  const held = within(await screen.findByRole('dialog', { name: 'Open the mail to confirm' }))
  expect(held.getByText('vera@example.com')).toBeTruthy()
  // Not booked: the mail makes it so.
  expect(await screen.findByText('The time is held for you.')).toBeTruthy()
  expect(screen.queryByText('AR session booked successfully!')).toBeNull()
  await user.click(held.getByRole('button', { name: 'Done' }))
  expect((await bea.call(listArSessions, {})).body).toEqual([])
})

test('a link that was cut is no link, and one that is none says so', async () => {
  const { app } = await sessionWorld()
  await visit('/ar-sessions/join#short', { app, by: app.visitor() })
  await screen.findByRole('heading', { level: 1, name: 'This link is not whole' })
  const { user } = await visit('/ar-sessions/join#abcdefghijklmnopqrstuvwxyz', { app, by: app.visitor() })
  await screen.findByRole('heading', { level: 1, name: 'Your AR session is here' })
  await user.click(screen.getByRole('button', { name: 'Open the session' }))
  await screen.findByRole('heading', { level: 1, name: 'This link does not open a session' })
})

test("what is kept of a session stands on its page: the time line, the chat, each side's notes", async () => {
  const { app, cleo, bea, booked, setStart } = await sessionWorld()
  const { id } = await booked()
  await setStart(id, new Date(Date.now() + 5 * 60_000))
  await bea.call(joinArSession, { sessionId: id, action: 'start' })
  await cleo.call(sendSessionMessage, {
    sessionId: id,
    messageId: crypto.randomUUID(),
    content: 'The left one? https://example.com/fuses.',
  })
  for (const side of [bea, cleo]) await side.call(consentToRecording, { sessionId: id, isAllowed: true })
  await bea.call(joinArSession, { sessionId: id, action: 'end' })
  const { user } = await visit(`/ar-sessions/${id}`, { app, by: bea })
  const moments = within(await screen.findByRole('region', { name: 'What happened' }))
  expect(await moments.findByText('Started by Bea')).toBeTruthy()
  // Bea asked and recorded; what Cleo did is allow it.
  expect(moments.getByText('Recording began once allowed by Cleo')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'https://example.com/fuses' })).getAttribute('href')).toBe('https://example.com/fuses')
  const report = screen.getByRole('link', { name: 'Report as PDF' }).getAttribute('href')
  expect(report).toBe(`/_api/ar/sessions/report.pdf?sessionId=${id}&timezone=UTC`)
  await user.type(screen.getByLabelText('Your notes'), 'Replace the left breaker.')
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  await screen.findByRole('button', { name: 'Saved' })
  await visit(`/ar-sessions/${id}`, { app, by: cleo })
  expect(await screen.findByText('Replace the left breaker.')).toBeTruthy()
})

test('what happened in a long session comes a page at a time', async () => {
  const { app, bea, booked } = await sessionWorld()
  const { id } = await booked()
  await app.database.pool.query("update ar_sessions set status = 'completed', started_at = now(), ended_at = now() where id = $1", [id])
  await app.database.pool.query(
    "insert into ar_session_moments (session_id, kind, by) select $1, 'snapshot', 'expert' from generate_series(1, 60)",
    [id],
  )
  const { user } = await visit(`/ar-sessions/${id}`, { app, by: bea })
  const lines = within(await screen.findByRole('region', { name: 'What happened' }))
  expect(await lines.findAllByRole('listitem')).toHaveLength(50)
  await user.click(lines.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(61))
  expect(lines.queryByRole('button')).toBeNull()
})

test('an admin finds the sessions of everybody and opens the record of one; a client is told whose place it is', async () => {
  const { app, ada, cleo, booked } = await sessionWorld()
  const { id } = await booked({ sessionTitle: 'The boiler knocks' })
  await booked({ sessionTitle: 'The taps drip', scheduledAt: workingHour(8) })
  await app.database.pool.query("update ar_sessions set status = 'completed', started_at = now(), ended_at = now() where id = $1", [id])
  const { user, address } = await visit('/admin/ar-sessions', { app, by: ada })
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  await user.type(screen.getByLabelText('Search'), 'tap')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.clear(screen.getByLabelText('Search'))
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed')
  expect(address()).toBe('/admin/ar-sessions?status=completed')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.click(await screen.findByRole('link', { name: 'The boiler knocks' }))
  expect(await screen.findByRole('region', { name: 'What happened' })).toBeTruthy()
  await visit('/admin/accounts', { app, by: ada })
  expect(await screen.findByText(/looked at what is kept of the session 'The boiler knocks'/)).toBeTruthy()
  await visit('/admin/ar-sessions', { app, by: cleo })
  expect(await screen.findByText('For Admins Only')).toBeTruthy()
})
