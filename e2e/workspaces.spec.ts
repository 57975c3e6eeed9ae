import type { Browser, BrowserContext, Page } from '@playwright/test'
import { comeAsStranger, expectSignedIn, followMail, signUpHere, stranger } from './accounts-people.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the workspace' }).getByRole('button', { name, exact: true })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })

const write = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** A workspace of whoever is signed in; answers its address. */
const createWorkspace = async (page: Page, name: string): Promise<string> => {
  await page.goto('/collaboration')
  await page.getByRole('button', { name: 'Create Workspace' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create a New Workspace' })
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await expect(dialog.getByText('Workspace name must be at least 3 characters long.')).toBeVisible()
  await dialog.getByLabel('Workspace Name').fill(name)
  await dialog.getByLabel('Description (Optional)').fill('Tiles, pipes and who does what')
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return new URL(page.url()).pathname
}

const invite = async (page: Page, email: string, role: 'viewer' | 'member') => {
  await part(page, 'Settings').click()
  await page.getByRole('tab', { name: 'Participants' }).click()
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the workspace' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('Personal message (optional)').fill('Come and help, please.')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invitations not answered' }).getByText(email)).toBeVisible()
}

/** Somebody with an account of his own, in a browser of his own. */
const newcomer = async (browser: Browser, name: string): Promise<{ context: BrowserContext; page: Page; email: string }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  const page = await context.newPage()
  const person = stranger(name)
  await comeAsStranger(page)
  await page.goto('/sign-up')
  await signUpHere(page, person)
  await expectSignedIn(page, person)
  return { context, page, email: person.email }
}

test('two people work together: invited by mail, talking over a lost line, and apart again when a right is taken away', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESK)
  const name = `Kitchen ${Date.now()}`
  const address = await createWorkspace(page, name)
  await expect(page).toHaveTitle(`${name} | Collaboration`)
  await expectAccessible(page)

  const guest = await newcomer(browser, 'Nora Newcomer')
  await guest.page.goto(address)
  await expect(guest.page.getByRole('heading', { name: 'Workspace Not Found' })).toBeVisible()
  await invite(page, guest.email, 'member')
  await expectAccessible(page)
  await followMail(guest.page, { name: 'Nora Newcomer', email: guest.email, password: '' }, 'invites you')
  await expect(guest.page.getByText('Come and help, please.')).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(guest.page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Role of Nora Newcomer' })).toHaveValue('member')
  await expect(page.getByRole('heading', { name: 'Invitations not answered' })).toHaveCount(0)

  await part(page, 'Chat').click()
  await write(page, 'Good morning, shall we begin?')
  await expect(messages(guest.page).getByText('Good morning, shall we begin?')).toBeVisible()
  await field(guest.page).pressSequentially('Ye')
  await expect(messages(page).getByText('Nora Newcomer is typing...')).toBeVisible()
  await write(guest.page, 'Yes. See https://example.com/tiles.')
  await expect(messages(page).getByRole('link', { name: 'https://example.com/tiles' })).toBeVisible()
  await expect(messages(guest.page).getByText(/^Seen by/)).toBeVisible()

  // The line falls while both write: nothing is lost, and nothing is said twice.
  await guest.context.setOffline(true)
  await write(guest.page, 'Written in the tunnel')
  await expect(messages(guest.page).getByText('Sending...')).toBeVisible()
  await write(page, 'Said meanwhile')
  await guest.context.setOffline(false)
  await expect(messages(guest.page).getByText('Said meanwhile')).toBeVisible()
  await expect(messages(page).getByText('Written in the tunnel')).toHaveCount(1)
  await expect(messages(guest.page).getByText('Sending...')).toHaveCount(0)
  await expect(messages(guest.page).getByText('Written in the tunnel')).toHaveCount(1)

  const first = messages(page).getByRole('listitem').filter({ hasText: 'Good morning, shall we begin?' })
  await messages(guest.page)
    .getByRole('button', { name: /^Actions for the message of (?!yours)/ })
    .first()
    .click()
  await guest.page.getByRole('button', { name: 'React with 👍' }).click()
  await expect(first.getByRole('button', { name: '👍 by Nora Newcomer' })).toBeVisible()
  await first.getByRole('button', { name: 'Actions for the message of yours' }).click()
  await first.getByRole('button', { name: 'Edit' }).click()
  await field(page).fill('Good morning! Shall we begin?')
  await field(page).press('Enter')
  await expect(messages(guest.page).getByText('Good morning! Shall we begin?')).toBeVisible()
  await expect(messages(guest.page).getByText(/edited/)).toBeVisible()
  await expectAccessible(page)

  // A role that is taken away holds at once, also for who is typing.
  await field(guest.page).pressSequentially('I was about to say')
  await part(page, 'Settings').click()
  await page.getByRole('tab', { name: 'Participants' }).click()
  // By the keyboard, which stays where it was.
  const role = page.getByRole('combobox', { name: 'Role of Nora Newcomer' })
  await role.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Role changed.')).toBeVisible()
  await expect(role).toHaveValue('viewer')
  await expect(role).toBeFocused()
  await expect(guest.page.getByText('You are a viewer here')).toBeVisible()
  await expect(field(guest.page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Role of Nora Newcomer' }).selectOption('member')
  await expect(field(guest.page)).toHaveValue('I was about to say')
  await page.getByRole('button', { name: 'Remove Nora Newcomer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(guest.page.getByRole('heading', { name: `You are no longer a member of ‘${name}’` })).toBeVisible()
  await expect(guest.page.getByRole('textbox', { name: 'What you were writing' })).toHaveValue('I was about to say')

  await page.getByRole('tab', { name: 'Permissions' }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Danger Zone' }).click()
  await page.getByRole('button', { name: 'Delete Workspace' }).click()
  await expect(page.getByText('Are you sure you want to delete this workspace? This action cannot be undone.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Workspace' }).click()
  await expect(page).toHaveURL(/\/collaboration$/)
  await page.goto(address)
  await expect(page.getByText('The requested workspace could not be found.')).toBeVisible()
  await guest.context.close()
})

test('a public workspace is found and joined at a phone', async ({ page, browser }) => {
  await page.setViewportSize(PHONE)
  const name = `Open garden ${Date.now()}`
  await createWorkspace(page, name)
  await expectNoSidewaysScroll(page)
  await part(page, 'Settings').click()
  await page.getByRole('switch', { name: 'Public Workspace' }).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Workspace settings updated successfully!')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE })
  const guest = await context.newPage()
  await guest.request.post('/_api/demo/sign-in', { data: { as: 'expert' } })
  await guest.goto('/collaboration')
  await guest.getByRole('searchbox').fill(name)
  await guest.getByRole('button', { name: `Join ${name}` }).click()
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(guest.getByText('You are a viewer here')).toBeVisible()
  await expectNoSidewaysScroll(guest)
  await part(guest, 'Participants').click()
  await expect(guest.getByRole('heading', { name: 'Participants (2)' })).toBeVisible()
  await part(guest, 'AR Call').click()
  await expect(guest.getByText('once a member is in the call, you can look on.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Start an AR call' })).toHaveCount(0)
  await guest.goto('/collaboration')
  await guest.getByRole('searchbox').fill('no such workspace at all')
  await expect(guest.getByText('No workspaces match your search. Try a different term.')).toBeVisible()
  await expectAccessible(guest)
  await context.close()
})

test('a project leads to its workspace', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/projects')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Open workspace' }).click()
  await expect(page).toHaveURL(/\/collaboration\/\d+$/)
  const address = page.url()
  await page.goBack()
  await page.getByRole('button', { name: 'Open workspace' }).click()
  await expect(page).toHaveURL(address)
})
