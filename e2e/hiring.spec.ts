import type { Page } from '@playwright/test'
import { comeAsStranger, signUpHere, stranger } from './accounts-people.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const BRIEF = 'My boiler makes a knocking noise when the heating starts and one radiator stays cold. Find the cause and repair it.'

const become = async (page: Page, as: 'client' | 'expert') => {
  const answer = await page.request.post('/_api/demo/sign-in', { data: { as } })
  expect(answer.ok()).toBe(true)
}

/** A project of the demo's client with its plan, open. */
const openProject = async (page: Page, title: string): Promise<string> => {
  await page.goto('/projects')
  const me = await (await page.request.get('/_api/me')).json()
  const answer = await page.request.post('/_api/projects', {
    data: { title, description: `${BRIEF} Our budget is 900 dollars.`, clientName: me.name, clientEmail: me.email },
  })
  const { id } = await answer.json()
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('Decomposed').first()).toBeVisible({ timeout: 40_000 })
  return `/projects/${id}`
}

const offerTo = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('client and expert come to an agreement by a counter-offer, each seeing the other at once, up to confirmed work', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESK)
  const title = 'A boiler that knocks'
  const path = await openProject(page, title)
  await page.getByRole('button', { name: 'Proceed to Hiring' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hire for ‘${title}’` })).toBeVisible()
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('radio') })
    .first()
  await first.getByRole('searchbox').fill('Eli Expert')
  await page.getByRole('button', { name: 'Choose Eli Expert' }).click()
  await page.getByLabel('Price in US dollars').fill('200')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send 1 offer' }).click()
  await expect(page.getByText('Waiting for the expert', { exact: true })).toBeVisible()

  const desk = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  const expert = await desk.newPage()
  await become(expert, 'expert')
  await expert.goto('/offers')
  await expectAccessible(expert)
  // He reads what the client wrote, but not what the client would pay.
  await expect(offerTo(expert, title).getByText(BRIEF)).toBeVisible()
  await expect(expert.getByText('900 dollars')).toHaveCount(0)
  await offerTo(expert, title).getByRole('button', { name: 'Propose other terms' }).click()
  await expert.getByRole('button', { name: 'Send these terms' }).click()
  await expect(expert.getByRole('alert').filter({ hasText: 'These are the terms that stand.' })).toBeVisible()
  await expert.getByLabel('Price in US dollars').fill('260')
  await expert.getByLabel('Why (optional)').fill('Bleeding the radiators takes longer.')
  await expectAccessible(expert)
  await expert.getByRole('button', { name: 'Send these terms' }).click()

  await expect(page.getByText('Your answer is awaited', { exact: true })).toBeVisible()
  await expect(page.getByText('Bleeding the radiators takes longer.').first()).toBeVisible()
  await expect(page.getByText('$260 was $200')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Work under way', { exact: true })).toBeVisible()

  await offerTo(expert, title).getByRole('button', { name: 'Mark as delivered' }).click()
  await expert.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByRole('button', { name: 'Confirm the work' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the work' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await page.goto(path)
  const hired = page.getByRole('region', { name: 'Hiring', exact: true })
  await expect(hired.getByText('$260, by')).toBeVisible()
  await expectAccessible(page)
  await hired.getByRole('link', { name: /^Offer for/ }).click()
  await expect(page.getByRole('article', { name: /^Offer for/ })).toBeFocused()
  await page.goto(path)
  await expect(
    page
      .getByRole('complementary', { name: 'Summary' })
      .getByText(/In Progress|Completed/)
      .first(),
  ).toBeVisible()
  await desk.close()
})

test('on a phone, with the keyboard alone, an offer is sent and withdrawn', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openProject(page, 'A boiler by keyboard')
  await page.getByRole('button', { name: 'Proceed to Hiring' }).focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('radio').first()
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Price in US dollars')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^1 offer chosen/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'What the choice makes' })).toBeInViewport()
  await page.getByRole('button', { name: 'Send 1 offer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting for the expert', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('on a phone, with the keyboard alone, every task gets its best match at once, and none of it is sent before it is undone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const path = await openProject(page, 'A boiler for many hands')
  await page.goto(`${path}/hiring`)
  const whole = page.getByRole('region', { name: 'All tasks at once' })
  const choose = whole.getByRole('button', { name: 'Choose the best match for every task' })
  await choose.press('Enter')
  await expect(page.getByLabel('Nobody now', { exact: true }).and(page.locator(':checked'))).toHaveCount(0)
  const chosen = whole.getByRole('list', { name: 'Best matches chosen' })
  await expect(chosen).toBeVisible()
  await expect(choose).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Tab')
  await expect(whole.getByRole('button', { name: /^Undo these \d+ choices$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choose).toBeFocused()
  await expect(chosen).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send offers' })).toBeDisabled()
  await expect(page.getByRole('link', { name: /chosen/ })).toHaveCount(0)
})

test('the demo expert has offers to answer, at a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await become(page, 'expert')
  await page.goto('/offers')
  await expect(page.getByText(/wait for your answer|waits for your answer/)).toBeVisible()
  await expect(page.getByText('Your answer is awaited', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Show').selectOption('accepted')
  await expect(page.getByText('Work under way', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Your answer is awaited', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expect(page.getByRole('menuitem', { name: /^My Offers \(\d+\)$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a stranger who would hire from a service signs up, describes what he needs, and finds its expert chosen at the end', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await comeAsStranger(page)
  const services = await (await page.request.get('/_api/services')).json()
  const service = services.find((each: { isPaused?: boolean }) => !each.isPaused)
  await page.goto(`/services/${service.id}`)
  await page.getByRole('link', { name: `Hire ${service.expertName}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hire ${service.expertName}` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await signUpHere(page, stranger('Hira Newcomer'))
  await expect(page).toHaveURL(`/hire?service=${service.id}`)
  await page.getByRole('link', { name: 'Describe what you need' }).click()
  await expect(page.getByText(`you send ${service.expertName} an offer`)).toBeVisible()
  await page.getByLabel('Project Title').fill('A boiler from a service')
  await page.getByLabel('Project Description').fill(BRIEF)
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await page.getByRole('link', { name: 'Open the project' }).click()
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('Decomposed').first()).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Proceed to Hiring' }).click()
  const wanted = page.getByRole('region', { name: `Hire ${service.expertName}` })
  await wanted.getByRole('checkbox').first().check()
  await expect(page.getByRole('group', { name: `Offer to ${service.expertName}` }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('from the page of an expert a client comes to the same way, and its button is in view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const [service] = await (await page.request.get('/_api/services')).json()
  await page.goto(`/services/${service.id}`)
  await page.getByRole('region', { name: 'About the expert' }).getByRole('link', { name: service.expertName }).click()
  await expect(page.getByRole('heading', { level: 1, name: service.expertName })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Hire ${service.expertName}` }).click()
  await expect(page).toHaveURL(/\/hire\?expert=\d+$/)
  await page
    .getByRole('link', { name: /^Choose tasks of/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: `Hire ${service.expertName}` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
