import { expect, test } from 'vitest'
import { exportAccount, getMe } from '#contract/accounts.ts'
import { updateUser } from '#contract/accounts-auth.ts'
import { testApp } from '../../test/app.ts'
import { ANA, signUp } from '../../test/signed-up.ts'

test('who signs up has the time zone of his browser', async () => {
  const browser = await signUp(await testApp(), { ...ANA, timezone: 'Europe/Lisbon' })
  expect((await browser.call(getMe, {})).body.timezone).toBe('Europe/Lisbon')
})

test('a zone that is not known here turns nobody away', async () => {
  const browser = await signUp(await testApp(), { ...ANA, timezone: 'Mars/Olympus' })
  expect((await browser.call(getMe, {})).body.timezone).toBeNull()
})

test('it is changed, stays when only the name is, and is exported', async () => {
  const browser = await signUp(await testApp())
  await browser.call(updateUser, { name: 'Ana', timezone: 'Asia/Kolkata' })
  await browser.call(updateUser, { name: 'Ana Nova' })
  expect((await browser.call(getMe, {})).body).toMatchObject({ name: 'Ana Nova', timezone: 'Asia/Kolkata' })
  expect((await browser.call(exportAccount, {})).body).toMatchObject({ accounts: { profile: { timezone: 'Asia/Kolkata' } } })
})

test('what is no time zone is refused', async () => {
  const browser = await signUp(await testApp())
  expect(await browser.call(updateUser, { name: 'Ana', timezone: 'Lisbon' })).toMatchObject({
    status: 400,
    error: { error: 'Choose a time zone from the list, such as Europe/Lisbon.' },
  })
})

test('who is not signed in changes none', async () => {
  const app = await testApp()
  expect((await app.visitor().call(updateUser, { name: 'Ana', timezone: 'UTC' })).status).toBe(401)
})
