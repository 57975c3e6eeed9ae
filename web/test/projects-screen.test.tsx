import { expect, test } from 'vitest'
import { createProject, listProjects, PROJECTS_PAGE_SIZE, updateProject } from '#contract/projects.ts'
import { HARM_REFUSED } from '#contract/projects-refusal.ts'
import { type Caller, type TestApp, testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const submit = async (client: Caller, given: { title?: string; description?: string } = {}) => {
  const brief = { title: 'Boiler knocks', description: 'It knocks when the heating starts.', clientName: 'Cleo', ...given }
  return (await client.call(createProject, { ...brief, clientEmail: client.email })).body
}

const cardOf = (title: string): HTMLElement => {
  const card = screen.getAllByRole('listitem').find(item => within(item).queryByRole('link', { name: title }))
  if (!card) throw new Error(`no card for ${title}`)
  return card
}

/** While it stands, every call about projects is the server's failure. */
const withoutProjects = async (app: TestApp): Promise<() => Promise<unknown>> => {
  await app.database.pool.query('alter table projects rename to projects_away')
  return () => app.database.pool.query('alter table projects_away rename to projects')
}

test('six places are kept while the projects load, then each has a card with status, beginning and date', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  await submit(cleo, { title: 'Just fits', description: 'a'.repeat(120) })
  await submit(cleo, { title: 'One too many', description: 'b'.repeat(121) })
  await app.database.pool.query("update projects set created_at = '2026-03-05T12:00:00Z'")
  let release = () => {}
  await visit('/projects', {
    app,
    by: cleo,
    before: wire => {
      release = wire.hold(listProjects).release
    },
  })
  expect(screen.getByRole('status', { name: 'Loading projects' }).children).toHaveLength(6)

  release()
  await screen.findByRole('link', { name: 'Just fits' })
  expect(screen.queryByRole('status', { name: 'Loading projects' })).toBeNull()
  const card = within(cardOf('Just fits'))
  expect(card.getByText('Submitted')).toBeTruthy()
  expect(card.getByText('a'.repeat(120))).toBeTruthy()
  expect(card.getByText('Mar 5, 2026')).toBeTruthy()
  expect(within(cardOf('One too many')).getByText(`${'b'.repeat(120)}…`)).toBeTruthy()
})

test('a client without projects is led to submit the first one', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const { user, path } = await visit('/projects', { app, by: cleo })
  await screen.findByRole('heading', { name: 'No Projects Yet' })
  await user.click(screen.getByRole('link', { name: 'Submit Your First Project' }))
  await screen.findByRole('heading', { name: 'Submit a Project' })
  expect(path()).toBe('/submit-project')
})

test('when the server fails, the page says so and can try again', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  await submit(cleo)
  const restore = await withoutProjects(app)
  const { user } = await visit('/projects', { app, by: cleo })
  expect(within(await screen.findByRole('alert')).getByRole('heading', { name: 'Error Loading Projects' })).toBeTruthy()

  await restore()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('link', { name: 'Boiler knocks' })
  expect(screen.queryByRole('alert')).toBeNull()
  // The button that was pressed is gone; the keyboard goes on at the heading.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'My Projects' }))
})

test('without a connection the page says so, and loads by itself when it is back', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  await submit(cleo)
  let mend = () => {}
  await visit('/projects', {
    app,
    by: cleo,
    before: wire => {
      mend = wire.cut()
    },
  })
  await screen.findByRole('heading', { name: 'Error Loading Projects' })
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  await screen.findByText(/^The server does not answer/)

  mend()
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('link', { name: 'Boiler knocks' })
  expect(screen.queryByText(/^The server does not answer/)).toBeNull()
})

test('what happens to a project elsewhere is seen in the list', async () => {
  const app = await testApp()
  const liveAt = await app.listen({ withJobs: false })
  const cleo = await app.person('Cleo')
  const { id } = await submit(cleo)
  const { wire } = await visit('/projects', { app, by: cleo, liveAt })
  await screen.findByRole('link', { name: 'Boiler knocks' })
  // The page's own fetch, and the one for what may have happened before it listened.
  await waitFor(() => expect(wire.count(listProjects)).toBeGreaterThan(1))
  await cleo.call(updateProject, { projectId: id, status: 'in_progress' })
  await waitFor(() => expect(within(cardOf('Boiler knocks')).getByText('In Progress')).toBeTruthy())
})

test('a project whose brief is asked about says that it waits for an answer', async () => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'questions', questions: ['How old is the boiler?'] }
  })
  const app = await testApp({ analyst })
  const cleo = await app.person('Cleo')
  const asked = await submit(cleo, { title: 'Asked about' })
  await submit(cleo, { title: 'Still waiting' })
  await app.app.analyse(asked.id)
  await visit('/projects', { app, by: cleo })
  await screen.findByRole('link', { name: 'Asked about' })
  const card = within(cardOf('Asked about'))
  expect(card.getByText('Submitted')).toBeTruthy()
  expect(card.getByText('Waits for your answer')).toBeTruthy()
  expect(within(cardOf('Still waiting')).queryByText('Waits for your answer')).toBeNull()
})

test('each project says how it stands with its plan, also of a brief that was refused', async () => {
  const analyst = scriptedAnalyst(async function* (_, { title }) {
    if (title === 'Harmful') yield { kind: 'questions', questions: [HARM_REFUSED, 'What should be put right?'] }
    else {
      yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
      if (title === 'Planned') yield { kind: 'task', task: plannedTask({ key: 'find', requiredSkillIds: ['boiler-repair'] }) }
    }
  })
  const app = await testApp({ analyst })
  const cleo = await app.person('Cleo')
  for (const title of ['Harmful', 'Planned', 'Empty']) await app.app.analyse((await submit(cleo, { title })).id)
  for (const title of ['Waiting', 'In the making', 'Broken', 'Begun']) await submit(cleo, { title })
  const set = (title: string, status: string) =>
    app.database.pool.query('update projects set status = $2 where title = $1', [title, status])
  await set('In the making', 'decomposing')
  await set('Broken', 'failed')
  await set('Begun', 'in_progress')
  await visit('/projects', { app, by: cleo })
  await screen.findByRole('link', { name: 'Planned' })
  const said = {
    Harmful: 'Refused: no plan was made',
    Planned: 'Plan ready',
    Empty: 'No tasks found',
    Waiting: 'Not analysed yet',
    'In the making': 'Plan is being made',
    Broken: 'No plan yet: try again',
  }
  for (const [title, words] of Object.entries(said)) expect(within(cardOf(title)).getByText(words)).toBeTruthy()
  expect(screen.queryByText('Waits for your answer')).toBeNull()
  expect(within(cardOf('Begun')).queryByText(/plan/i)).toBeNull()
})

test('more than a page of projects is shown a page at a time, each project once', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const count = PROJECTS_PAGE_SIZE + 2
  for (let number = 1; number <= count; number += 1) await submit(cleo, { title: `Project ${number}` })
  const { user } = await visit('/projects', { app, by: cleo })
  const titles = () => screen.queryAllByRole('link', { name: /^Project \d+$/ }).map(link => link.textContent)
  await screen.findByRole('link', { name: `Project ${count}` })
  expect(titles()).toHaveLength(PROJECTS_PAGE_SIZE)

  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(titles()).toHaveLength(count))
  expect(new Set(titles()).size).toBe(count)
  expect(titles().at(-1)).toBe('Project 1')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})

test('nobody sees projects without logging in, and none are asked for', async () => {
  const app = await testApp()
  const { wire } = await visit('/projects', { app, by: app.visitor() })
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy()
  expect(wire.count(listProjects)).toBe(0)
})
