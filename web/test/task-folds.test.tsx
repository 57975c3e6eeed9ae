import { expect, test } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { addTask } from '#contract/projects-plan.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { screen, visit, waitFor, within } from './render.tsx'

/** Cleo's plan, with further tasks up to so many. */
const planOf = async (count: number) => {
  const plan = await plannedProject()
  let project: Project = plan.project
  while (project.tasks.length < count) {
    const title = `Further task ${project.tasks.length + 1}`
    const { body } = await plan.cleo.call(addTask, {
      ...{ projectId: project.id, planVersion: project.planVersion, title, description: `All of ‘${title}’.` },
      ...{ deliverable: '', acceptanceCheck: '', complexityLevel: 'high', predecessors: [], requiredSkillIds: ['boiler-repair'] },
      hoursRange: { optimistic: 1, likely: 2, pessimistic: 4 },
    })
    project = body
  }
  return { ...plan, project }
}

const card = (name: string) => within(screen.getByRole('article', { name }))
const fold = (name: string) => card(name).getByRole('button', { name, expanded: false })

test('of a long plan the first task is open and each other one a line with hours, cost and experts, until it is opened', async () => {
  const { app, cleo, path, project } = await planOf(9)
  const { user } = await visit(path, { app, by: cleo })
  const [first] = project.tasks
  await screen.findByRole('article', { name: 'Further task 9' })
  expect(card(first?.title ?? '').getByText(first?.description ?? '')).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Further task 9' }).textContent).toContain(
    '2.2 h, $165; high complexity, experts are looked for',
  )
  expect(screen.getByRole('article', { name: 'Mend it' }).textContent).toMatch(/complexity, \d experts?/)
  expect(card('Further task 9').queryByText('All of ‘Further task 9’.')).toBeNull()
  // What its owner can do with it stays at hand.
  expect(card('Further task 9').getByRole('button', { name: 'Edit ‘Further task 9’' })).toBeTruthy()
  await user.click(fold('Further task 9'))
  expect(card('Further task 9').getByText('All of ‘Further task 9’.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open all tasks' }))
  expect(card('Further task 8').getByText('All of ‘Further task 8’.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Fold all tasks' }))
  expect(screen.queryByText(/^All of/)).toBeNull()
})

test('who is led to a task finds it open', async () => {
  const { app, cleo, path, project } = await planOf(9)
  await visit(`${path}#task-${project.tasks[8]?.id}`, { app, by: cleo })
  await waitFor(() => expect(screen.getByText('All of ‘Further task 9’.')).toBeTruthy())
  expect(screen.queryByText('All of ‘Further task 8’.')).toBeNull()
})

test('a plan that is soon read is not folded', async () => {
  const { app, cleo, path } = await planOf(8)
  await visit(path, { app, by: cleo })
  expect((await screen.findByRole('article', { name: 'Further task 8' })).textContent).toContain('All of ‘Further task 8’.')
  expect(screen.queryByRole('button', { name: /all tasks/ })).toBeNull()
})
