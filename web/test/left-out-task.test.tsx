import { expect, test } from 'vitest'
import { createProject, getProject } from '#contract/projects.ts'
import { testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const BRIEF = { title: 'Our website', description: 'A website for our bakery with 5 pages, no design needed.' }
const BRING_BACK = /^Plan it after all: Design the layout/

/** Cleo's plan, which leaves out what her brief does not want, as she, or another, sees it. */
const opened = async ({ by, ...options }: { by?: 'Ada' } & Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp(options)
  const cleo = await app.person('Cleo')
  const { id } = (await cleo.call(createProject, { ...BRIEF, clientName: 'Cleo', clientEmail: cleo.email })).body
  await app.app.analyse(id)
  const page = await visit(`/projects/${id}`, { app, by: by === undefined ? cleo : await app.person(by, ['client', 'admin']) })
  await screen.findByRole('region', { name: 'Notes on this plan' })
  return { ...page, now: async () => (await cleo.call(getProject, { projectId: id })).body }
}
const notes = () => within(screen.getByRole('region', { name: 'Notes on this plan' }))

test('a task that was left out is planned after all by keyboard: its note goes, the focus goes to the tasks, and it is taken back', async () => {
  const { user, now } = await opened()
  const button = await notes().findByRole('button', { name: BRING_BACK })
  button.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('article', { name: /Design the layout/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: BRING_BACK })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI-generated tasks' })))
  expect(screen.getAllByText(/^Plan changed: ‘Design the layout.*’ added/)).toHaveLength(1)
  expect((await now()).tasks[1]?.title).toMatch(/^Design the layout/)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: BRING_BACK })
  await waitFor(() => expect(screen.queryByRole('article', { name: /Design the layout/ })).toBeNull())
})

test('a double click plans it once', async () => {
  const { user, now } = await opened()
  await user.dblClick(await notes().findByRole('button', { name: BRING_BACK }))
  await screen.findByRole('article', { name: /Design the layout/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: BRING_BACK })).toBeNull())
  expect(screen.queryByText(/no longer says/)).toBeNull()
  expect((await now()).tasks.filter(({ title }) => title.startsWith('Design the layout'))).toHaveLength(1)
})

test('where a model left it out, its note stands without a button that could not help', async () => {
  const note = 'Left out as you asked (no design): Design the layout.'
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 1, planNotes: [note], statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'model/1', title: 'Build the pages', requiredSkillIds: ['web-development'] }) }
  })
  await opened({ analyst })
  expect(notes().getByText(note)).toBeTruthy()
  expect(notes().queryAllByRole('button')).toEqual([])
})

test('who may not change the plan reads what was left out, and no button', async () => {
  await opened({ by: 'Ada' })
  expect(notes().getByText(/^Left out as you asked/)).toBeTruthy()
  expect(notes().queryAllByRole('button')).toEqual([])
})
