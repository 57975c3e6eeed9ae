import { afterEach, expect, test } from 'vitest'
import { updateProject } from '#contract/projects.ts'
import { deleteTask, editTask, moveTask, splitTask } from '#contract/projects-plan.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { forgetTaskDraft } from '../src/projects/plan/task-draft.ts'
import { screen, visit, waitFor, within } from './render.tsx'

/** Each test's project is the first of its own database; what was typed is kept in the tab, which is one for all. */
afterEach(() => {
  for (const taskId of [null, 1, 2, 3, 4]) forgetTaskDraft({ ownerEmail: 'cleo@example.com', projectId: 1, taskId })
})

const cards = () => screen.getAllByRole('article').map(card => within(card).getByRole('heading', { level: 3 }).lastChild?.textContent)
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Cleo's plan of three tasks, opened by her. */
const opened = async ({ isLive = false } = {}) => {
  const plan = await plannedProject()
  const liveAt = isLive ? { liveAt: await plan.app.listen() } : {}
  const page = await visit(plan.path, { app: plan.app, by: plan.cleo, ...liveAt })
  await screen.findByRole('heading', { level: 1, name: 'Boiler knocks' })
  return { ...plan, ...page }
}

const choose = async (user: Awaited<ReturnType<typeof opened>>['user'], task: string, what: string) => {
  await user.click(button(`More for ‘${task}’`))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

test('a task is edited in its place, and the totals follow', async () => {
  const { user, project, now } = await opened()
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  const title = form.getByRole<HTMLInputElement>('textbox', { name: 'Task title' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.clear(title)
  await user.type(title, 'Replace the pump')
  const worst = form.getByRole('spinbutton', { name: 'Worst case' })
  await user.clear(worst)
  await user.type(worst, '15')
  await user.click(form.getByRole('button', { name: 'Save task' }))
  await screen.findByRole('article', { name: /Replace the pump/ })
  expect(document.activeElement).toBe(button('Edit ‘Replace the pump’'))
  expect(summary().getByText(`${(project.totalEstimatedHours ?? 0) + 2} h`)).toBeTruthy()
  expect((await now()).tasks[1]).toMatchObject({ title: 'Replace the pump', hoursRange: { optimistic: 1, likely: 2, pessimistic: 15 } })
})

test('what was typed of a task is there again after a look at another page, until it is saved or given up', async () => {
  const { app, cleo, user, path, back, now } = await opened()
  await user.click(button('Edit ‘Mend it’'))
  const form = () => within(screen.getByRole('form', { name: 'Edit ‘Mend it’' }))
  const title = () => form().getByRole<HTMLInputElement>('textbox', { name: 'Task title' })
  await screen.findByRole('form', { name: 'Edit ‘Mend it’' })
  await user.type(title(), ' and clean it')
  await user.click(screen.getByRole('link', { name: 'Back to My Projects' }))
  await screen.findByRole('heading', { level: 1, name: 'My Projects' })
  await back()
  await waitFor(() => expect(path()).toMatch(/^\/projects\/\d+$/))
  await user.click(await screen.findByRole('button', { name: 'Edit ‘Mend it’' }))
  await screen.findByText('What you typed earlier is here again; it is not saved yet.')
  expect(title().value).toBe('Mend it and clean it')
  await user.click(form().getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Edit ‘Mend it’' }))
  await waitFor(() => expect(title().value).toBe('Mend it'))
  expect(screen.queryByText(/What you typed earlier/)).toBeNull()

  await user.type(title(), ' twice')
  const later = await visit(path(), { app, by: cleo })
  await later.user.click(await screen.findByRole('button', { name: 'Edit ‘Mend it’' }))
  await waitFor(() => expect(title().value).toBe('Mend it twice'))
  await later.user.click(form().getByRole('button', { name: 'Save task' }))
  await later.user.click(await screen.findByRole('button', { name: 'Edit ‘Mend it twice’' }))
  await screen.findByRole('form', { name: 'Edit ‘Mend it twice’' })
  expect(screen.queryByText(/What you typed earlier/)).toBeNull()
  expect((await now()).tasks[1]?.title).toBe('Mend it twice')
})

test('Escape closes the form of a task, and what was typed is kept and told of', async () => {
  const { user, wire } = await opened()
  const edit = () => button('Edit ‘Mend it’')
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Task title' })
  const isOpen = () => screen.queryByRole('form', { name: 'Edit ‘Mend it’' }) !== null
  await user.click(edit())
  await waitFor(() => expect(document.activeElement).toBe(title()))
  await user.type(title(), ' and clean it')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(edit()))
  expect(isOpen()).toBe(false)
  expect(await screen.findByText('What you typed is kept, not saved: edit this task again to go on.')).toBeTruthy()
  await user.click(edit())
  await screen.findByText('What you typed earlier is here again; it is not saved yet.')
  expect(title().value).toBe('Mend it and clean it')
  expect(wire.count(editTask)).toBe(0)
})

test('Escape in an open list of skills closes the list and not the form', async () => {
  const { user } = await opened()
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  await user.type(form.getByRole('combobox', { name: 'Skills' }), 'tiling')
  await screen.findByRole('option', { name: /^Tiling/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Tiling/ })).toBeNull())
  expect(form.getByRole('textbox', { name: 'Task title' })).toBeTruthy()
})

test('Escape closes the form of a new task too, and the focus is on the button that opens it', async () => {
  const { user } = await opened()
  await user.click(button('Add task'))
  await screen.findByRole('form', { name: 'Add a task' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Task title' })))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('Add task')))
  expect(screen.queryByRole('form', { name: 'Add a task' })).toBeNull()
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { user, wire } = await opened()
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  const likely = form.getByRole('spinbutton', { name: 'Likely' })
  await user.clear(likely)
  await user.type(likely, '40')
  await user.click(form.getByRole('button', { name: 'Remove Pipe Fitting' }))
  await user.click(form.getByRole('button', { name: 'Save task' }))
  await form.findByText('Each figure must be at least the one before it: best case, likely, worst case')
  expect(form.getByText('Choose at least one skill: the cost and the experts follow from it')).toBeTruthy()
  expect(wire.count(editTask)).toBe(0)
})

test('a skill is found by searching and added', async () => {
  const { user, now } = await opened()
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  await user.type(form.getByRole('combobox', { name: 'Skills' }), 'tiling')
  await user.click(await screen.findByRole('option', { name: /^Tiling/ }))
  expect(
    within(form.getByRole('list', { name: 'Chosen skills' }))
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Pipe Fitting', 'Tiling'])
  await user.click(form.getByRole('button', { name: 'Save task' }))
  await waitFor(async () => expect((await now()).tasks[1]?.requiredSkillIds).toEqual(['pipe-fitting', 'tiling']))
})

test('a deleted task leaves a notice with the way back, and comes back whole', async () => {
  const { user, project, now } = await opened()
  await choose(user, 'Mend it', 'Delete')
  await screen.findByText('‘Mend it’ was deleted.')
  expect(cards()).toEqual(['Find the cause', 'Try it out'])
  await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
  await user.click(button('Undo'))
  await screen.findByRole('article', { name: /Mend it/ })
  expect(cards()).toEqual(['Find the cause', 'Mend it', 'Try it out'])
  expect(document.activeElement).toBe(button('Edit ‘Mend it’'))
  expect((await now()).tasks).toEqual(project.tasks)
})

test('tasks are moved by their buttons, which keep the focus, and the move is taken back from the bar', async () => {
  const { user } = await opened()
  const down = () => button('Move ‘Find the cause’ down')
  await user.click(down())
  await waitFor(() => expect(cards()).toEqual(['Mend it', 'Find the cause', 'Try it out']))
  expect(document.activeElement).toBe(down())
  await user.click(down())
  await waitFor(() => expect(cards()).toEqual(['Mend it', 'Try it out', 'Find the cause']))
  expect(down().disabled).toBe(true)
  expect(document.activeElement).toBe(button('Move ‘Find the cause’ up'))
  await user.click(button('Undo: ‘Find the cause’ moved'))
  await waitFor(() => expect(cards()).toEqual(['Mend it', 'Find the cause', 'Try it out']))
})

test('a task is split into parts and merged again in dialogs', async () => {
  const { user, project } = await opened()
  await choose(user, 'Mend it', 'Split into parts...')
  const split = within(await screen.findByRole('dialog', { name: 'Split ‘Mend it’' }))
  await user.click(split.getByRole('button', { name: 'Split into 2 tasks' }))
  await split.findByText('Say in at least 3 characters what the task is')
  await user.type(split.getAllByRole('textbox', { name: 'Task title' })[1] ?? document.body, 'Refill it')
  await user.click(split.getByRole('button', { name: 'Split into 2 tasks' }))
  await waitFor(() => expect(cards()).toEqual(['Find the cause', 'Mend it', 'Refill it', 'Try it out']))
  expect(summary().getByText(`${project.totalEstimatedHours} h`)).toBeTruthy()

  await choose(user, 'Mend it', 'Merge with others...')
  const merge = within(await screen.findByRole('dialog', { name: 'Merge ‘Mend it’ with others' }))
  await user.click(merge.getByRole('button', { name: 'Merge tasks' }))
  await merge.findByText('Choose at least two tasks to merge')
  await user.click(merge.getByRole('checkbox', { name: '3. Refill it' }))
  await user.click(merge.getByRole('button', { name: 'Merge 2 tasks' }))
  await waitFor(() => expect(cards()).toEqual(['Find the cause', 'Mend it', 'Try it out']))
})

test('a task is added at the end', async () => {
  const { user } = await opened()
  await user.click(button('Add task'))
  const form = within(await screen.findByRole('form', { name: 'Add a task' }))
  await user.type(form.getByRole('textbox', { name: 'Task title' }), 'Bleed the radiators')
  await user.type(form.getByRole('combobox', { name: 'Skills' }), 'boiler rep')
  await user.click(await screen.findByRole('option', { name: /^Boiler Repair/ }))
  await user.click(form.getByRole('checkbox', { name: '3. Try it out' }))
  await user.click(form.getByRole('button', { name: 'Add task' }))
  const card = within(await screen.findByRole('article', { name: /Bleed the radiators/ }))
  expect(card.getByRole('link', { name: 'Try it out' })).toBeTruthy()
})

test('what another window changes is taken over while a form is open, and what was typed stays', async () => {
  const { user, cleo, project, now } = await opened({ isLive: true })
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  const title = form.getByRole<HTMLInputElement>('textbox', { name: 'Task title' })
  await user.clear(title)
  await user.type(title, 'My words')
  const seen = { projectId: project.id, planVersion: project.planVersion }
  const taskId = project.tasks[1]?.id ?? 0
  await cleo.call(editTask, { ...seen, taskId, title: 'Their words', deliverable: 'A new pump' })
  await form.findByText(/Changed in another window meanwhile: title\./)
  expect(title.value).toBe('My words')
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Deliverable' }).value).toBe('A new pump')
  await user.click(form.getByRole('button', { name: 'Save task' }))
  await screen.findByRole('article', { name: /My words/ })
  expect((await now()).tasks[1]).toMatchObject({ title: 'My words', deliverable: 'A new pump' })
})

test('a change of an older plan is refused, loses nothing that was typed, and goes through when sent again', async () => {
  const { user, cleo, project, now } = await opened()
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  await user.type(form.getByRole('textbox', { name: 'Description' }), ' With care.')
  // Nobody tells this page of it.
  await cleo.call(deleteTask, { projectId: project.id, planVersion: project.planVersion, taskId: project.tasks[2]?.id ?? 0 })
  await user.click(form.getByRole('button', { name: 'Save task' }))
  expect((await form.findByRole('alert')).textContent).toContain('The plan was changed meanwhile')
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('What is to be done. With care.')
  await waitFor(() => expect(screen.queryByRole('article', { name: /Try it out/ })).toBeNull())
  await user.click(form.getByRole('button', { name: 'Save task' }))
  await waitFor(async () => expect((await now()).tasks[1]?.description).toBe('What is to be done. With care.'))
})

test('a dialog does not overwrite unnoticed what another window changed while it was open, and says so once', async () => {
  const { user, cleo, project, now, wire } = await opened({ isLive: true })
  await choose(user, 'Mend it', 'Split into parts...')
  const dialog = within(await screen.findByRole('dialog', { name: 'Split ‘Mend it’' }))
  await user.type(dialog.getAllByRole('textbox', { name: 'Task title' })[1] ?? document.body, 'Second half')
  const seen = { projectId: project.id, planVersion: project.planVersion }
  await cleo.call(editTask, { ...seen, taskId: project.tasks[1]?.id ?? 0, title: 'Their words' })
  await waitFor(() => expect(screen.getAllByText(/Their words/).length).toBeGreaterThan(0))
  await user.click(dialog.getByRole('button', { name: 'Split into 2 tasks' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The plan was changed meanwhile')
  expect(screen.getAllByText(/The plan was changed meanwhile/)).toHaveLength(1)
  expect((await now()).tasks.map(({ title }) => title)).toEqual(['Find the cause', 'Their words', 'Try it out'])
  await user.click(dialog.getByRole('button', { name: 'Split into 2 tasks' }))
  await waitFor(async () => expect((await now()).tasks).toHaveLength(4))
  expect(wire.count(splitTask)).toBe(2)
})

test('an answer that comes late does not bring an older plan back', async () => {
  const { user, cleo, project, now, wire } = await opened({ isLive: true })
  const held = wire.hold(moveTask)
  await user.click(button('Move ‘Mend it’ up'))
  await held.answered
  const { planVersion } = await now()
  await cleo.call(editTask, { projectId: project.id, planVersion, taskId: project.tasks[2]?.id ?? 0, title: 'Newest words' })
  await screen.findByRole('article', { name: /Newest words/ })
  held.release()
  await waitFor(() => expect(document.activeElement).toBe(button('Move ‘Mend it’ down')))
  expect(cards()).toEqual(['Mend it', 'Find the cause', 'Newest words'])
})

test('a task that is deleted elsewhere while it is edited can be added anew with what was typed', async () => {
  const { user, cleo, project } = await opened({ isLive: true })
  await user.click(button('Edit ‘Mend it’'))
  const form = within(await screen.findByRole('form', { name: 'Edit ‘Mend it’' }))
  await user.type(form.getByRole('textbox', { name: 'Task title' }), ' for good')
  await cleo.call(deleteTask, { projectId: project.id, planVersion: project.planVersion, taskId: project.tasks[1]?.id ?? 0 })
  await form.findByText(/This task was deleted in another window/)
  await user.click(form.getByRole('button', { name: 'Add as a new task' }))
  await waitFor(() => expect(cards()).toEqual(['Find the cause', 'Try it out', 'Mend it for good']))
})

test('a plan that is over is only read, also by an admin while it is not', async () => {
  const { app, cleo, path, project } = await plannedProject()
  await cleo.call(updateProject, { projectId: project.id, status: 'completed' })
  await visit(path, { app, by: cleo })
  await screen.findByRole('article', { name: /Mend it/ })
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  await cleo.call(updateProject, { projectId: project.id, status: 'in_progress' })
  await visit(path, { app, by: await app.person('Ada', ['client', 'admin']) })
  await screen.findByRole('article', { name: /Mend it/ })
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add task' })).toBeNull()
})
