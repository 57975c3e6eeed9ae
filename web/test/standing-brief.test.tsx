import { expect, test } from 'vitest'
import { updateProject } from '#contract/projects.ts'
import { hiringProject, move } from '../../server/test/hired-project.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { screen, visit } from './render.tsx'

const CHANGE = 'Change the brief'

test('while an offer is out the page says why the brief cannot be changed and what to do instead, and leads there', async () => {
  const { app, cleo, bea, path, offer } = await hiringProject()
  await visit(path, { app, by: cleo })
  expect(await screen.findByText(CHANGE)).toBeTruthy()
  expect(screen.queryByText(/The brief stands as it is/)).toBeNull()

  const sent = await offer()
  await visit(path, { app, by: cleo })
  expect(await screen.findByText(/^The brief stands as it is .* Withdraw or finish those first, or edit the tasks below\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe(`${path}/hiring`)
  expect(screen.queryByText(CHANGE)).toBeNull()

  await move(bea, sent, 'declined')
  await visit(path, { app, by: cleo })
  expect(await screen.findByText(CHANGE)).toBeTruthy()
})

test('of a project whose work has begun it is said which status lets its brief be changed; an admin is told nothing of it', async () => {
  const { app, cleo, path, project } = await plannedProject()
  await cleo.call(updateProject, { projectId: project.id, status: 'in_progress' })
  await visit(path, { app, by: cleo })
  expect(await screen.findByText(/is ‘In Progress’\. To change it, set the status to ‘Decomposed’\./)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See the offers' })).toBeNull()
  await visit(path, { app, by: await app.person('Ann', ['admin']) })
  await screen.findByRole('heading', { name: 'The brief' })
  expect(screen.queryByText(/The brief stands as it is/)).toBeNull()
})
