import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const BRIEF =
  'Our hotel has 22 rooms on three floors and guests complain about the Wi-Fi. We want a survey, new access points with cabling where it is missing, and separate networks for guests and office. In addition 8 security cameras are needed for the entrances and the car park.'

/** A project of its own with a plan, open in the list view. */
const openPlan = async (page: Page, title: string, description = BRIEF): Promise<string> => {
  await page.goto('/projects')
  const me = await (await page.request.get('/_api/me')).json()
  const answer = await page.request.post('/_api/projects', {
    data: { title, description, clientName: me.name, clientEmail: me.email },
  })
  const { id } = await answer.json()
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('Decomposed').first()).toBeVisible({
    timeout: 40_000,
  })
  return `/projects/${id}`
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
const card = (page: Page, index: number) => page.getByRole('article').nth(index)
const hours = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Summary' })
    .getByText(/^[\d.,]+ h$/)
    .first()
const chooseMore = async (page: Page, index: number, what: string) => {
  await card(page, index)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('an edited task changes the totals, until the change is taken back', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openPlan(page, 'A plan that is edited')
  const before = await titles(page)
  const total = await hours(page).textContent()

  await card(page, 0).getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Task title').fill('Walk through the hotel')
  await page.getByLabel('Worst case').fill('60')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save task' }).click()
  await expect(page.getByRole('article', { name: 'Walk through the hotel' })).toBeVisible()
  await expect(hours(page)).not.toHaveText(total ?? '')
  await page.getByRole('button', { name: /^Undo:/ }).click()
  await expect(hours(page)).toHaveText(total ?? '')
  expect(await titles(page)).toEqual(before)
})

test('a plan is split, merged and reordered, and a deleted task comes back', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openPlan(page, 'A plan that is cut anew')
  const before = await titles(page)
  await chooseMore(page, 1, 'Split into parts...')
  await page.getByRole('group', { name: 'Part 2' }).getByLabel('Task title').fill('The second half')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Split into 2 tasks' }).click()
  await expect(page.getByRole('article', { name: 'The second half' })).toBeVisible()
  await chooseMore(page, 1, 'Merge with others...')
  await page.getByRole('checkbox', { name: /The second half/ }).check()
  await page.getByRole('button', { name: 'Merge 2 tasks' }).click()
  await expect(page.getByRole('article', { name: 'The second half' })).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(before.length)

  // With the mouse, in a window that shows both places: the first to before the third.
  await page.setViewportSize({ width: DESK.width, height: 5_000 })
  await page
    .getByTitle('Drag to another place')
    .first()
    .dragTo(card(page, 2).getByRole('heading', { level: 3 }))
  await expect.poll(async () => (await titles(page))[0]).not.toContain(before[0]?.slice(1) ?? '')

  await chooseMore(page, 0, 'Delete')
  await expect(page.getByText(/was deleted\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(before.length)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(before.length)
})

test('two windows see the same plan, and neither loses what is typed in it', async ({ page, context }) => {
  const path = await openPlan(page, 'A plan in two windows')
  const other = await context.newPage()
  await other.goto(path)
  const first = (await titles(page))[0]?.replace(/^1/, '') ?? ''

  await card(page, 0).getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Task title').fill('Typed in the first window')
  await card(other, 0).getByRole('button', { name: /^Edit/ }).click()
  await other.getByLabel('Task title').fill('Saved in the second window')
  await other.getByRole('button', { name: 'Save task' }).click()
  await expect(other.getByRole('article', { name: 'Saved in the second window' })).toBeVisible()

  await expect(page.getByText(/Changed in another window meanwhile: title\./)).toBeVisible()
  await expect(page.getByLabel('Task title')).toHaveValue('Typed in the first window')
  await page.getByRole('button', { name: 'Save task' }).click()
  await expect(other.getByRole('article', { name: 'Typed in the first window' })).toBeVisible()
  await page.getByRole('button', { name: /^Undo:/ }).click()
  await expect(other.getByRole('article', { name: 'Saved in the second window' })).toBeVisible()
  await other.getByRole('button', { name: /^Undo:/ }).click()
  await expect(page.getByRole('article', { name: first })).toBeVisible()
})

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device} the plan is a graph and a timeline that the address remembers`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const path = await openPlan(page, `A plan drawn on ${device}`)
    const count = await page.getByRole('article').count()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Graph', exact: true }).click()
    await expect(page).toHaveURL(`${path}?view=graph`)
    const graph = page.getByRole('region', { name: 'Graph of the plan' })
    await expect(graph.getByRole('listitem')).toHaveCount(count)
    await expect(graph.getByText(/on the longest way/).first()).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: 'Timeline', exact: true }).click()
    const duration = page.getByText(/^About \d+ working days?$/)
    const alone = await duration.textContent()
    await page.getByLabel('An expert for each task').check()
    await expect(duration).not.toHaveText(alone ?? '')
    await expect(page.getByText('longest way').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: /^1 / }).click()
    await expect(card(page, 0)).toBeInViewport()
  })
}

test('Escape closes the form of a task: without a word where nothing was typed, and otherwise what was typed is kept', async ({ page }) => {
  await openPlan(page, 'A plan left by Escape')
  const [first = ''] = await titles(page)
  const edit = card(page, 0).getByRole('button', { name: /^Edit/ })
  const title = page.getByLabel('Task title')
  const told = page.getByText('What you typed is kept, not saved: edit this task again to go on.')
  await edit.press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await expect(told).toHaveCount(0)

  await edit.press('Enter')
  const skills = page.getByRole('combobox', { name: 'Skills' })
  await skills.fill('tiling')
  const found = page.getByRole('option', { name: /^Tiling/ })
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('Escape')
  // The list goes alone.
  await expect(found).toHaveCount(0)
  await expect(skills).toHaveValue('')
  await title.fill('Typed and left')
  await page.keyboard.press('Escape')
  await expect(told).toBeVisible()
  await expect(edit).toBeFocused()
  expect((await titles(page))[0]).toBe(first)
  await edit.press('Enter')
  await expect(title).toHaveValue('Typed and left')
  await expect(page.getByText('What you typed earlier is here again; it is not saved yet.')).toBeVisible()
})

test('with the keyboard alone a task is moved, edited, deleted and brought back', async ({ page }) => {
  await openPlan(page, 'A plan without a mouse')
  const before = await titles(page)
  await card(page, 0).getByRole('button', { name: /down$/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await titles(page))[1]?.slice(1)).toBe(before[0]?.slice(1))
  await expect(card(page, 1).getByRole('button', { name: /down$/ })).toBeFocused()
  await card(page, 1).getByRole('button', { name: /^Edit/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Task title')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Typed without a mouse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit ‘Typed without a mouse’' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Split into parts...' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit ‘Typed without a mouse’' })).toBeFocused()
})

test('a plan is taken along as a table, as data, and on paper', async ({ page }) => {
  const path = await openPlan(page, 'A plan to take along')
  const count = await page.getByRole('article').count()
  const choose = async (what: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  const fileOf = async (what: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose(what)])
    return readFile(await download.path(), 'utf8')
  }
  expect(await fileOf('Table for a spreadsheet (CSV)')).toMatch(/^\uFEFFNumber,Task,/)
  expect(JSON.parse(await fileOf('Data (JSON)')).tasks).toHaveLength(count)
  await choose('Print, or save as PDF')
  await expect(page).toHaveURL(`${path}/print`)
  await expect(page.getByRole('heading', { level: 1, name: 'A plan to take along' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(count)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: /Print/ })).toBeHidden()
})

const openAsStranger = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const stranger = await context.newPage()
  const answer = await stranger.goto(address)
  return { context, stranger, answer }
}

test('a plan is shared by a link that shows nothing of its client, and ends when it is withdrawn', async ({ page, browser }) => {
  await page.setViewportSize(PHONE)
  await openPlan(page, 'A plan that is shared')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Your new link').inputValue()
  await expectAccessible(page)

  const { context, stranger, answer } = await openAsStranger(browser, address)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(stranger.getByRole('heading', { level: 1, name: 'A plan that is shared' })).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText('guests complain')
  await expect(stranger.getByRole('main')).not.toContainText('Casey')
  await expect(stranger.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await expectAccessible(stranger)
  await expectNoSidewaysScroll(stranger)

  await page.getByRole('button', { name: /^Withdraw the link/ }).click()
  await page.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link was withdrawn' })).toBeVisible()
  const guessed = await stranger.goto(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`)
  expect(guessed?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Nothing is shared here' })).toBeVisible()
  await context.close()
})

test('on a phone a wish that was left open is planned as what it means, and taken back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPlan(
    page,
    'Landlord of two flats',
    // Long enough for one of its wishes to be passed over.
    "EICRs are done and filed for both flats, the gas safety man comes every November. Tenant in 2B lost her keys and had the lock changed at her own cost, fair play. What she's asked for, reasonably, is a bedroom that gets warm: radiator's hot at the bottom, stone cold on top, gurgles. 2A says his curtains move with the sashes shut. New windows are out of the question in a conservation area.",
  )
  const notes = page.getByRole('region', { name: 'Notes on this plan' })
  // Which of its wishes is passed over is the analyst's to learn; one that is left open can be planned.
  const told = notes.getByText(/^Not planned: “/).first()
  await expect(told).toBeVisible()
  const words = /“[^”]*”/.exec((await told.textContent()) ?? '')?.[0] ?? ''
  const wish = notes.getByText(`Not planned: ${words}`)
  await expect(wish).toBeVisible()
  const before = await titles(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await notes
    .getByRole('button', { name: /^Plan / })
    .first()
    .click()
  await expect(wish).toHaveCount(0)
  await expect(page.getByRole('article').nth(before.length)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(wish).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(before.length)
  await expectAccessible(page)
})

test('on a phone a task that the brief left out is planned after all by the keyboard, and taken back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPlan(page, 'Bakery website', 'A website for our bakery with 5 pages, no design needed.')
  const notes = page.getByRole('region', { name: 'Notes on this plan' })
  const planIt = notes.getByRole('button', { name: /^Plan it after all: Design the layout/ })
  const before = await titles(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await planIt.focus()
  await page.keyboard.press('Enter')
  await expect(planIt).toHaveCount(0)
  await expect(page.getByRole('article').nth(before.length)).toBeVisible()
  expect(await titles(page)).toContainEqual(expect.stringMatching(/Design the layout/))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(planIt).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(before.length)
})
