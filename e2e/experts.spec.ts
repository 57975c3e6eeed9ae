import type { Page } from '@playwright/test'
import { signUp, stranger } from './accounts-people.ts'
import { fillProfile } from './expert-profile.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const shot = async (page: Page, name: string) => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true })
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device}, a visitor comes from a service to its expert, and an admin sees how the reviewing goes`, async ({ page }) => {
    const tag = device.replace('a ', '')
    await page.setViewportSize(viewport)
    await page.goto('/services')
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    const about = page.getByRole('region', { name: 'About the expert' })
    const name = (await about.getByRole('link').textContent()) ?? ''
    await about.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Services' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shot(page, `expert-page-${tag}`)
    await page.goto('/experts/999999')
    await expect(page.getByRole('heading', { name: 'Expert Not Found' })).toBeVisible()

    await page.request.post('/_api/demo/sign-in', { data: { as: 'admin' } })
    await page.goto('/admin/verification')
    await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
    for (const status of ['Pending', 'Approved', 'Rejected', 'Needs more info']) {
      await page.getByLabel('Status').selectOption(status)
      await expect(page.getByRole('table').getByText(status).first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'View Analytics' }).click()
    await expect(page.getByRole('heading', { name: 'Time to decision' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shot(page, `analytics-${tag}`)
  })

  test(`on ${device}, an expert takes an assessment, by keyboard alone`, async ({ page }) => {
    test.setTimeout(120_000)
    const tag = device.replace('a ', '')
    await page.setViewportSize(viewport)
    await signUp(page, stranger(`Quiz ${tag}`))
    await page.goto('/expert-verification')
    await fillProfile(page)
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await page.getByRole('tab', { name: 'Status' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Skill Assessments' })).toBeFocused()
    // A toast over the footer is not what is judged.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start Smart Home' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start Smart Home' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Smart Home' })).toBeFocused()
    await page.getByRole('button', { name: 'Submit Assessment' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('This question has no answer yet.')).toBeVisible()
    // It does not lie behind what stays in view above it.
    const [bar, question] = [page.getByRole('heading', { name: 'Smart Home' }).locator('..'), page.getByRole('group').first()]
    const barBottom = await bar.evaluate(element => element.getBoundingClientRect().bottom)
    expect(await question.evaluate(element => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(barBottom)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shot(page, `assessment-${tag}`)
    const questions = page.getByRole('main').getByRole('group')
    for (const question of await questions.all()) {
      const radio = question.getByRole('radio').first()
      if ((await radio.count()) > 0) {
        await radio.focus()
        await page.keyboard.press('Space')
      } else await question.getByRole('textbox').fill('I would not know')
    }
    await expect(page.getByText('12 of 12 answered')).toBeVisible()
    // What was answered outlives a reload, and the attempt goes on.
    await page.reload()
    await page.getByRole('button', { name: 'Go on with Smart Home' }).click()
    await expect(page.getByText('12 of 12 answered')).toBeVisible()
    await page.getByRole('button', { name: 'Submit Assessment' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Assessment results for "Smart Home" submitted.')).toBeVisible()
    await expect(page.getByText(/^Smart Home: \d+%\./)).toBeVisible()
    await shot(page, `assessments-${tag}`)
  })
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device}, an admin gives a role, suspends and restores, and all of it stands in the audit`, async ({ page }) => {
    test.setTimeout(120_000)
    const tag = device.replace('a ', '')
    const person = stranger(`Moderated ${tag}`)
    await page.setViewportSize(viewport)
    await signUp(page, person)
    await page.request.post('/_api/demo/sign-in', { data: { as: 'admin' } })
    await page.goto('/admin/accounts')
    await page.getByLabel('Search').fill(person.email)
    await page.getByRole('button', { name: `Give the role admin: ${person.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give the role' }).click()
    await expect(page.getByRole('button', { name: `Remove the role admin: ${person.name}` })).toBeVisible()
    await page.getByRole('button', { name: `Suspend ${person.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText('Say why in at least 10 characters: the person reads it.')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Reason').fill('Offers what he does not do.')
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByRole('button', { name: `Restore ${person.name}` })).toBeVisible()
    await page.getByRole('button', { name: `Restore ${person.name}` }).click()
    await expect(page.getByText(`restored ${person.name}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`gave ${person.name} the role admin`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shot(page, `accounts-${tag}`)
  })
}
