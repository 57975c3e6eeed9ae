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
  for (let at = 1; at <= 90; at += 1)
    await page.request.post(sendMessage.path, { data: { ...said, messageContent: at === 30 ? 'The valve is blue' : `Word ${at}` } })
  await page.goto(address)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Word 90', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Search messages' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('valve')
  await page.getByRole('button', { name: /^Show the message of/ }).click()
  await expect(messages.getByText('The valve is blue')).toBeInViewport()
  await expect(messages.getByText('Word 31', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to the newest messages' }).click()
  await expect(messages.getByText('Word 90', { exact: true })).toBeInViewport()
})
