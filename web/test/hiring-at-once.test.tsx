import { afterEach, expect, test } from 'vitest'
import { listOffers, OFFERS_PER_SENDING } from '#contract/hiring.ts'
import { hiringProject } from '../../server/test/hired-project.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { keepChoices } from '../src/hiring/kept-choices.ts'
import { screen, visit, waitFor, within } from './render.tsx'

/** Each test's project is the first of its own database; what was chosen for it is kept in the tab, which is one for all. */
afterEach(() => keepChoices({ ownerEmail: 'cleo@example.com', projectId: 1 }, new Map()))

const region = (name: RegExp) => within(screen.getByRole('region', { name }))
const whole = () => region(/^All tasks at once$/)
const chosenFor = (task: RegExp) =>
  region(task)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(radio => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent ?? 'nobody')
const chosenInAll = () =>
  within(whole().getByRole('list', { name: 'Best matches chosen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const CHOOSE = 'Choose the best match for every task'
const choose = () => whole().getByRole('button', { name: CHOOSE })

const opened = async () => {
  const hiring = await hiringProject()
  const page = await visit(`${hiring.path}/hiring`, { app: hiring.app, by: hiring.cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  return { ...hiring, ...page }
}

test('every task gets its best match at once by the keyboard, nothing is sent, and all of it is undone', async () => {
  const { user, cleo, project } = await opened()
  choose().focus()
  await user.keyboard('{Enter}')
  expect([/Find the cause/, /Mend it/, /Try it out/].map(chosenFor)).toEqual([['Bea'], ['Pia'], ['Bea']])
  expect(chosenInAll()).toEqual(['Bea for tasks 1 and 3', 'Pia for task 2'])
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(
      'Chosen: Bea for tasks 1 and 3; Pia for task 2. Nothing is sent yet.',
    ),
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send 3 offers' }).disabled).toBe(false)
  expect((await cleo.call(listOffers, { projectId: project.id })).body).toEqual([])
  // There is nothing left to choose, but the focus is not thrown away.
  expect(document.activeElement).toBe(choose())
  expect(choose().getAttribute('aria-disabled')).toBe('true')

  await user.tab()
  expect(document.activeElement).toBe(whole().getByRole('button', { name: 'Undo these 3 choices' }))
  await user.keyboard('{Enter}')
  expect([/Find the cause/, /Mend it/, /Try it out/].map(chosenFor)).toEqual([['nobody'], ['nobody'], ['nobody']])
  expect(document.activeElement).toBe(choose())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send offers' }).disabled).toBe(true)
})

test('it is told at which rates the estimate counts, what the best matches ask, and what all tasks come to with them', async () => {
  const { user, app, cleo, project } = await opened()
  // Two hours each: Bea asks $80 for two of the tasks, Pia $60 for one.
  const counted = '\\$7[0-9.]+/hr'
  expect(
    whole().getByText(new RegExp(`^They ask \\$73\\.33/hr on average; the estimate counts ${counted}, the going rates`)).textContent,
  ).toMatch(/With them all tasks come to \$440, \$\d+ more than estimated\.$/)
  const summary = within(screen.getByRole('complementary', { name: 'What the choice makes' }))
  const rates = () => summary.getByText(new RegExp(`^The estimate counts ${counted} on average, the going rates of the skills`)).textContent
  expect(rates()).toMatch(/half of the experts here ask more for such skills, half less.* Each expert asks a rate of their own\.$/)
  await user.click(choose())
  expect(rates()).toMatch(/Those chosen, asked or hired come to \$73\.33\/hr on average\.$/)
  expect(region(/Find the cause/).getByText(/^Estimated 2 h at the going rate of \$7[0-9.]+\/hr, \$/)).toBeTruthy()
  expect(whole().queryByText(/^They ask/)).toBeNull()

  // A task that nobody is suggested for is not passed off as cheaper or dearer.
  await app.database.pool.query("delete from task_matches where task_id in (select id from tasks where title = 'Mend it')")
  await user.click(whole().getByRole('button', { name: /^Undo these/ }))
  await visit(`/projects/${project.id}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  expect(await whole().findByText(/Tasks that are left over count as estimated\.$/)).toBeTruthy()
})

test('what was chosen by hand stays, and so does an offer whose terms were typed in; a look at another page forgets neither', async () => {
  const { app, cleo, user, path: at } = await opened()
  await user.click(region(/Try it out/).getByRole('radio', { name: 'Bea' }))
  await user.click(choose())
  const price = region(/Mend it/).getByLabelText<HTMLInputElement>('Price in US dollars')
  await user.clear(price)
  await user.type(price, '77')
  const later = await visit(at(), { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  await later.user.click(whole().getByRole('button', { name: 'Undo this choice' }))
  expect([/Find the cause/, /Mend it/, /Try it out/].map(chosenFor)).toEqual([['nobody'], ['Pia'], ['Bea']])
  expect(whole().queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('of a plan with more tasks than offers are sent at once, so many are chosen and it is said so', async () => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: OFFERS_PER_SENDING + 1, planNotes: [], statedBudget: null }
    for (let i = 0; i <= OFFERS_PER_SENDING; i++)
      yield { kind: 'task', task: plannedTask({ key: `t${i}`, title: `Mend radiator ${i + 1}`, requiredSkillIds: ['boiler-repair'] }) }
  })
  const { app, cleo, path } = await plannedProject({ analyst })
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Mend radiator 21/ })
  await user.click(choose())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send 20 offers' }).disabled).toBe(false)
  expect(chosenFor(/Mend radiator 21/)).toEqual(['nobody'])
  expect(chosenInAll().at(-1)).toBe('At most 20 offers are sent at once: choose for the other tasks afterwards.')
})

test('a task with an offer out is left alone, and where everybody is chosen by hand there is nothing to press', async () => {
  const { offer, app, cleo, path } = await hiringProject()
  await offer()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByText('Waiting for the expert')
  await user.click(choose())
  expect(chosenInAll()).toEqual(['Pia for task 2', 'Bea for task 3'])
  await user.click(whole().getByRole('button', { name: 'Undo these 2 choices' }))
  await user.click(region(/Mend it/).getByRole('radio', { name: 'Pia' }))
  await user.click(region(/Try it out/).getByRole('radio', { name: 'Bea' }))
  expect(choose().getAttribute('aria-disabled')).toBe('true')
  expect(whole().getByText('Each task that somebody is suggested for has somebody chosen or asked.')).toBeTruthy()
})
