import { expect, onTestFinished, test } from 'vitest'
import { joinArSession, listArSessions } from '#contract/ar-sessions.ts'
import { createGuestLink, openGuestLink } from '#contract/ar-sessions-guests.ts'
import { createSessionCalls } from '../../server/src/ar-sessions/session-call.ts'
import { eventually } from '../../server/test/app.ts'
import { sessionWorld } from '../../server/test/booked-session.ts'
import { forgetGuestSession, rememberGuestSession } from '../src/ar-sessions/guest-session.ts'
import { screen, visit, waitFor, within } from './render.tsx'

/** As soon as it listens, the page asks what goes on already. */
const listens = (wire: { count(endpoint: typeof listArSessions): number }) =>
  waitFor(() => expect(wire.count(listArSessions)).toBeGreaterThan(0))

let lastId = 100

/** A session of Cleo's whose time has come, and a way to begin it. */
const dueSession = async () => {
  const world = await sessionWorld()
  // A tab remembers to which sessions it has answered: each test has its own.
  lastId += 1
  await world.app.database.pool.query(`alter table ar_sessions alter column id restart with ${lastId}`)
  const liveAt = await world.app.listen({ withJobs: false })
  const session = await world.booked()
  await world.setStart(session.id, new Date())
  const join = (action: 'start' | 'end') => world.bea.call(joinArSession, { sessionId: session.id, action })
  return { ...world, liveAt, session, join }
}

const question = () => screen.findByRole('alertdialog', { name: 'Incoming call' })

test('a client elsewhere on the site is asked to the call, goes on typing, and is led into it', async () => {
  const { app, cleo, liveAt, session, join } = await dueSession()
  const { user, address, wire } = await visit('/services', { app, by: cleo, liveAt })
  await listens(wire)
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'boil')
  await join('start')
  const dialog = within(await question())
  expect(document.activeElement).toBe(search)
  expect(dialog.getByText('Bea')).toBeTruthy()
  expect(dialog.getByText(session.sessionTitle)).toBeTruthy()
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(address()).toBe(`/ar-sessions/${session.id}`))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a call that ends before it is answered asks no longer', async () => {
  const { app, cleo, liveAt, join } = await dueSession()
  const { wire } = await visit('/services', { app, by: cleo, liveAt })
  await listens(wire)
  await join('start')
  await question()
  await join('end')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('who comes while the expert is in the call is asked too; a declined call asks no other time, also where the page is loaded anew', async () => {
  const { app, cleo, bea, liveAt, session, join } = await dueSession()
  await join('start')
  await createSessionCalls(app.database).onPeers(session.id, [{ peerId: 'bea-1', accountId: bea.accountId }])
  const { user } = await visit('/services', { app, by: cleo, liveAt })
  await user.click(within(await question()).getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const again = await visit('/services', { app, by: cleo, liveAt })
  await listens(again.wire)
  // Each of the calls on the list was answered: another one is seen as soon as it comes.
  expect(await screen.findByText('Boiler diagnosis')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('who comes between the start and the expert’s way into the call is asked as soon as he is in it', async () => {
  const { app, cleo, bea, liveAt, session, join } = await dueSession()
  await join('start')
  // All who listened have heard of the start: who comes now hears no more of it.
  await eventually(async () => {
    const { rowCount } = await app.database.pool.query('select from domain_events where dispatched_at is null limit 1')
    return rowCount === 0
  })
  const { wire } = await visit('/services', { app, by: cleo, liveAt })
  // What was asked at first is answered: nobody is in the call yet, so nobody is asked to it.
  await waitFor(() => expect(wire.countAnswered(listArSessions)).toBeGreaterThan(0))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await createSessionCalls(app.database).onPeers(session.id, [{ peerId: 'bea-1', accountId: bea.accountId }])
  await question()
})

test('the guest of a session is asked to its call too, wherever he looks', async () => {
  const { app, cleo, liveAt, session, join } = await dueSession()
  const { url } = (await cleo.call(createGuestLink, { sessionId: session.id })).body
  const vera = app.visitor()
  const opened = await vera.call(openGuestLink, { token: url.split('#')[1] ?? '' })
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';')
  rememberGuestSession(session.id)
  onTestFinished(forgetGuestSession)
  const { user, address, wire } = await visit('/services', { app, by: { ...vera, cookie }, liveAt })
  await listens(wire)
  await join('start')
  const dialog = within(await question())
  expect(dialog.getByText(session.sessionTitle)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(address()).toBe(`/ar-sessions/${session.id}`))
})
