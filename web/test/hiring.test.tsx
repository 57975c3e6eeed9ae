import { expect, test } from 'vitest'
import { listOffers, listReceivedOffers } from '#contract/hiring.ts'
import { hiringProject, move } from '../../server/test/hired-project.ts'
import { seedExpert } from '../../server/test/seed.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const task = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }))

test('a client goes from the plan to hiring, chooses an expert, sees what it costs, and sends the offer', async () => {
  const { app, cleo, project, path } = await hiringProject()
  const { user, path: at } = await visit(path, { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Proceed to Hiring' }))
  await screen.findByRole('heading', { level: 1, name: 'Hire for ‘Boiler knocks’' })
  expect(at()).toBe(`${path}/hiring`)
  await screen.findByRole('region', { name: /Find the cause/ })
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send offers' })
  expect(send.disabled).toBe(true)

  await user.click(task('Find the cause').getByRole('radio', { name: /Bea/ }))
  const offer = within(screen.getByRole('group', { name: 'Offer to Bea' }))
  expect(offer.getByLabelText<HTMLInputElement>('Price in US dollars').value).toBe('160')
  await user.clear(offer.getByLabelText('Price in US dollars'))
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  expect(offer.getByText('The price must be a positive amount, at most 9999999')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(offer.getByLabelText('Price in US dollars')))
  await user.type(offer.getByLabelText('Price in US dollars'), '150')
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  expect(await screen.findByText('Offer sent.')).toBeTruthy()
  const [sent] = (await cleo.call(listOffers, { projectId: project.id })).body
  expect(sent).toMatchObject({ status: 'offered', price: 150, expert: { expertName: 'Bea' } })
  await waitFor(() => expect(task('Find the cause').getByText('Waiting for the expert')).toBeTruthy())
})

test('an expert who was not suggested is searched and chosen', async () => {
  const { app, cleo, path } = await hiringProject()
  await seedExpert(app.database, { expertName: 'Ola Nordmann', title: 'Chimney sweep', hourlyRate: 100 })
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Mend it/ })
  await user.type(await task('Mend it').findByRole('searchbox', { name: 'Another expert for Mend it' }), 'sweep{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Choose Ola Nordmann' }))
  expect(task('Mend it').getByRole<HTMLInputElement>('radio', { name: /Ola Nordmann/ }).checked).toBe(true)
  expect(screen.getByRole('group', { name: 'Offer to Ola Nordmann' })).toBeTruthy()
})

test('an expert accepts on a page of his own and delivers; the client sees it and says what is missing', async () => {
  const { app, cleo, bea, offer, path, project } = await hiringProject()
  await offer()
  const expert = await visit('/offers', { app, by: bea })
  await screen.findByRole('heading', { level: 2, name: /To answer/ })
  await expert.user.click(screen.getByRole('button', { name: 'Accept' }))
  await expert.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
  await screen.findByRole('heading', { level: 2, name: /Work under way/ })
  expect(screen.getByRole('link', { name: cleo.email })).toBeTruthy()
  const [accepted] = (await cleo.call(listOffers, { projectId: project.id })).body
  if (!accepted) throw new Error('no offer')
  await move(bea, accepted, 'delivered')

  const client = await visit(`${path}/hiring`, { app, by: cleo })
  await client.user.click(await screen.findByRole('button', { name: 'Something is missing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await client.user.click(dialog.getByRole('button', { name: 'Something is missing' }))
  expect(dialog.getByText('Please say it in at least 10 characters.')).toBeTruthy()
  await client.user.type(dialog.getByLabelText('What is missing'), 'The report is missing.')
  await client.user.click(dialog.getByRole('button', { name: 'Something is missing' }))
  await waitFor(() => expect(screen.getByText('Work under way')).toBeTruthy())
})

test('a move that does not get through keeps its dialog and what was typed, says why, and is made again from there', async () => {
  const { app, bea, offer } = await hiringProject()
  await offer()
  const { user, wire } = await visit('/offers', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  const note = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(note, 'I am on holiday until May.')
  const mend = wire.cut()
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The connection is lost')
  expect(note.value).toBe('I am on holiday until May.')
  mend()
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await bea.call(listReceivedOffers, {})).body[0]?.steps.at(-1)).toMatchObject({
    status: 'declined',
    note: 'I am on holiday until May.',
  })
})

test('the other side sees a move at once', async () => {
  const { app, cleo, bea, offer, path } = await hiringProject()
  const sent = await offer()
  const liveAt = await app.listen({ withJobs: false })
  await visit(`${path}/hiring`, { app, by: cleo, liveAt })
  await screen.findByText('Waiting for the expert')
  await move(bea, sent, 'declined', 'I am on holiday.')
  await screen.findByText('Declined')
  expect(screen.getAllByText(/I am on holiday/).length).toBeGreaterThan(0)
})

test("somebody else's hiring page does not exist", async () => {
  const { app, path } = await hiringProject()
  await visit(`${path}/hiring`, { app, by: await app.person('Stan') })
  await screen.findByRole('heading', { level: 1, name: 'Project Not Found' })
})
