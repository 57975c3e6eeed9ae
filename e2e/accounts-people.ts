import type { Page } from '@playwright/test'
import { expect } from './house.ts'

export const PASSWORD = 'orbit lantern walrus fog'
export const NEW_PASSWORD = 'seven kettles hum at dawn'

let made = 0
/** A person of his own for each journey, also when the journeys run again on the same data. */
export const stranger = (name: string) => {
  made += 1
  return { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now()}.${made}@example.com`, password: PASSWORD }
}
type Person = ReturnType<typeof stranger>

/** The demo signs everybody in who comes for the first time; a stranger has logged out of that. */
export const comeAsStranger = async (page: Page) => {
  expect((await page.request.post('/_api/sign-out', { data: {} })).ok()).toBe(true)
}

/** Opens the newest mail to somebody in the demo's mail, and follows its link. */
export const followMail = async (page: Page, { email }: Person, subject: string) => {
  await page.goto('/dev/mail')
  await page
    .getByRole('list', { name: 'Mails' })
    .getByRole('button')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .first()
    .click()
  await page.getByRole('article').getByRole('link').first().click()
}

/** On the page to sign up: an account with a confirmed address, signed in, and where it was to lead. */
export const signUpHere = async (page: Page, person: Person) => {
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await followMail(page, person, 'Confirm')
  await expectSignedIn(page, person)
}

export const signUp = async (page: Page, person: Person) => {
  await comeAsStranger(page)
  await page.goto('/sign-up')
  await signUpHere(page, person)
}

export const expectSignedIn = (page: Page, { name }: Person) => expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()

export const fillLogIn = async (page: Page, { email }: Person, password = PASSWORD) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click()
}

export const logIn = async (page: Page, person: Person, password = PASSWORD) => {
  await page.goto('/log-in')
  await fillLogIn(page, person, password)
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
