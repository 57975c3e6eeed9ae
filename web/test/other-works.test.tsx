import { beforeAll, expect, test } from 'vitest'
import { createProject, getProject } from '#contract/projects.ts'
import { editTask } from '#contract/projects-plan.ts'
import { prepareBuiltInAnalyst } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, waitFor, within } from './render.tsx'

// As a server does before it listens: which works a text may mean is looked up in them.
beforeAll(prepareBuiltInAnalyst)

const WALLS = { title: 'Walls', description: 'The walls of three rooms look shabby, 80 m² in all.', clientName: 'Cleo' }

/** Asks about a brief; plans it where its client has said what it is. */
const asksFirst = scriptedAnalyst(async function* (_attempt, brief) {
  if (brief.statedWork === undefined) return yield { kind: 'questions', questions: ['What exactly should be done?'] }
  yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
  yield { kind: 'task', task: plannedTask({ key: 'do', title: `Do ${brief.statedWork}`, requiredSkillIds: ['wallpapering'] }) }
})
const plansFirst = scriptedAnalyst(async function* (_attempt, brief) {
  yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
  yield { kind: 'task', task: plannedTask({ key: 'do', title: `Do ${brief.statedWork ?? 'tiling'}`, requiredSkillIds: ['tiling'] }) }
})

const withBrief = async (analyst: typeof asksFirst) => {
  const app = await testApp({ analyst })
  const cleo = await app.person('Cleo')
  const { id } = (await cleo.call(createProject, { ...WALLS, clientEmail: cleo.email })).body
  await app.app.analyse(id)
  return { app, cleo, id }
}
const opened = async (analyst: typeof asksFirst) => {
  const { app, cleo, id } = await withBrief(analyst)
  const shown = await visit(`/projects/${id}`, { app, by: cleo })
  return { app, cleo, id, ...shown }
}
const works = () => screen.findByRole('list', { name: 'Works' })

test('beside its questions a brief offers works that it may be; a search finds any other, and one press plans the brief as that', async () => {
  const { app, id, user } = await opened(asksFirst)
  expect(within(await works()).getAllByRole('button').length).toBeGreaterThan(1)

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'wallpaper')
  await user.click(await screen.findByRole('button', { name: /^Plan it as:.*Hang or strip wallpaper/ }))
  await screen.findByRole('heading', { name: /analys/i })
  await app.app.analyse(id)
  await screen.findByText('Do wallpaper-hanging')
})

test('a search that nothing answers says so, and what to do', async () => {
  const { user } = await opened(asksFirst)
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'qzxv wkjh')
  await screen.findByText('Onhand plans no work that sounds like this. Try another word for it.')
})

test('a plan of something else is replaced after a question where it was changed by hand, and stays where the answer is no', async () => {
  const { app, cleo, id } = await withBrief(plansFirst)
  const { planVersion, tasks } = (await cleo.call(getProject, { projectId: id })).body
  const edited = await cleo.call(editTask, { projectId: id, planVersion, taskId: tasks[0]?.id ?? 0, title: 'Tile the walls' })
  expect(edited.status).toBe(200)
  const { user } = await visit(`/projects/${id}`, { app, by: cleo })
  await screen.findByText('Tile the walls')

  await user.click(screen.getByText('Not what you meant?'))
  const press = async () => user.click(await screen.findByRole('button', { name: /^Plan it as:.*Paint rooms/ }))
  await press()
  const dialog = await screen.findByRole('dialog', { name: 'Replace this plan?' })
  expect(dialog.textContent).toContain('the changes that were made by hand')
  await user.click(within(dialog).getByRole('button', { name: 'Keep this plan' }))
  await screen.findByText('Tile the walls')

  await press()
  await user.click(await screen.findByRole('button', { name: 'Replace the plan' }))
  await waitFor(async () => expect((await cleo.call(getProject, { projectId: id })).body.status).toBe('submitted'))
  await app.app.analyse(id)
  await screen.findByText('Do paint-rooms')
})

test('who only reads a plan is not asked what was meant', async () => {
  const { app, id } = await withBrief(plansFirst)
  await visit(`/projects/${id}`, { app, by: await app.person('Ada', ['admin']) })
  await screen.findByText('Do tiling')
  expect(screen.queryByText('Not what you meant?')).toBeNull()
})
