import { beforeAll, expect, test } from 'vitest'
import { prepareBuiltInAnalyst } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, waitFor, within } from './render.tsx'

// As a server does before it listens: which works a wish may mean is looked up in them.
beforeAll(prepareBuiltInAnalyst)

const WISHES = ['Hang new wallpaper in two rooms', 'The bathroom drain is blocked']

/** Cleo's plan, which leaves some wishes open, as she, or another, sees it. */
const opened = async (wishes: readonly string[], by?: 'Ada') => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 1, planNotes: wishes.map(wish => `Not planned: “${wish}”`), statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'find', title: 'Find the cause', requiredSkillIds: ['boiler-repair'] }) }
  })
  const plan = await plannedProject({ analyst })
  const who = by === undefined ? plan.cleo : await plan.app.person(by, ['client', 'admin'])
  const page = await visit(plan.path, { app: plan.app, by: who })
  await screen.findByRole('region', { name: 'Notes on this plan' })
  return { ...plan, ...page }
}
const notes = () => within(screen.getByRole('region', { name: 'Notes on this plan' }))
const noteOf = (wish: string) => {
  const item = notes()
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(wish))
  if (!item) throw new Error(`no note of ${wish}`)
  return within(item)
}

test('an open wish is planned by one press as the work that it means, and the focus stays with the notes', async () => {
  const { user, now } = await opened(WISHES)
  const [paper = '', drain = ''] = WISHES
  const offers = within(await noteOf(paper).findByRole('list', { name: `What “${paper}” may mean` }))
  const work = await offers.findByRole('button', { name: /^Plan .*paper/i })
  expect(work.textContent).toMatch(/ h$/)
  expect(offers.getAllByText(/Hang the paper/).length).toBeGreaterThan(0)
  await user.click(work)
  await screen.findByRole('article', { name: /Hang the paper/ })
  // Said by the message, which has the way back, and by nothing else.
  expect(screen.getAllByText(/^Plan changed: ‘.*paper.*’ added/i)).toHaveLength(1)
  await waitFor(() => expect(notes().queryByText(new RegExp(paper))).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes on this plan' })))
  expect(noteOf(drain)).toBeTruthy()
  expect((await now()).tasks.length).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: /^Undo: ‘.*paper.*’ added/i }))
  await waitFor(() => expect(noteOf(paper)).toBeTruthy())
  // The last change is taken back, and its button gone with it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI-generated tasks' })))
  expect((await now()).tasks).toHaveLength(1)
})

test('the last open wish is dismissed by keyboard: the focus goes to the tasks, and it can be taken back', async () => {
  const [, drain = ''] = WISHES
  const { user, now } = await opened([drain])
  const button = await noteOf(drain).findByRole('button', { name: `Nothing is missing: dismiss “${drain}”` })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes on this plan' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI-generated tasks' })))
  expect((await now()).planNotes).toEqual([])
  // What was pressed is gone, and its way back stands in the message.
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('region', { name: 'Notes on this plan' })
})

test('a wish that sounds like no work that Onhand knows offers none, and can be dismissed', async () => {
  await opened(['Xqzw vrrm blorp'])
  await screen.findByRole('button', { name: /^Nothing is missing/ })
  await screen.findByText(/add a task of your own below/)
  expect(screen.queryByText('Is it one of these?')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Plan / })).toBeNull()
})

test('who may not change the plan reads the note and is offered nothing', async () => {
  await opened(WISHES, 'Ada')
  expect(notes().getAllByRole('listitem')).toHaveLength(2)
  expect(notes().queryAllByRole('button')).toEqual([])
})
