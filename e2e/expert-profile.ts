import type { Page } from '@playwright/test'

/** Fills in what the profile of an expert needs; his name is there already. */
export const fillProfile = async (page: Page) => {
  await page.getByLabel('Title').fill('Gas boilers and heat pumps')
  await page.getByLabel('About you').fill('Twenty years of boilers, most of them mended at the first visit.')
  await page.getByRole('combobox', { name: 'Skills' }).fill('boiler rep')
  await page.getByRole('option', { name: /Boiler repair/i }).click()
  await page.getByLabel('Hourly rate (USD)').fill('70')
}
