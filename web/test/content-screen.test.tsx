import { expect, test } from 'vitest'
import { listDevMails } from '#contract/accounts.ts'
import { sendContactMessage } from '#contract/content.ts'
import { testApp } from '../../server/test/app.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a page of words has its title, and its links lead on without a new page', async () => {
  const app = await testApp()
  const { user, path } = await visit('/become-expert', { app, by: app.visitor() })
  await screen.findByRole('heading', { level: 1, name: 'Become an expert' })
  expect(document.title).toBe('Become an expert | Onhand')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'expert FAQ' }))
  await screen.findByRole('heading', { level: 1, name: 'Expert FAQ' })
  expect(path()).toBe('/expert-faq')
})

test('a message that lacks something says what, and is not sent', async () => {
  const app = await testApp()
  const { user, wire } = await visit('/contact', { app, by: app.visitor() })
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Please tell us your name.')
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  expect(screen.getByText('A message must be at least 10 characters long.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Your name'))
  expect(wire.count(sendContactMessage)).toBe(0)
})

test('a message is sent with the topic of the link that led here, and says where the answer goes', async () => {
  const app = await testApp()
  const { user } = await visit('/contact?topic=safety', { app, by: app.visitor() })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' }).value).toBe('Safety or abuse')
  await user.type(field('Your name'), 'Rita Reader')
  await user.type(field('Your email'), 'rita@example.com')
  await user.type(field('Your message'), 'Somebody asks for my password.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('heading', { name: 'Your message is on its way' })
  const mails = (await app.visitor().call(listDevMails, {})).body
  expect(mails.map(mail => mail.to).sort()).toEqual(['operator@localhost', 'rita@example.com'])
})

test('who is signed in need not type name and address; a message that could not be sent is kept', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const { user, wire } = await visit('/contact', { app, by: cleo })
  await waitFor(() => expect(field('Your email').value).toBe(cleo.email))
  expect(field('Your name').value).toBe('Cleo')
  await user.type(field('Your message'), 'Does this work on a boat?')
  wire.cut()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText(/^Failed to send your message: /)
  expect(field('Your message').value).toBe('Does this work on a boat?')
})
