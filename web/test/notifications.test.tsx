import { expect, test } from 'vitest'
import {
  archiveNotifications,
  listNotifications,
  markNotifications,
  readUnreadNotifications,
  snoozeNotifications,
} from '#contract/notifications.ts'
import { readNotificationPreferences, readNotificationSettings, saveNotificationPreferences } from '#contract/notifications-preferences.ts'
import { testApp } from '../../server/test/app.ts'
import { notified } from '../../server/test/notified.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const told = async (count: number, given: Parameters<typeof notified>[2][number] = {}) => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const ids = await notified(
    app.database,
    cleo,
    Array.from({ length: count }, () => given),
  )
  const inbox = async (filter: object = {}) =>
    (await cleo.call(listNotifications, { recipientEmail: cleo.email, ...filter })).body.notifications.map(({ title }) => title)
  const unread = async () => (await cleo.call(readUnreadNotifications, { recipientEmail: cleo.email })).body.count
  return { app, cleo, ids, inbox, unread }
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }))
const shownTitles = () =>
  screen.getAllByRole('checkbox', { name: /^Select ‘/ }).map(box => box.getAttribute('aria-label')?.replace(/^Select ‘(.*)’$/, '$1'))

test('the bell says how much is unread, shows the newest five, and marks all that it knew as read', async () => {
  const { app, cleo, unread } = await told(12)
  const { user } = await visit('/about', { app, by: cleo })
  const button = await bell('Notifications, 12 unread')
  expect(button.textContent).toBe('9+')
  await user.click(button)
  const list = await panel()
  expect(within(await list.findByRole('list', { name: 'Unread notifications' })).getAllByRole('listitem')).toHaveLength(5)
  expect(list.getByText('Told 12')).toBeTruthy()
  await notified(app.database, cleo, [{}])
  await user.click(list.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('Marked 12 notification(s).')).toBeTruthy()
  expect(await list.findByText('Told 13')).toBeTruthy()
  expect(await unread()).toBe(1)
})

test('whoever has read everything is told so', async () => {
  const { app, cleo } = await told(0)
  const { user } = await visit('/about', { app, by: cleo })
  await user.click(await bell('Notifications'))
  expect(await (await panel()).findByText("You're all caught up!")).toBeTruthy()
  expect((await panel()).queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('a bell that cannot be filled says so, and asks again', async () => {
  const { app, cleo } = await told(1)
  let mend = () => undefined as unknown
  const { user } = await visit('/about', { app, by: cleo, before: wire => (mend = wire.cut()) })
  await user.click(await bell('Notifications'))
  expect(await (await panel()).findByText('Could not load notifications.')).toBeTruthy()
  mend()
  await user.click((await panel()).getByRole('button', { name: 'Retry' }))
  expect(await (await panel()).findByText('Told 1')).toBeTruthy()
})

test('an item with a link marks itself read and leads there', async () => {
  const { app, cleo, unread } = await told(2, { actionPath: '/projects', actionText: 'Open' })
  const { user, path } = await visit('/about', { app, by: cleo })
  await user.click(await bell('Notifications, 2 unread'))
  await user.click((await panel()).getByRole('link', { name: /Told 2/ }))
  expect(path()).toBe('/projects')
  await bell('Notifications, 1 unread')
  await waitFor(async () => expect(await unread()).toBe(1))
})

test('what the server refuses is shown as it was', async () => {
  const { app, cleo, unread } = await told(2)
  const { user, wire } = await visit('/about', { app, by: cleo })
  await user.click(await bell('Notifications, 2 unread'))
  const mend = wire.cut()
  await user.click((await panel()).getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText(/^Failed to update notifications: The connection is lost/)).toBeTruthy()
  expect((await panel()).getByText('Told 2')).toBeTruthy()
  mend()
  expect(await unread()).toBe(2)
})

test('nobody who is not signed in is asked for notifications', async () => {
  const app = await testApp()
  const { wire } = await visit('/notifications', { app, by: app.visitor() })
  expect(await screen.findByText(/^Notifications belong to an account/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
  expect(wire.count(readUnreadNotifications)).toBe(0)
})

test('the inbox is shown a page at a time, by day, and by what the address asks for', async () => {
  const { app, cleo, ids } = await told(23)
  await cleo.call(markNotifications, { recipientEmail: cleo.email, notificationIds: ids.slice(0, 2), isRead: true })
  const { user, address } = await visit('/notifications', { app, by: cleo })
  await screen.findByRole('region', { name: 'Today' })
  expect(shownTitles()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(shownTitles()).toHaveLength(23))
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Read')
  await waitFor(() => expect(shownTitles()).toEqual(['Told 2', 'Told 1']))
  expect(address()).toBe('/notifications?status=read')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Account')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(shownTitles()).toHaveLength(23))
})

test('an inbox with nothing in it says so, and so does one that could not be had', async () => {
  const { app, cleo } = await told(0)
  await visit('/notifications', { app, by: cleo })
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
  await visit('/notifications', { app, by: cleo, before: wire => wire.cut() })
  expect(await screen.findByText('Error loading notifications. Please try again.')).toBeTruthy()
})

test('several are selected, a range with Shift, and marked together', async () => {
  const { app, cleo, inbox } = await told(5)
  const { user } = await visit('/notifications', { app, by: cleo })
  await user.click(await screen.findByRole('checkbox', { name: 'Select ‘Told 5’' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select ‘Told 3’' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark as Read' }))
  expect(await screen.findByText('Marked 3 notification(s).')).toBeTruthy()
  expect(await inbox({ status: 'read' })).toEqual(['Told 5', 'Told 4', 'Told 3'])
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Mark as Unread' }))
  expect(await screen.findByText('Marked 5 notification(s).')).toBeTruthy()
  expect(await inbox({ status: 'unread' })).toHaveLength(5)
})

test('what is archived leaves the inbox, and one press brings it back', async () => {
  const { app, cleo, inbox } = await told(2)
  const { user } = await visit('/notifications', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'More for ‘Told 2’' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByText('1 notification archived.')).toBeTruthy()
  expect(shownTitles()).toEqual(['Told 1'])
  expect(await inbox({ place: 'archive' })).toEqual(['Told 2'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shownTitles()).toEqual(['Told 2', 'Told 1']))
  expect(await inbox({ place: 'archive' })).toEqual([])
})

test('what is snoozed waits in its own place, and can be brought back before its time', async () => {
  const { app, cleo, inbox } = await told(2)
  const { user } = await visit('/notifications', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'More for ‘Told 1’' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze for an hour' }))
  expect(await screen.findByText('1 notification snoozed.')).toBeTruthy()
  expect(await inbox()).toEqual(['Told 2'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Snoozed')
  await user.click(await screen.findByRole('button', { name: 'More for ‘Told 1’' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Bring back now' }))
  expect(await screen.findByText('Nothing is snoozed')).toBeTruthy()
  await waitFor(async () => expect(await inbox()).toEqual(['Told 2', 'Told 1']))
})

test('a time of one’s own to snooze until has to lie ahead', async () => {
  const { app, cleo, inbox } = await told(1)
  const { user } = await visit('/notifications', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'More for ‘Told 1’' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze until …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }))
  const at = dialog.getByLabelText('Day and time')
  const tomorrow = (at as HTMLInputElement).value
  await user.clear(at)
  await user.type(at, '2020-01-01T09:00')
  await user.click(dialog.getByRole('button', { name: 'Snooze' }))
  expect(dialog.getByText('Snooze for 3 minutes to 30 days.')).toBeTruthy()
  await user.clear(at)
  await user.type(at, tomorrow)
  await user.click(dialog.getByRole('button', { name: 'Snooze' }))
  await waitFor(async () => expect(await inbox({ place: 'snoozed' })).toEqual(['Told 1']))
})

test('each says why it came, and where it went', async () => {
  const { app, cleo } = await told(1, { because: 'You made the offer.' })
  const { user } = await visit('/notifications', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'More for ‘Told 1’' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Why did I get this?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why did I get this?' }))
  expect(await dialog.findByText('You made the offer.')).toBeTruthy()
  expect(dialog.getByText(/^Sent, /)).toBeTruthy()
})

test('preferences are changed and saved; what cannot be switched off says why', async () => {
  const { app, cleo } = await told(0)
  const { user, address } = await visit('/notifications', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Preferences' }))
  expect(address()).toBe('/notifications?tab=preferences')
  const mail = await screen.findByRole<HTMLInputElement>('switch', { name: 'Email: Plans' })
  expect(mail.checked).toBe(true)
  await user.click(mail)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Frequency: Reminders' }), 'Once a day')
  const locked = screen.getByRole<HTMLInputElement>('switch', { name: 'Email: Account and security' })
  expect([locked.checked, locked.disabled]).toEqual([true, true])
  expect(document.getElementById(locked.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^In-App and Email cannot be switched off/,
  )
  expect(screen.queryByRole('switch', { name: 'Email: Offers for you' })).toBeNull()
  expect(screen.getByText('Your changes are not saved yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
  expect(await screen.findByText('Notification preferences updated successfully.')).toBeTruthy()
  const saved = (await cleo.call(readNotificationPreferences, { userEmail: cleo.email })).body
  expect(saved.find(({ notificationType }) => notificationType === 'analysis_finished')).toMatchObject({ emailEnabled: false })
  expect(saved.find(({ notificationType }) => notificationType === 'deadline_near')).toMatchObject({ frequency: 'daily' })
  await waitFor(() => expect(screen.queryByText('Your changes are not saved yet.')).toBeNull())
})

test('preferences that are not saved yet are kept for who changed them, until they are discarded', async () => {
  const { app, cleo } = await told(0)
  const first = await visit('/notifications?tab=preferences', { app, by: cleo })
  await first.user.click(await screen.findByRole('switch', { name: 'Email: Plans' }))
  const { user } = await visit('/notifications?tab=preferences', { app, by: cleo })
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Email: Plans' })).checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Email: Plans' }).checked).toBe(true)
})

test('preferences that cannot be had or saved say so', async () => {
  const { app, cleo } = await told(0)
  const { user, wire } = await visit('/notifications?tab=preferences', { app, by: cleo })
  await screen.findByRole('switch', { name: 'Email: Plans' })
  const mend = wire.cut()
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
  expect(await screen.findByText(/^Failed to update preferences: The connection is lost/)).toBeTruthy()
  expect(wire.count(saveNotificationPreferences)).toBe(0)
  mend()
  await visit('/notifications?tab=preferences', { app, by: cleo, before: cut => cut.cut() })
  expect(await screen.findByText('Failed to load notification preferences.')).toBeTruthy()
})

test('quiet hours, the time of the daily mail and the sound are settings of the account', async () => {
  const { app, cleo } = await told(0)
  const { user } = await visit('/notifications?tab=preferences', { app, by: cleo })
  await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }))
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), '07:00')
  await user.click(screen.getByRole('button', { name: 'Save times' }))
  expect(screen.getByText(/^Quiet hours end at another time/)).toBeTruthy()
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), '21:30')
  await user.click(screen.getByRole('button', { name: 'Save times' }))
  expect(await screen.findByText('Times saved.')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Sound' }))
  await waitFor(async () =>
    expect((await cleo.call(readNotificationSettings, {})).body).toMatchObject({
      quietHours: { from: '21:30', until: '07:00' },
      isSoundOn: true,
    }),
  )
})

test('a browser that cannot push says so', async () => {
  const { app, cleo } = await told(0)
  await visit('/notifications?tab=preferences', { app, by: cleo })
  expect(await screen.findByText(/^This browser cannot show notifications of a page that is closed/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Notify me in this browser/ }).disabled).toBe(true)
})

test('what arrives is counted and shown at once, with a toast; what was there before is not', async () => {
  const { app, cleo, ids } = await told(2, { actionPath: '/projects', actionText: 'Open the offer' })
  await cleo.call(snoozeNotifications, { notificationIds: ids.slice(0, 1), minutes: 60 })
  const liveAt = await app.listen()
  const { user, path } = await visit('/notifications', { app, by: cleo, liveAt })
  await bell('Notifications, 1 unread')
  await waitFor(() => expect(shownTitles()).toEqual(['Told 2']))
  // Back from its snooze, it arrives anew.
  await cleo.call(snoozeNotifications, { notificationIds: ids, minutes: 0 })
  await bell('Notifications, 2 unread')
  await waitFor(() => expect(shownTitles()).toEqual(['Told 2', 'Told 1']))
  await user.click(await screen.findByRole('button', { name: 'Open the offer' }))
  expect(path()).toBe('/projects')
  await bell('Notifications, 1 unread')
  await cleo.call(archiveNotifications, { notificationIds: ids, isArchived: true })
  await bell('Notifications')
})

test('what a session’s own page says is not laid over it as a toast', async () => {
  const { app, cleo } = await told(0)
  const ids = await notified(app.database, cleo, [
    { type: 'session_over', actionPath: '/ar-sessions/7', actionText: 'See the session' },
    { type: 'session_message', actionPath: '/ar-sessions/7', actionText: 'Read and answer' },
    { type: 'session_near', actionPath: '/ar-sessions/7', actionText: 'See the session' },
    { type: 'client_waiting', actionPath: '/ar-sessions/7', actionText: 'See the session' },
    { type: 'session_over', actionPath: '/ar-sessions/8', actionText: 'See the other session' },
  ])
  await cleo.call(snoozeNotifications, { notificationIds: ids, minutes: 60 })
  const liveAt = await app.listen()
  const { path } = await visit('/ar-sessions/7', { app, by: cleo, liveAt })
  await bell('Notifications')
  for (const id of ids) await cleo.call(snoozeNotifications, { notificationIds: [id], minutes: 0 })
  expect(await screen.findByRole('button', { name: 'See the other session' })).toBeTruthy()
  // The page does not show what the other side writes beforehand.
  expect(screen.getByRole('button', { name: 'Read and answer' })).toBeTruthy()
  await bell('Notifications, 5 unread')
  expect(screen.queryByRole('button', { name: 'See the session' })).toBeNull()
  expect(path()).toBe('/ar-sessions/7')
})
