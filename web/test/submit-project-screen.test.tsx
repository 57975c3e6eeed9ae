import { afterEach, expect, test, vi } from 'vitest'
import { createProject, listProjects, PROJECT_DESCRIPTION_MAX, REDIRECT_AFTER_SUBMIT_MS } from '#contract/projects.ts'
import { testApp } from '../../server/test/app.ts'
import { briefDraft } from '../src/projects/brief-draft.ts'
import { screen, type Visit, visit } from './render.tsx'

const TITLE = 'Boiler knocks'
const DESCRIPTION = 'My boiler makes a knocking noise when the heating starts.'

const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Project Title' })
const descriptionField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Project Description' })
const submitButton = () => screen.getByRole('button', { name: 'Submit for AI Analysis' })

const fill = async ({ user }: Visit) => {
  await user.type(titleField(), TITLE)
  await user.type(descriptionField(), DESCRIPTION)
}

/** Submits, and stops the page's clock at the moment when the answer arrives; the server has no part in what follows. */
const submitAndStopTheClock = async ({ user, wire }: Visit) => {
  const { answered, release } = wire.hold(createProject)
  await user.click(submitButton())
  await screen.findByRole('button', { name: 'Analyzing...' })
  await answered
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  release()
  while (!screen.queryByRole('heading', { name: 'Project Submitted!' })) await vi.advanceTimersByTimeAsync(0)
}

afterEach(() => {
  vi.useRealTimers()
  briefDraft.clear()
})

test('each field says what is wrong with it, and nothing is sent', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const { user, wire } = await visit('/submit-project', { app, by: cleo })
  const name = screen.getByRole('textbox', { name: 'Client Name' })
  await user.type(titleField(), '  Leak ')
  await user.type(descriptionField(), 'Nineteen characters')
  await user.clear(name)
  await user.type(name, 'C')
  await user.click(submitButton())

  const messageOf = (field: HTMLElement) => field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  const said = async (text: string, field: HTMLElement) => expect((await screen.findByText(text)).id).toBe(messageOf(field))
  await said('Title must be at least 5 characters long', titleField())
  await said('Description must be at least 20 characters long', descriptionField())
  await said('Client name is required', name)
  expect(document.activeElement).toBe(titleField())

  await user.clear(descriptionField())
  await user.click(descriptionField())
  await user.paste('a'.repeat(PROJECT_DESCRIPTION_MAX + 1))
  await said(`Description must be at most ${PROJECT_DESCRIPTION_MAX} characters long`, descriptionField())
  expect(wire.count(createProject)).toBe(0)
})

test('name and address are those of the account, and the address stays', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const { user } = await visit('/submit-project', { app, by: cleo })
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Client Email' })
  await user.type(email, 'somebody.else@example.com')
  expect(email.value).toBe(cleo.email)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Client Name' }).value).toBe('Cleo')
})

test('a brief that could not be sent is told of and kept, and can be sent again', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const cleosVisit = await visit('/submit-project', { app, by: cleo })
  const { user, wire } = cleosVisit
  await fill(cleosVisit)
  const mend = wire.cut()
  await user.click(submitButton())
  await screen.findByText(/^Failed to create project: The connection is lost\./)
  expect(screen.getByText('Your text is still here; you can send it again.')).toBeTruthy()
  expect(titleField().value).toBe(TITLE)
  expect(descriptionField().value).toBe(DESCRIPTION)

  mend()
  await user.click(submitButton())
  await screen.findByRole('heading', { name: 'Project Submitted!' })
  const { body } = await cleo.call(listProjects, {})
  expect(body).toMatchObject([{ title: TITLE, description: DESCRIPTION, clientName: 'Cleo', clientEmail: cleo.email }])
})

test("a refusal is shown in the server's own words", async () => {
  const app = await testApp()
  const cleosVisit = await visit('/submit-project', { app, by: await app.person('Cleo') })
  await fill(cleosVisit)
  await app.database.pool.query('delete from sign_ins')
  await cleosVisit.user.click(submitButton())
  await screen.findByText('Failed to create project: Please log in first.')
  // The page has learnt that nobody is signed in: the same text can be sent after logging in.
  await screen.findByText('Please log in to submit. What you type here is kept.')
  expect(descriptionField().value).toBe(DESCRIPTION)
})

test('what was submitted is confirmed, and after three seconds the page goes on to the projects', async () => {
  const app = await testApp()
  const cleosVisit = await visit('/submit-project', { app, by: await app.person('Cleo') })
  await fill(cleosVisit)
  await submitAndStopTheClock(cleosVisit)
  expect(screen.getByText('Project submitted successfully!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/projects')

  await vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SUBMIT_MS - 1)
  expect(cleosVisit.path()).toBe('/submit-project')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await screen.findByRole('link', { name: TITLE })
  expect(cleosVisit.path()).toBe('/projects')
})

test('who leaves the confirmation by himself is not called back', async () => {
  const app = await testApp()
  const cleosVisit = await visit('/submit-project', { app, by: await app.person('Cleo') })
  await fill(cleosVisit)
  await submitAndStopTheClock(cleosVisit)
  screen.getByRole('link', { name: 'Onhand' }).click()
  while (screen.queryByRole('heading', { name: 'Project Submitted!' })) await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SUBMIT_MS)
  expect(cleosVisit.path()).toBe('/')
})
