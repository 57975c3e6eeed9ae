import { expect, test } from 'vitest'
import { createProject, listProjects, PROJECTS_PAGE_SIZE } from '#contract/projects.ts'
import { type Caller, type TestApp, testApp } from '../../server/test/app.ts'
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
