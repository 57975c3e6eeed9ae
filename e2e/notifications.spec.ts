import type { BrowserContext, Page } from '@playwright/test'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const BRIEF = 'My boiler makes a knocking noise when the heating starts and one radiator stays cold. Find the cause and repair it.'

const become = async (page: Page, as: 'client' | 'expert') => {
  const answer = await page.request.post('/_api/demo/sign-in', { data: { as } })
  expect(answer.ok()).toBe(true)
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const me = async (page: Page): Promise<{ name: string; email: string }> => (await page.request.get('/_api/me')).json()

/** What a call about notifications answers, taken out of its envelope. */
const tell = async (page: Page, call: string, input: object) => {
  const answer = await page.request.post(`/_api/notifications/${call}`, { data: { json: input } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).json
}
const unreadOf = async (page: Page): Promise<{ count: number; notifications: { id: number; title: string }[] }> => {
  const { email } = await me(page)
  const answer = await page.request.get('/_api/notifications/unread', { params: { recipientEmail: email, limit: 20 } })
  return (await answer.json()).json
}

/** As many of the client's own projects, each with its plan: each is told to him. */
const haveTold = async (page: Page, titles: readonly string[]) => {
  const { name, email } = await me(page)
  for (const title of titles) {
    const answer = await page.request.post('/_api/projects', {
      data: { title, description: `${BRIEF} Our budget is 900 dollars.`, clientName: name, clientEmail: email },
    })
    expect(answer.ok()).toBe(true)
  }
  const isTold = async () => {
    const { notifications } = await unreadOf(page)
    return notifications.length >= titles.length
  }
  await expect.poll(isTold, { timeout: 60_000 }).toBe(true)
}

/** The live socket of a tab, which can be lost and come back. */
interface Line {
  cut(): void
  mend(): void
}

/** A page of the client's with the bell filled and its room joined; whoever sits there has pressed something. */
const openTab = async (context: BrowserContext, path: string): Promise<{ tab: Page; line: Line }> => {
  const tab = await context.newPage()
  const joined = Promise.withResolvers<void>()
  const sockets = new Set<() => void>()
  let isCut = false
  await tab.routeWebSocket('**/_live', socket => {
    if (isCut) {
      socket.close()
      return
    }
    const server = socket.connectToServer()
    sockets.add(() => socket.close())
    socket.onMessage(message => server.send(message))
    server.onMessage(message => {
      socket.send(message)
      if (String(message).includes('"subscribed","room":"notifications:me"')) joined.resolve()
    })
  })
  const filled = tab.waitForResponse(answer => answer.url().includes('/notifications/unread') && answer.ok())
  await tab.goto(path)
  await Promise.all([joined.promise, filled])
  await expect(bell(tab)).toBeVisible()
  await tab.keyboard.press('Shift')
  const line = {
    cut: () => {
      isCut = true
      for (const close of sockets) close()
      sockets.clear()
    },
    mend: () => {
      isCut = false
    },
  }
  return { tab, line }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await become(page, 'client')
  // Nothing of another journey is unread, so that what is counted here is this one's.
  const { notifications } = await unreadOf(page)
  const newest = Math.max(1, ...notifications.map(({ id }) => id))
  await tell(page, 'mark-read', { recipientEmail: (await me(page)).email, isRead: true, upToId: newest })
})

test('what an expert answers is on the client’s screen at once: one toast for two tabs, the count in both, read in one and so in the other', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESK)
  const title = 'A boiler that is told of'
  await haveTold(page, [title])
  await page.goto('/projects')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: 'Proceed to Hiring' }).click()
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('radio') })
    .first()
  await first.getByRole('searchbox').fill('Eli Expert')
  await page.getByRole('button', { name: 'Choose Eli Expert' }).click()
  await page.getByLabel('Price in US dollars').fill('200')
  await page.getByRole('button', { name: 'Send 1 offer' }).click()
  await expect(page.getByText('Waiting for the expert', { exact: true })).toBeVisible()
  const { email } = await me(page)
  const newest = Math.max(1, ...(await unreadOf(page)).notifications.map(({ id }) => id))
  await tell(page, 'mark-read', { recipientEmail: email, isRead: true, upToId: newest })

  const { tab: one } = await openTab(page.context(), '/about')
  const { tab: other } = await openTab(page.context(), '/services')
  await page.close()
  await expect(bell(one)).toHaveAccessibleName('Notifications')

  const desk = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  const expert = await desk.newPage()
  await become(expert, 'expert')
  await expert.goto('/offers')
  const offer = expert.getByRole('listitem').filter({ hasText: title })
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expert.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()

  for (const tab of [one, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
  await expect.poll(async () => (await toasts(one).count()) + (await toasts(other).count())).toBe(1)
  const [shown, quiet] = (await toasts(other).count()) === 1 ? [other, one] : [one, other]
  await expect(toasts(shown)).toContainText('Eli Expert')
  await expect(toasts(shown).getByRole('button', { name: 'Close toast' })).toBeVisible()
  await bell(quiet).click()
  const panel = quiet.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(quiet)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(panel.getByText("You're all caught up!")).toBeVisible()
  await expect(bell(shown)).toHaveAccessibleName('Notifications')
  await desk.close()
})

test('whoever was cut off finds what he missed, and is not flooded with it', async ({ page }) => {
  await haveTold(page, ['Told one', 'Told two', 'Told three', 'Told four', 'Told five'])
  const ids = (await unreadOf(page)).notifications.slice(0, 5).map(({ id }) => id)
  await tell(page, 'snooze', { notificationIds: ids, minutes: 60 })
  const { tab, line } = await openTab(page.context(), '/about')
  await page.close()
  await expect(bell(tab)).toHaveAccessibleName('Notifications')
  line.cut()
  // Each comes back by itself, and so is told by itself.
  for (const id of ids) await tell(tab, 'snooze', { notificationIds: [id], minutes: 0 })
  expect(await toasts(tab).count()).toBe(0)
  line.mend()
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 5 unread')
  await expect(tab.getByText('2 more notifications')).toBeVisible()
  expect(await toasts(tab).count()).toBeLessThanOrEqual(4)
})

test('whoever logs out, or comes as somebody else, in one tab is gone from the others', async ({ page, context }) => {
  await page.goto('/notifications')
  await expect(bell(page)).toBeVisible()
  const { tab } = await openTab(context, '/about')
  await tab.getByRole('button', { name: /^Account:/ }).click()
  await tab.getByRole('menuitem', { name: 'View as expert' }).click()
  await expect(page.getByRole('button', { name: 'Account: Eli Expert' })).toBeVisible()
  await tab.getByRole('button', { name: /^Account: Eli/ }).click()
  await tab.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(bell(page)).toHaveCount(0)
})

test('without a connection the bell opens when it is back, and the page stays', async ({ page, context }) => {
  await page.goto('/about')
  await expect(bell(page)).toBeVisible()
  await context.setOffline(true)
  await bell(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page did not arrive')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View all notifications' })).toBeVisible()
})

test('a new notification sounds for whoever wants it, and for nobody else', async ({ page }) => {
  await page.context().addInitScript(() => {
    HTMLMediaElement.prototype.play = function () {
      document.documentElement.dataset['played'] = this.getAttribute('src') ?? ''
      return Promise.resolve()
    }
  })
  const played = (tab: Page) => tab.evaluate(() => document.documentElement.dataset['played'])
  const { tab } = await openTab(page.context(), '/about')
  await page.close()
  await haveTold(tab, ['Told in silence'])
  await expect(toasts(tab)).toHaveCount(1)
  expect(await played(tab)).toBeUndefined()
  await bell(tab).click()
  await tab.getByRole('switch', { name: 'Sound' }).click()
  await expect(tab.getByRole('switch', { name: 'Sound' })).toBeChecked()
  await tab.keyboard.press('Escape')
  // The switch stands at once; what it says is then on its way.
  await expect.poll(async () => (await (await tab.request.get('/_api/notifications/settings')).json()).json.isSoundOn).toBe(true)
  const sound = await tab.request.get('/sounds/notification.mp3')
  expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
  await haveTold(tab, ['Told aloud', 'Told aloud again'])
  await expect.poll(() => played(tab)).toBe('/sounds/notification.mp3')
  await tell(tab, 'settings', { isSoundOn: false })
})

for (const [name, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test(`at ${name} the inbox is worked through and the preferences are set, with nothing in the way`, async ({ page }) => {
    await haveTold(page, [`Sorted at ${name}`, `Sorted again at ${name}`])
    await page.setViewportSize(viewport)
    await page.goto('/notifications')
    const boxes = page.getByRole('checkbox', { name: /^Select ‘/ })
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByText('2 selected')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Mark as Read' }).click()
    await expect(page.getByText('Marked 2 notification(s).')).toBeVisible()
    await page
      .getByRole('button', { name: /^More for ‘/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Why did I get this?' }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^(Sent|Waiting|Not sent)/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Preferences' }).click()
    await expect(page.getByRole('table', { name: 'Notification preferences' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const mail = page.getByRole('switch', { name: 'Email: Reminders' })
    const wasOn = await mail.isChecked()
    await mail.click()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Notification preferences updated successfully.')).toBeVisible()
    await page.reload()
    await expect(mail).toBeChecked({ checked: !wasOn })
  })
}

test('a browser is asked before it notifies, and says how to allow it when it may not', async ({ page, browser }) => {
  // A context that allows nothing refuses at once, as somebody who has said no.
  await page.goto('/notifications?tab=preferences')
  const push = page.getByRole('switch', { name: /^Notify me in this browser/ })
  await expect(push).not.toBeChecked()
  const worker = await page.request.get('/sw.js')
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache'])
  expect(worker.headers()['content-type']).toContain('javascript')
  // The browser runs it for every page of the site.
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.register('/sw.js')).scope)
  expect(new URL(scope).pathname).toBe('/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

  const strict = await browser.newContext({ reducedMotion: 'reduce' })
  await strict.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  const refused = await strict.newPage()
  await become(refused, 'client')
  await refused.goto('/notifications?tab=preferences')
  await expect(refused.getByText(/^This browser was told not to show notifications/)).toBeVisible()
  await expect(refused.getByRole('switch', { name: /^Notify me in this browser/ })).toBeDisabled()
  await expectAccessible(refused)
  await strict.close()
})
