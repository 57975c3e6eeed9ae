import type { Page } from '@playwright/test'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, projectCards, sampleProject, test } from './house.ts'

const BRIEF =
  'My boiler makes a loud knocking noise when the heating starts and one radiator in the living room stays cold. Please find the cause and repair it. We have 8 radiators. No painting needed.'

const submit = async (page: Page, title: string, description: string) => {
  await page.goto('/submit-project')
  await page.getByLabel('Project Title').fill(title)
  await page.getByLabel('Project Description').fill(description)
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await expect(page.getByText('Project Submitted!')).toBeVisible()
}

const openNewest = async (page: Page, title: string) => {
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device}, a visitor's own words become tasks with hours, cost and experts`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const title = `Boiler knocks, seen on ${device}`
    await page.goto('/')
    await page.getByLabel('What do you need help with?').fill(BRIEF)
    await page.getByRole('button', { name: 'Try AI Analysis' }).click()

    await expect(page).toHaveURL('/submit-project')
    await expect(page.getByLabel('Project Description')).toHaveValue(BRIEF)
    await page.getByLabel('Project Title').fill(title)
    await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
    await expect(page.getByText('Project Submitted!')).toBeVisible()

    // Nobody clicks: after three seconds the page goes on by itself.
    await expect(page).toHaveURL('/projects')
    await openNewest(page, title)
    await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('Decomposed').first()).toBeVisible()
    const tasks = page.getByRole('article')
    await expect(tasks.nth(1)).toBeVisible()
    await expect(tasks.first().getByText(/\$\d/).first()).toBeVisible()
    await expect(page.getByText(/\$\d+\.\d\d\/hr/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Proceed to Hiring' })).toBeEnabled()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.reload()
    await expect(tasks.first()).toBeVisible()
    await page.goto('/projects')
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  })
}

test('that a project is submitted is told accessibly, at a desk and on a phone', async ({ page }) => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport)
    // Too thin for tasks: none arrive and move the page while it is judged.
    await submit(page, 'Something is odd', 'It is not as it was before, can you please help me?')
    await expectAccessible(page)
  }
})

test('why an expert was matched is told in parts that add up', async ({ page }) => {
  await page.goto('/projects')
  await (await sampleProject(page, /Bathroom renovation/)).click()
  const disclosure = page.getByText('Why this match').first()
  await disclosure.click()
  const table = page.getByRole('table').first()
  await expect(table).toBeVisible()
  const points = await table.getByRole('row').evaluateAll(rows => rows.map(row => row.textContent ?? ''))
  expect(points.length).toBeGreaterThan(6)
  await expectAccessible(page)
})

test('a brief that is too thin is asked about, and its tasks arrive while the page is open', async ({ page }) => {
  await page.goto('/submit-project')
  await page.getByLabel('Project Title').fill('Could somebody help us')
  await page.getByLabel('Project Description').fill('hello there, something something, can you do it please thanks')
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await page
    .getByRole('link', { name: 'Go to Dashboard' })
    .or(page.getByRole('button', { name: 'Go to Dashboard' }))
    .click()
  await openNewest(page, 'Could somebody help us')

  // Too thin a brief: it asks instead of inventing.
  await expect(page.getByRole('heading', { name: 'The AI needs to know more' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('Project Description')
    .fill(
      'We run a guest house with 12 rooms on three floors. The Wi-Fi is weak upstairs. Please plan and install access points with cables so that every room has good Wi-Fi.',
    )
  await page.getByRole('button', { name: 'Save and analyse again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The AI needs to know more' })).toBeHidden()
})

test('on a phone a client says which work he means: of a brief that is asked about, and of a plan of something else', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const title = 'Help with the kitchen'
  await submit(page, title, 'Please help me with the kitchen.')
  await page.goto('/projects')
  await openNewest(page, title)
  await expect(page.getByRole('heading', { name: 'Or say which work it is' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Plan it as:/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('dripping tap')
  await page.getByRole('button', { name: /Repair taps, toilets/ }).click()
  await expect(page.getByText('Planned as “Repair taps, toilets and small fittings”, as you said.')).toBeVisible()

  await page.getByText('Not what you meant?').press('Enter')
  await page.getByRole('searchbox', { name: 'Search' }).fill('lay floor')
  await expectAccessible(page)
  await page.getByRole('button', { name: /Lay or renew a floor/ }).press('Enter')
  await expect(page.getByText('Planned as “Lay or renew a floor”, as you said.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the brief of a plan is changed, and a new plan made of it; what people put into the old one is not lost unasked', async ({
  page,
}) => {
  const title = 'A dripping kitchen tap'
  await submit(page, title, 'The tap in our kitchen drips all night. Please repair it this week.')
  await page.goto('/projects')
  await openNewest(page, title)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByText('Change the brief').press('Enter')
  const description = page.getByRole('textbox', { name: 'Project Description' })
  await description.fill('Too short')
  await page.getByRole('button', { name: 'Save and analyse again' }).press('Enter')
  await expect(page.getByText('Description must be at least 20 characters long')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const more = 'The tap in our kitchen drips all night. Please repair it this week. And tune our upright piano.'
  await description.fill(more)
  // Typed and not sent, it is there after a reload.
  await page.reload()
  await page.getByText('Change the brief').press('Enter')
  await expect(description).toHaveValue(more)
  await page.getByRole('button', { name: 'Save and analyse again' }).press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'piano' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'The brief' })).toContainText('And tune our upright piano.')

  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await page.getByText('Change the brief').press('Enter')
  await page.getByRole('button', { name: 'Save and analyse again' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Replace this plan?' })
  await expect(question).toContainText('the changes that were made by hand')
  await question.getByRole('button', { name: 'Keep this plan' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await description.fill(`${more} And fell a birch of 12 m.`)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(description).toHaveValue(more)
  await description.fill(`${more} And fell a birch of 12 m.`)
  await page.getByRole('button', { name: 'Save and analyse again' }).press('Enter')
  await question.getByRole('button', { name: 'Replace the plan' }).click()
  await expect(page.getByRole('article').filter({ hasText: /tree/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})

test('what happens in one window is seen in the other, also after its connection was lost', async ({ page, context }) => {
  await submit(page, 'Two windows on one fuse box', BRIEF)
  await page.goto('/projects')
  await openNewest(page, 'Two windows on one fuse box')
  await expect(page.getByRole('article').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  const badge = (window: Page, label: string) =>
    window.getByRole('complementary', { name: 'Summary' }).getByText(label, { exact: true }).first()
  await expect(badge(other, 'Decomposed')).toBeVisible()

  const choose = async (label: string) => {
    await page
      .getByRole('complementary', { name: 'Summary' })
      .getByRole('button', { name: /Status/ })
      .click()
    await page.getByRole('option', { name: label }).click()
    await expect(page.getByText('Project updated successfully!').first()).toBeVisible()
  }
  await choose('In Progress')
  await expect(badge(other, 'In Progress')).toBeVisible()

  await context.setOffline(true)
  await expect(other.getByText(/offline/i).first()).toBeVisible()
  await context.setOffline(false)
  await choose('Completed')
  await expect(badge(other, 'Completed')).toBeVisible()
})

test('a form that the server cannot take keeps what was typed and says why', async ({ page, context }) => {
  await page.goto('/submit-project')
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await expect(page.getByText('Title must be at least 5 characters long')).toBeVisible()
  await expect(page.getByText('Description must be at least 20 characters long')).toBeVisible()
  await expect(page.getByLabel('Project Title')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Project Title').fill('Heating stays cold')
  await page.getByLabel('Project Description').fill(BRIEF)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await expect(page.getByText(/Failed to create project: /)).toBeVisible()
  await expect(page.getByLabel('Project Description')).toHaveValue(BRIEF)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Project Description')).toHaveValue(BRIEF)
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await expect(page.getByText('Project Submitted!')).toBeVisible()
})

test('a description on Home is enough: the title comes with it, and pressing twice makes one project', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('What do you need help with?').fill('The gutter above the porch leaks in heavy rain. Please seal or replace it.')
  await page.getByRole('button', { name: 'Try AI Analysis' }).click()
  await expect(page.getByLabel('Project Title')).toHaveValue('The gutter above the porch leaks in heavy rain')
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).dblclick()
  await expect(page.getByText('Project Submitted!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your tasks so far' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  // By itself, or by 'Go to Dashboard'.
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('link', { name: /The gutter above the porch/ })).toHaveCount(1)
})

test('a title without a single space stays within a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const title = 'A'.repeat(120)
  await submit(page, title, `${BRIEF} ${'B'.repeat(150)}`)
  await expectNoSidewaysScroll(page)
  // Not by its link: on a busy machine the page has gone on by itself before it is pressed.
  await page.goto('/projects')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await openNewest(page, title)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('without a connection the projects say so inside the page, and come by themselves when it is back', async ({ page, context }) => {
  await page.goto('/submit-project')
  // The screens that the shell leads to are fetched while the browser has nothing else to do.
  await page.waitForFunction(() => performance.getEntriesByName('onhand:screens-at-hand').length > 0)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Projects' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(projectCards(page).first()).toBeVisible()
})

test('a server that is gone is told of, and noticed when it is back', async ({ page }) => {
  await page.goto('/submit-project')
  await page.waitForLoadState('networkidle')
  await page.route('**/_api/**', route => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Projects' })).toBeVisible()
  await expect(page.getByText(/^The server does not answer/)).toBeVisible()
  await page.unroute('**/_api/**')
  await expect(projectCards(page).first()).toBeVisible()
  await expect(page.getByText(/^The server does not answer/)).toBeHidden()
})

test('a screen whose code does not arrive leaves the page standing, and arrives when the line is back', async ({ page }) => {
  const code = /projects-screen/
  await page.route(code, route => route.abort())
  await page.goto('/submit-project')
  const header = page.getByRole('navigation', { name: 'Main' })
  await page.route('**/_api/**', route => route.abort())
  await header.getByRole('link', { name: 'My Projects' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await expect(header).toBeVisible()
  await expectAccessible(page)
  // Calls come through again before the code does.
  const triedInVain = page.waitForEvent('requestfailed', request => code.test(request.url()))
  await page.unroute('**/_api/**')
  await triedInVain
  await page.unroute(code)
  await expect(projectCards(page).first()).toBeVisible()
})

test('a page that is loaded without the code of its screen says so, once, and takes nothing else from it', async ({ page }) => {
  const code = /projects-screen/
  await page.route(code, route => route.abort())
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
  // Pressed too early it says the same again, as often as somebody likes.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await page.unroute(code)
  await expect(projectCards(page).first()).toBeVisible()
})

test('a project of somebody else, or none at all, is not found', async ({ page }) => {
  await page.goto('/projects/999999')
  await expect(page.getByText('Project Not Found')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /My Projects|Projects/ })
    .first()
    .click()
  await expect(page).toHaveURL('/projects')
})
