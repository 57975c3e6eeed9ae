import { expect, test } from 'vitest'
import { saveMailSwitch } from '#contract/notifications-mail.ts'
import { createMailSwitchLinks } from '../../server/src/notifications/delivery/mail-switch-link.ts'
import { TEST_SECRET, testApp } from '../../server/test/app.ts'
import { screen, visit, waitFor } from './render.tsx'

const linkOf = (accountId: string) =>
  `/notifications/unsubscribe?${new URLSearchParams({ token: createMailSwitchLinks(TEST_SECRET).sign({ accountId, kinds: ['offer_answered'] }) })}`

test('the link of a mail asks first, switches off, says so, and switches on again; nobody needs to be signed in', async () => {
  const app = await testApp()
  const ann = await app.person('Ann')
  const { user, wire } = await visit(linkOf(ann.accountId), { app, by: app.visitor() })
  const off = await screen.findByRole('button', { name: 'Send me no more of these mails' })
  expect(screen.getByText('Answers to your offers')).toBeTruthy()
  expect(wire.count(saveMailSwitch)).toBe(0)
  await user.click(off)
  const on = await screen.findByRole('button', { name: 'Send me these mails again' })
  const standing = screen.getByText(/You get no more mail about what stands below.*take this back here within 30 minutes/)
  await waitFor(() => expect(document.activeElement).toBe(standing))
  await user.click(on)
  await screen.findByRole('button', { name: 'Send me no more of these mails' })
  expect(wire.count(saveMailSwitch)).toBe(2)
})

test('mail that was off before is not switched on by a link; the page says where', async () => {
  const app = await testApp()
  const ann = await app.person('Ann')
  const { token } = Object.fromEntries(new URL(linkOf(ann.accountId), 'http://x').searchParams)
  await app.visitor().call(saveMailSwitch, { token: token ?? '' })
  await visit(linkOf(ann.accountId), { app, by: app.visitor() })
  await screen.findByText(/To get it again, log in and switch it on in your preferences/)
  expect(screen.queryByRole('button', { name: /Send me/ })).toBeNull()
})

test('a link that is not whole says what to do', async () => {
  const app = await testApp()
  await visit('/notifications/unsubscribe?token=nonsense', { app, by: app.visitor() })
  await screen.findByText('This link does not work any more. Log in and choose in your preferences what you are told.')
})
