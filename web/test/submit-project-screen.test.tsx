import { afterEach, expect, test, vi } from 'vitest'
import { createProject, listProjects, PROJECT_DESCRIPTION_MAX, REDIRECT_AFTER_SUBMIT_MS } from '#contract/projects.ts'
import { testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { briefDraft } from '../src/projects/brief-draft.ts'
import { clearBrief } from '../src/projects/brief-request.ts'
import { screen, type Visit, visit, waitFor, within } from './render.tsx'
import type { Wire } from './wire.ts'

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
  clearBrief()
})

/** The next brief reaches the server, but its answer does not reach the page. */
const loseNextAnswer = (wire: Wire) => {
  let isLost = false
  const send: typeof fetch = async (target, init) => {
    const answer = await wire.fetch(target, init)
    if (isLost || init?.method !== 'POST' || !String(target).startsWith(createProject.path)) return answer
    isLost = true
    throw new TypeError('Failed to fetch')
  }
  vi.stubGlobal('fetch', send)
}

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
  // What was said of the failure is not true any more.
  await waitFor(() => expect(screen.queryByText(/^Failed to create project/)).toBeNull())
})

test('a brief whose answer was lost is sent again as the same one: there is one project', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const cleosVisit = await visit('/submit-project', { app, by: cleo })
  const { user, wire } = cleosVisit
  await fill(cleosVisit)
  loseNextAnswer(wire)
  await user.click(submitButton())
  await screen.findByText('Your text is still here; you can send it again.')
  await user.click(submitButton())
  await screen.findByRole('heading', { name: 'Project Submitted!' })
  expect(wire.count(createProject)).toBe(2)
  expect((await cleo.call(listProjects, {})).body).toHaveLength(1)
})

test('words that were changed after a lost answer are not lost as well: they are a project of their own', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const cleosVisit = await visit('/submit-project', { app, by: cleo })
  const { user, wire } = cleosVisit
  await fill(cleosVisit)
  loseNextAnswer(wire)
  await user.click(submitButton())
  await screen.findByText('Your text is still here; you can send it again.')
  await user.type(titleField(), ' again')
  await user.click(submitButton())
  await screen.findByRole('heading', { name: 'Project Submitted!' })
  expect((await cleo.call(listProjects, {})).body.map(({ title }) => title)).toEqual([`${TITLE} again`, TITLE])
})

test('pressing twice sends once', async () => {
  const app = await testApp()
  const cleosVisit = await visit('/submit-project', { app, by: await app.person('Cleo') })
  const { user, wire } = cleosVisit
  await fill(cleosVisit)
  const { answered, release } = wire.hold(createProject)
  await user.dblClick(submitButton())
  await user.type(titleField(), '{Enter}{Enter}')
  await answered
  release()
  await screen.findByRole('heading', { name: 'Project Submitted!' })
  expect(wire.count(createProject)).toBe(1)
})

test('a description that was begun on Home brings a title with it, and one press is enough', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  briefDraft.save({ description: DESCRIPTION })
  const { user } = await visit('/submit-project', { app, by: cleo })
  expect(titleField().value).toBe(DESCRIPTION.slice(0, -1))
  await user.click(submitButton())
  await screen.findByRole('heading', { name: 'Project Submitted!' })
  expect((await cleo.call(listProjects, {})).body).toMatchObject([{ title: DESCRIPTION.slice(0, -1), description: DESCRIPTION }])
})

test('the tasks of what was submitted are seen arriving', async () => {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'find', title: 'Find the cause' }) }
    await goesOn
    yield { kind: 'task', task: plannedTask({ key: 'mend', title: 'Mend it' }) }
  })
  const app = await testApp({ analyst })
  const liveAt = await app.listen({ withJobs: false })
  const cleo = await app.person('Cleo')
  const cleosVisit = await visit('/submit-project', { app, by: cleo, liveAt })
  await fill(cleosVisit)
  await submitAndStopTheClock(cleosVisit)
  const { body } = await cleo.call(listProjects, {})
  const id = body[0]?.id ?? 0
  expect(screen.getByRole('link', { name: 'Open the project' }).getAttribute('href')).toBe(`/projects/${id}`)

  const analysis = app.app.analyse(id)
  const titles = () => within(screen.getByRole('region', { name: 'Your tasks so far' })).getAllByRole('listitem')
  const seen = async (count: number) => {
    while (!screen.queryByRole('region', { name: 'Your tasks so far' }) || titles().length < count) await vi.advanceTimersByTimeAsync(0)
  }
  await seen(1)
  expect(titles()[0]?.textContent).toContain('Find the cause')
  goOn()
  await seen(2)
  expect(titles()[1]?.textContent).toContain('Mend it')
  expect(cleosVisit.path()).toBe('/submit-project')
  await analysis
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
