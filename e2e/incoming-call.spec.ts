import type { Browser } from '@playwright/test'
import { getArSession } from '../contract/src/ar-sessions.ts'
import { bookedCall, signedInAs } from './call-page.ts'
import { DESK, expect, expectAccessible, PHONE, test } from './house.ts'

const contextOf = async (browser: Browser, as: 'client' | 'expert', viewport: typeof DESK) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', permissions: ['camera', 'microphone'], viewport })
  await signedInAs(context, as)
  return context
}

// A camera that nobody looks at any more still takes its share of the machine.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a client elsewhere on the site is asked to the call: he may decline, and is led in where he accepts', async ({ browser }) => {
  const [desk, phone] = [await contextOf(browser, 'expert', DESK), await contextOf(browser, 'client', PHONE)]
  const room = await bookedCall(phone, desk)
  const sessionId = room.split('-').at(-1) ?? ''
  const path = `/ar-sessions/${sessionId}`
  // Whoever was in its call in another journey keeps his place for a minute, and is asked to nothing.
  const session = async () => (await phone.request.get(getArSession.path, { params: { sessionId } })).json()
  await expect.poll(async () => (await session()).clientPeerId, { timeout: 90_000 }).toBeNull()
  const [expert, client, otherTab] = [await desk.newPage(), await phone.newPage(), await phone.newPage()]
  const question = (page: typeof client) => page.getByRole('alertdialog', { name: 'Incoming call' })
  await otherTab.goto('/about')
  await client.goto('/services')
  const search = client.getByRole('searchbox')
  await search.fill('boi')
  await expert.goto(path)
  await expert.getByRole('button', { name: 'Start Session' }).click()

  await expect(question(client)).toBeVisible()
  await expect(question(otherTab)).toBeVisible()
  await expect(search).toBeFocused()
  await client.keyboard.type('ler')
  await expect(search).toHaveValue('boiler')
  await client.keyboard.press('F6')
  await expect(question(client)).toBeFocused()
  await expectAccessible(client)
  // Answered here, it is asked nowhere.
  await question(client).getByRole('button', { name: 'Decline' }).click()
  await expect(question(client)).toBeHidden()
  await expect(question(otherTab)).toBeHidden()
  await expect(search).toBeFocused()
  await expect(expert.getByText(/ declined the call\. Write in the chat, or end the session\.$/)).toBeVisible()

  // A device that comes while the expert is in the call is asked too.
  const laptop = await (await contextOf(browser, 'client', DESK)).newPage()
  await laptop.goto('/projects')
  await expect(question(laptop)).toBeFocused()
  await expectAccessible(laptop)
  await laptop.keyboard.press('Tab')
  await laptop.keyboard.press('Tab')
  await laptop.keyboard.press('Enter')
  await expect(laptop).toHaveURL(new RegExp(`${path}$`))
  await expect(laptop.getByLabel(/^Camera of /)).toBeVisible()
  await expect(expert.getByText(/ declined the call/)).toBeHidden()
  await expect(expert.getByLabel(/^Camera of /)).toBeVisible()

  await expert.getByRole('button', { name: 'End Session' }).click()
  await expert.getByRole('dialog').getByRole('button', { name: 'End Session' }).click()
  await expect(laptop.getByRole('heading', { name: 'What happened' })).toBeVisible()
})
