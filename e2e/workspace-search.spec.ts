import { sendMessage } from '../contract/src/workspaces-messages.ts'
import { DESK, expect, expectAccessible, test } from './house.ts'
import { demoTeam } from './workspace-people.ts'

test('a message that was found is shown in its place, however far back, and from there one comes to the newest again', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESK)
  const { address } = await demoTeam(page, browser, `Search ${Date.now()}`)
  const me: { email: string; name: string } = await (await page.request.get('/_api/me')).json()
  const said = { workspaceId: Number(address.split('/').at(-1)), senderEmail: me.email, senderName: me.name }
  const say = async (messageContent: string, replyToId?: number): Promise<number> =>
    (await (await page.request.post(sendMessage.path, { data: { ...said, messageContent, replyToId } })).json()).id
  const ids: number[] = []
  for (let at = 1; at <= 90; at += 1) ids.push(await say(at === 30 ? 'The valve is blue' : `Word ${at}`))
  await say('Not any more', ids[29])
  await say('Near it', ids[88])
  await page.goto(address)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Near it', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Search messages' }).click()
  // What is too short to be looked for is not answered with silence.
  await page.getByRole('searchbox', { name: 'Search' }).fill('%')
  await expect(page.getByText('Search for at least 2 characters.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('valve')
  await page.getByRole('button', { name: /^Show the message of/ }).click()
  await expect(messages.getByText('The valve is blue')).toBeInViewport()
  await expect(messages.getByText('Word 31', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to the newest messages' }).click()
  await expect(messages.getByText('Near it', { exact: true })).toBeInViewport()

  // What a reply answers leads there: in this list, or among older ones.
  const quote = (words: string) => messages.getByRole('button', { name: `${me.name}: ${words}` })
  await quote('Word 89').click()
  await expect(messages.locator('[data-shown]')).toContainText('Word 89')
  await expect(page.getByText('You are among older messages.')).toHaveCount(0)
  await quote('The valve is blue').click()
  await expect(messages.locator('[data-shown]')).toContainText('The valve is blue')
  await expect(messages.locator('[data-shown]')).toBeInViewport()
  await expect(page.getByText('You are among older messages.')).toBeVisible()
})
