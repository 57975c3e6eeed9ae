import { afterEach, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { counterOffer, listOffers, listReceivedOffers, OFFER_STATUSES } from '#contract/hiring.ts'
import { countReceivedOffers } from '#contract/hiring-standing.ts'
import { hiringProject, move, TERMS } from '../../server/test/hired-project.ts'
import { seedExpert } from '../../server/test/seed.ts'
import { keepChoices, readChoices } from '../src/hiring/kept-choices.ts'
import { formatDay } from '../src/ui/format.ts'
import { fireEvent, screen, visit, waitFor, within } from './render.tsx'

/** Each test's project is the first of its own database; what was chosen for it is kept in the tab, which is one for all. */
const CLEOS = { ownerEmail: 'cleo@example.com', projectId: 1 }
afterEach(() => keepChoices(CLEOS, new Map()))

/** What is read out of a control beside its name. */
const describedBy = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join('; ')

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
  expect(offer.getByText('The price must be a positive amount, at most 9,999,999')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(offer.getByLabelText('Price in US dollars')))
  await user.type(offer.getByLabelText('Price in US dollars'), '150')
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  expect(await screen.findByText('Offer sent.')).toBeTruthy()
  const [sent] = (await cleo.call(listOffers, { projectId: project.id })).body
  expect(sent).toMatchObject({ status: 'offered', price: 150, expert: { expertName: 'Bea' } })
  await waitFor(() => expect(task('Find the cause').getByText('Waiting for the expert')).toBeTruthy())
})

test('a choice is kept for who made it, until it is sent, or can be sent no more', async () => {
  const { app, cleo, path, offer } = await hiringProject()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  await user.click(task('Find the cause').getByRole('radio', { name: /Bea/ }))
  expect(readChoices(CLEOS).size).toBe(1)
  expect(readChoices({ ...CLEOS, ownerEmail: 'pia@example.com' }).size).toBe(0)
  await offer()
  await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByText('Waiting for the expert')
  await waitFor(() => expect(readChoices(CLEOS).size).toBe(0))
})

test('an expert who was not suggested is searched and chosen', async () => {
  const { app, cleo, path } = await hiringProject()
  await seedExpert(app.database, { expertName: 'Ola Nordmann', title: 'Chimney sweep', hourlyRate: 100 })
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Mend it/ })
  await user.type(await task('Mend it').findByRole('searchbox', { name: 'Another expert for Mend it' }), 'sweep{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Choose Ola Nordmann' }))
  const ola = task('Mend it').getByRole<HTMLInputElement>('radio', { name: 'Ola Nordmann' })
  expect(ola.checked).toBe(true)
  expect(describedBy(ola)).toContain('Chimney sweep')
  const price = () =>
    within(screen.getByRole('group', { name: 'Offer to Ola Nordmann' })).getByLabelText<HTMLInputElement>('Price in US dollars')
  await user.clear(price())
  await user.type(price(), '77')
  // A look at another page loses nothing of it.
  await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Mend it/ })
  expect(task('Mend it').getByRole<HTMLInputElement>('radio', { name: 'Ola Nordmann' }).checked).toBe(true)
  expect(price().value).toBe('77')
})

test('an expert accepts on a page of his own and delivers; the client sees it and says what is missing', async () => {
  const { app, cleo, bea, offer, path, project } = await hiringProject()
  await offer()
  const expert = await visit('/offers', { app, by: bea })
  expect(await screen.findByText('1 offer waits for your answer')).toBeTruthy()
  await expert.user.click(await screen.findByRole('button', { name: 'Accept' }))
  await expert.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
  await screen.findByText('Work under way')
  expect(screen.getByRole('link', { name: cleo.email })).toBeTruthy()
  const [accepted] = (await cleo.call(listOffers, { projectId: project.id })).body
  if (!accepted) throw new Error('no offer')
  await move(bea, accepted, 'delivered')

  const client = await visit(`${path}/hiring`, { app, by: cleo })
  await client.user.click(await screen.findByRole('button', { name: 'Something is missing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await client.user.click(dialog.getByRole('button', { name: 'Send to the expert' }))
  expect(dialog.getByText('Say in at least 10 characters what is missing.')).toBeTruthy()
  await client.user.type(dialog.getByLabelText('What is missing'), 'The report is missing.')
  await client.user.click(dialog.getByRole('button', { name: 'Send to the expert' }))
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

test('who declined a task is marked with the day, and is asked again only after a word of confirmation', async () => {
  const { app, cleo, bea, project, path, offer } = await hiringProject()
  await move(bea, await offer(), 'declined', 'I am on holiday.')
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  const again = task('Find the cause').getByRole('radio', { name: 'Bea' })
  expect(describedBy(again)).toMatch(/Declined this task on /)
  await user.click(again)
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask again who declined?' }))
  expect(dialog.getByText(/^Bea declined ‘Find the cause.*’ on /)).toBeTruthy()
  const sent = async () => (await cleo.call(listOffers, { projectId: project.id })).body.filter(({ status }) => status === 'offered')
  expect(await sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('Offer sent.')).toBeTruthy()
  expect(await sent()).toHaveLength(1)
})

test("somebody else's hiring page does not exist", async () => {
  const { app, path } = await hiringProject()
  await visit(`${path}/hiring`, { app, by: await app.person('Stan') })
  await screen.findByRole('heading', { level: 1, name: 'Project Not Found' })
})

test('a client sees what speaks for each expert, what choosing him does to cost and dates, and his page', async () => {
  const { app, cleo, path } = await hiringProject()
  await app.database.pool.query("update expert_profiles set rating_average = 4.66, reviews_count = 1 where expert_name = 'Bea'")
  await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  const bea = task('Find the cause').getByRole('radio', { name: 'Bea' })
  expect(describedBy(bea)).toMatch(/Heating engineer.*4\.7 of 5 \(1 review\).*\$80\.00\/hr.*% match/)
  expect(describedBy(bea)).toMatch(/\$160, .*than estimated$/)
  expect(task('Find the cause').getByRole('link', { name: 'Profile of Bea, in a new tab' }).getAttribute('href')).toMatch(
    /^\/experts\/\d+$/,
  )
  expect(task('Find the cause').getByText('Why this match')).toBeTruthy()
})

test('who is suggested for several tasks stands whole once, and in short at the others, where he is chosen as well', async () => {
  const { app, cleo, path, project } = await hiringProject()
  const several = project.tasks.filter(({ matches }) => matches.some(({ expert }) => expert.expertName === 'Bea'))
  expect(several.length).toBeGreaterThan(1)
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  const [first = '', second = ''] = several.map(({ title }) => title)
  await screen.findByRole('region', { name: new RegExp(first) })
  const bea = (title: string) => task(title).getByRole<HTMLInputElement>('radio', { name: 'Bea' })
  expect(describedBy(bea(first))).toMatch(/Heating engineer.*Also suggested for tasks? \d/)
  expect(describedBy(bea(second))).not.toContain('Heating engineer')
  expect(describedBy(bea(second))).toMatch(/% match/)
  const toDetails = task(second).getByRole('link', { name: 'Details of Bea at task 1' }).getAttribute('href') ?? ''
  // Native: what it leads to takes the focus since it can be focused.
  expect(document.querySelector(toDetails)?.contains(bea(first))).toBe(true)
  expect(document.querySelector(toDetails)?.getAttribute('tabindex')).toBe('-1')
  expect(describedBy(bea(second))).toMatch(/than estimated/)
  expect(screen.getAllByRole('link', { name: 'Profile of Bea, in a new tab' })).toHaveLength(1)
  await user.click(bea(second))
  expect(bea(second).checked).toBe(true)
  expect(screen.getByRole('group', { name: 'Offer to Bea' })).toBeTruthy()
})

test('who is suggested for several tasks is asked for all of them at once, but for none where somebody else is chosen', async () => {
  const { app, cleo, path, project } = await hiringProject()
  const several = project.tasks.filter(({ matches }) => matches.some(({ expert }) => expert.expertName === 'Bea'))
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  const [first = '', ...others] = several.map(({ title }) => title)
  await screen.findByRole('region', { name: new RegExp(first) })
  const bea = (title: string) => task(title).getByRole<HTMLInputElement>('radio', { name: 'Bea' })
  await user.click(bea(first))
  await user.click(task(first).getByRole('button', { name: /^Ask Bea for tasks? [\d, and]+ as well$/ }))
  expect(others.map(title => bea(title).checked)).toEqual(others.map(() => true))
  expect(task(first).getByRole('group', { name: 'Offer to Bea' }).contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('button', { name: /^Ask Bea/ })).toBeNull()
  const [second = ''] = others
  await user.click(task(second).getByRole('radio', { name: 'Nobody now' }))
  expect(task(first).getByRole('button', { name: /^Ask Bea for task \d as well$/ })).toBeTruthy()
})

test('of an expert with other work it is said until when, and when all is done then; of who is not known to have any, no day', async () => {
  const { app, cleo, bea, path, offer, project } = await hiringProject()
  await move(bea, await offer(), 'accepted')
  const { rows } = await app.database.pool.query(
    'insert into projects (client_account_id, client_name, title, description) select client_account_id, client_name, title, description from projects where id = $1 returning id',
    [project.id],
  )
  await app.database.pool.query('update offers set project_id = $1, task_id = null', [rows[0].id])
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  const effectOf = (name: string) => describedBy(task('Find the cause').getByRole('radio', { name }))
  const TOLD = /Has agreed to other work until .* 20\d\d: (?:this task|all) done by (\w+ \d+, 20\d\d)/
  await waitFor(() => expect(effectOf('Bea')).toMatch(TOLD))
  const told = TOLD.exec(effectOf('Bea'))?.[1] ?? ''
  // The offer proposes the day that stands beside the expert, whether he is chosen alone or with the best matches of all tasks.
  const proposed = () =>
    formatDay(
      within(screen.getAllByRole('group', { name: 'Offer to Bea' })[0] ?? document.body).getByLabelText<HTMLInputElement>('Done by').value,
    )
  await user.click(task('Find the cause').getByRole('radio', { name: 'Bea' }))
  expect([proposed(), TOLD.exec(effectOf('Bea'))?.[1]]).toEqual([told, told])
  await user.click(task('Find the cause').getByRole('radio', { name: 'Nobody now' }))
  await user.click(screen.getByRole('button', { name: 'Choose the best match for every task' }))
  expect(proposed()).toBe(TOLD.exec(effectOf('Bea'))?.[1])
  await user.click(screen.getByRole('button', { name: /^Undo these/ }))
  await app.database.pool.query("update offers set status = 'closed'")
  await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  expect(effectOf('Bea')).not.toMatch(/done by/)
})

test('what is wrong with a price or a day is said beside its field at once, and counts in no sum', async () => {
  const { app, cleo, bea, offer, path } = await hiringProject()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  const summary = within(screen.getByRole('complementary', { name: 'What the choice makes' }))
  const cost = () => summary.getByText('Cost of all tasks').nextSibling?.textContent
  await user.click(task('Find the cause').getByRole('radio', { name: 'Bea' }))
  const before = cost()
  const terms = within(screen.getByRole('group', { name: 'Offer to Bea' }))
  expect(terms.getByText(/leave out what you do not want to tell before they accept\.$/)).toBeTruthy()
  const price = terms.getByLabelText<HTMLInputElement>('Price in US dollars')
  await user.clear(price)
  await user.type(price, '-900')
  expect(terms.getByText('The price must be a positive amount, at most 9,999,999')).toBeTruthy()
  expect([price.value, cost()]).toEqual(['-900', before])
  const day = terms.getByLabelText<HTMLInputElement>('Done by')
  fireEvent.change(day, { target: { value: '2020-01-01' } })
  expect(terms.getByText('The day by which the work is to be done has passed. Choose a later one.')).toBeTruthy()
  fireEvent.change(day, { target: { value: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) } })
  expect(terms.getByText(/There are 7 days for the answer/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Time to answer'), '3')
  expect(terms.queryByText(/days for the answer: choose/)).toBeNull()
  expect(day.value).not.toBe('')
  await user.clear(price)
  await user.type(price, '99.5')
  expect(terms.queryByText(/must be a positive amount/)).toBeNull()

  await offer()
  await visit('/offers', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Propose other terms' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Price in US dollars'))
  await user.type(dialog.getByLabelText('Price in US dollars'), '0')
  fireEvent.change(dialog.getByLabelText('Done by'), { target: { value: '2020-01-01' } })
  expect(dialog.getByText('The price must be a positive amount, at most 9,999,999')).toBeTruthy()
  expect(dialog.getByText(/has passed/)).toBeTruthy()
})

test('an expert finds what changed last on top, chooses a state, and sees in the menu how many wait for him', async () => {
  const { app, bea, offer } = await hiringProject()
  const old = await offer()
  await offer({ task: 1 })
  await offer({ task: 2 })
  await move(bea, old, 'declined')
  const { user, address } = await visit('/offers', { app, by: bea })
  const titles = () =>
    within(screen.getByRole('list', { name: 'Offers' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  await screen.findByText('2 offers wait for your answer')
  await screen.findByRole('list', { name: 'Offers' })
  expect(titles()).toEqual(['Find the cause', 'Try it out', 'Mend it'])
  await user.selectOptions(screen.getByLabelText('Show'), 'Declined (1)')
  await waitFor(() => expect(titles()).toEqual(['Find the cause']))
  expect(address()).toBe('/offers?state=declined')
  await user.click(screen.getByRole('button', { name: 'Account: Bea' }))
  expect(await screen.findByRole('menuitem', { name: 'My Offers (2)' })).toBeTruthy()
})

test('while it is not known how many offers there are, no figure is named and every state can be chosen', async () => {
  const { app, bea, offer } = await hiringProject()
  await offer()
  let release = () => {}
  await visit('/offers', {
    app,
    by: bea,
    before: wire => {
      release = wire.hold(countReceivedOffers).release
    },
  })
  await screen.findByRole('list', { name: 'Offers' })
  const states = () => within(screen.getByLabelText('Show')).getAllByRole('option')
  expect(states()[0]?.textContent).toBe('All offers')
  expect(states()).toHaveLength(OFFER_STATUSES.length + 1)
  release()
  await screen.findByRole('option', { name: 'All offers (1)' })
  expect(states()).toHaveLength(2)
})

test('when it did not come who is hired, the project says so and asks again', async () => {
  const { app, cleo, offer, path } = await hiringProject()
  await offer()
  await app.database.pool.query('alter table offers rename column due_date to day_away')
  const { user } = await visit(path, { app, by: cleo })
  await screen.findByText('Could not load who is hired.')
  await app.database.pool.query('alter table offers rename column day_away to due_date')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('region', { name: 'Hiring' })
})

test('the project says who is hired for what, on which terms, and what is still open', async () => {
  const { app, cleo, bea, offer, path } = await hiringProject()
  await visit(path, { app, by: cleo })
  await screen.findByRole('button', { name: 'Proceed to Hiring' })
  expect(screen.queryByRole('region', { name: 'Hiring' })).toBeNull()
  const agreed = (await move(bea, await offer(), 'accepted')).body
  await offer({ task: 1 })
  const { user, path: at } = await visit(path, { app, by: cleo })
  const hiring = within(await screen.findByRole('region', { name: 'Hiring' }))
  const figure = (name: string) => hiring.getByText(name).nextSibling?.textContent
  expect(['Offers not answered', 'Agreed', 'Tasks nobody is hired for', 'Agreed in all'].map(figure)).toEqual(['1', '1', '2', '$240'])
  expect(hiring.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe(`/experts/${agreed.expert?.id}`)
  expect(hiring.getByRole('listitem').textContent).toMatch(/\$240, by .*Work under way/)
  await user.click(hiring.getByRole('link', { name: 'Offer for Find the cause' }))
  const card = await screen.findByRole('article', { name: 'Offer for Find the cause' })
  expect(at()).toBe(`${path}/hiring`)
  await waitFor(() => expect(document.activeElement).toBe(card))
  const summary = within(screen.getByRole('complementary', { name: 'What the choice makes' }))
  expect(
    ['Sent, not answered', 'Agreed', 'Tasks with nobody chosen or asked'].map(name => summary.getByText(name).nextSibling?.textContent),
  ).toEqual(['1 offer', '1 of 3 tasks', '1'])
})

test('the day that is proposed leaves the whole time for the answer, and follows it', async () => {
  const { app, cleo, path } = await hiringProject()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByRole('region', { name: /Find the cause/ })
  await user.click(task('Find the cause').getByRole('radio', { name: 'Bea' }))
  const link = screen.getByRole('link', { name: /1 offer chosen, .*: go to sending/ })
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('complementary', { name: 'What the choice makes' }))
  const daysLeft = () => (Date.parse(screen.getByLabelText<HTMLInputElement>('Done by').value) - Date.now()) / 86_400_000
  expect(daysLeft()).toBeGreaterThan(6.5)
  await user.selectOptions(screen.getByLabelText('Time to answer'), '14')
  expect(daysLeft()).toBeGreaterThan(13.5)
})

test('an expert reads what he is asked to do before he answers; terms that change nothing are not sent; both see old against new', async () => {
  const { app, cleo, bea, offer, path } = await hiringProject()
  await app.database.pool.query("update projects set description = 'It knocks at night. Our budget is 900 dollars.'")
  await offer()
  const { user } = await visit('/offers', { app, by: bea })
  expect(await screen.findByText('It knocks at night.')).toBeTruthy()
  expect(screen.queryByText(/900/)).toBeNull()
  expect(await screen.findByText('1 offer waits for your answer')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Propose other terms' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send these terms' }))
  expect(dialog.getByRole('alert').textContent).toContain('These are the terms that stand.')
  await user.clear(dialog.getByLabelText('Price in US dollars'))
  await user.type(dialog.getByLabelText('Price in US dollars'), '300')
  await user.clear(dialog.getByLabelText('Scope'))
  await user.paste('Find out why the boiler knocks, and mend it.')
  await user.click(dialog.getByRole('button', { name: 'Send these terms' }))
  await screen.findByText('Waiting for the client')
  const seesTheChange = () => {
    const card = screen.getByRole('article', { name: 'Offer for Find the cause' })
    expect([...card.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
      '$240',
      ' taken out: write it',
      ' taken out: down.',
    ])
    expect(card.textContent).toContain('$300 (was $240)')
  }
  seesTheChange()
  await visit(`${path}/hiring`, { app, by: cleo })
  await screen.findByText('Your answer is awaited')
  seesTheChange()
})

test('of an expert who is suspended the client is told, and may withdraw and no more', async () => {
  const { app, cleo, bea, offer, path } = await hiringProject()
  const sent = await offer()
  await bea.call(counterOffer, { ...TERMS, offerId: sent.id, round: 1, price: 300 })
  await app.database.pool.query('update accounts set suspended_at = now() where id = $1', [bea.accountId])
  await visit(`${path}/hiring`, { app, by: cleo })
  expect(await screen.findByText('No longer available here: withdraw the offer, and choose somebody else.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe(`/experts/${sent.expert?.id}`)
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  for (const name of ['Accept', 'Propose other terms']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(task('Find the cause').queryByRole('radio', { name: 'Bea' })).toBeNull()
})

test('of a client who is suspended the expert is told, and may decline and no more', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  await offer()
  await app.database.pool.query('update accounts set suspended_at = now() where id = $1', [cleo.accountId])
  await visit('/offers', { app, by: bea })
  expect(await screen.findByText('This client is not available at the moment: decline, or wait.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
  for (const name of ['Accept', 'Propose other terms']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('work of an expert who has left stays, and says so', async () => {
  const { app, cleo, bea, delivered, path } = await hiringProject()
  await move(cleo, await delivered(), 'closed')
  await bea.call(deleteAccount, { email: bea.email })
  await visit(`${path}/hiring`, { app, by: cleo })
  expect(await screen.findByRole('heading', { name: 'Former member' })).toBeTruthy()
  expect(screen.getByText('Done')).toBeTruthy()
})
