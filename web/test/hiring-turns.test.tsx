import { afterEach, expect, test } from 'vitest'
import { counterOffer, listReceivedOffers } from '#contract/hiring.ts'
import { dayAfter, dayOf } from '#contract/hiring-terms.ts'
import { getProject, PROJECT_IS_BOUND } from '#contract/projects.ts'
import { hiringProject, move, TERMS } from '../../server/test/hired-project.ts'
import { keepChoices } from '../src/hiring/kept-choices.ts'
import { formatDay } from '../src/ui/format.ts'
import { fireEvent, screen, visit, waitFor, within } from './render.tsx'

afterEach(() => keepChoices({ ownerEmail: 'cleo@example.com', projectId: 1 }, new Map()))

test('every figure beside the choice follows it, and the way to sending names the price of what is chosen', async () => {
  const { app, cleo, path } = await hiringProject()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  const summary = within(screen.getByRole('complementary', { name: 'What the choice makes' }))
  const figure = (name: string) => summary.getByText(name).nextSibling?.textContent
  const openTasks = () => figure('Tasks with nobody chosen or asked')
  expect([figure('To be sent'), openTasks()]).toEqual(['0 offers', '3'])
  const cost = figure('Cost of all tasks')
  const first = within(screen.getByRole('region', { name: /Find the cause/ }))
  await user.click(first.getByRole('radio', { name: 'Bea' }))
  // The form stands below all experts: whoever pressed one is brought to it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Offer to Bea' })))
  expect([figure('To be sent'), openTasks()]).toEqual(['1 offer, $160', '2'])
  expect(figure('Cost of all tasks')).not.toBe(cost)
  expect(screen.getByRole('link', { name: /^1 offer chosen, \$160\b.*: go to sending$/ })).toBeTruthy()
  const price = screen.getByLabelText('Price in US dollars')
  await user.clear(price)
  await user.type(price, '1000')
  expect(figure('To be sent')).toBe('1 offer, $1,000')
  await user.click(first.getByRole('radio', { name: 'Nobody now' }))
  expect([figure('To be sent'), openTasks(), figure('Cost of all tasks')]).toEqual(['0 offers', '3', cost])
})

test('the day of the plan is the one that is typed, the same before the offer is sent and while it waits, whatever the time to answer', async () => {
  const { app, cleo, path, project } = await hiringProject()
  const lastTask = project.tasks.at(-1)?.title ?? ''
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  const region = within(await screen.findByRole('region', { name: new RegExp(lastTask) }))
  const doneBy = () => screen.getByText('All done by').nextSibling?.textContent
  await user.click(region.getByRole('radio', { name: 'Bea' }))
  const last = dayAfter(dayOf(Date.now()), 90)
  fireEvent.change(screen.getByLabelText('Done by'), { target: { value: last } })
  const before = doneBy()
  expect(before).toContain(formatDay(last))
  await user.selectOptions(screen.getByLabelText('Time to answer'), '3')
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  const sent = await screen.findByRole('article', { name: `Offer for ${lastTask}` })
  expect(sent.textContent).toContain(`Done by${formatDay(last)}`)
  expect(await within(sent).findByText('Ends without an answer in 3 days.')).toBeTruthy()
  expect(doneBy()).toBe(before)
})

test('an expert takes other terms back that he has sent, and answers again; the dialog of terms can be left', async () => {
  const { app, bea, cleo, offer } = await hiringProject()
  const sent = await offer()
  await bea.call(counterOffer, { ...TERMS, offerId: sent.id, round: 1, price: 3_000 })
  const { user } = await visit('/offers', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Take your terms back' }))
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'Take your terms back' }))
  await user.click(await screen.findByRole('button', { name: 'Propose other terms' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Take your terms back' })).toBeNull()
  expect(screen.getByRole('article').textContent).toContain('You took your other terms back: $240 (was $3,000)')
  const [now] = (await bea.call(listReceivedOffers, {})).body
  expect(now).toMatchObject({ status: 'offered', price: 240 })
  await visit(`/projects/${sent.projectId}/hiring`, { app, by: cleo })
  expect((await screen.findByRole('article', { name: 'Offer for Find the cause' })).textContent).toContain(
    'The expert took the other terms back',
  )
})

test('while offers bind a project its status is not offered to be changed, and it says why', async () => {
  const { app, cleo, bea, offer, path, project } = await hiringProject()
  const sent = await offer()
  const { user } = await visit(path, { app, by: cleo })
  await screen.findByText(PROJECT_IS_BOUND)
  const choices = async () => {
    await user.click(screen.getByRole('button', { name: /Status/ }))
    const options = await screen.findAllByRole('option')
    return options.filter(option => option.getAttribute('aria-disabled') !== 'true').map(({ textContent }) => textContent)
  }
  expect(await choices()).toEqual(['Decomposed'])
  await user.keyboard('{Escape}')
  await move(bea, sent, 'declined')
  await visit(path, { app, by: cleo })
  await screen.findByRole('button', { name: /Status/ })
  expect(screen.queryByText(PROJECT_IS_BOUND)).toBeNull()
  expect(await choices()).toContain('Cancelled')
  expect((await cleo.call(getProject, { projectId: project.id })).body.status).toBe('decomposed')
})

test('who accepts other terms reads the price and the day that he agrees to', async () => {
  const { app, bea, cleo, path, offer } = await hiringProject()
  const sent = await offer()
  const dueDate = dayAfter(dayOf(Date.now()), 40)
  await bea.call(counterOffer, { ...TERMS, offerId: sent.id, round: 1, price: 3_210, dueDate })
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  // Beside the expert it says whose turn it is.
  expect(screen.getByText('Proposed other terms: your answer is awaited')).toBeTruthy()
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByText('$3,210')).toBeTruthy()
  expect(asked.getByText(formatDay(dueDate))).toBeTruthy()
})

test('whoever double-clicks an answer has given it once, and reads of no failure', async () => {
  const { app, bea, offer } = await hiringProject()
  await offer()
  const { user } = await visit('/offers', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  const accept = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' })
  // The second press comes before the first one is rendered.
  fireEvent.click(accept, { detail: 1 })
  fireEvent.click(accept, { detail: 2 })
  expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/Failed to answer/)).toBeNull()
})
