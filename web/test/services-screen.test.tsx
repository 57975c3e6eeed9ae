import { afterEach, expect, test, vi } from 'vitest'
import { listServices } from '#contract/catalog.ts'
import { testApp } from '../../server/test/app.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { fireEvent, screen, visit, waitFor, within } from './render.tsx'

afterEach(() => void vi.useRealTimers())

const LONG = 'x'.repeat(101)

const setUp = async () => {
  const app = await testApp()
  const bea = await seedExpert(app.database, { expertName: 'Bea Baker' })
  await seedService(app.database, bea, {
    title: 'Boiler diagnosis by camera',
    description: LONG,
    isArEnabled: true,
    ratingAverage: 4.5,
    reviewsCount: 3,
    skillIds: ['boiler-repair', 'heating-systems', 'thermostats'],
  })
  await seedService(app.database, bea, { title: 'Logo for your company', category: 'Graphic Design' })
  return { app, by: app.visitor() }
}

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' })

test('a card says who, how good, what and with which skills, and leads to its service', async () => {
  const { app, by } = await setUp()
  await visit('/services', { app, by })
  const card = (await screen.findByRole('link', { name: 'Boiler diagnosis by camera' })).closest('li')
  if (!card) throw new Error('the card is not in a list')
  const inCard = within(card)
  expect(inCard.getByText('Bea Baker')).toBeTruthy()
  expect(inCard.getByText('4.5')).toBeTruthy()
  expect(inCard.getByText(`${'x'.repeat(100)}…`)).toBeTruthy()
  expect(within(inCard.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(3)
  expect(inCard.getByText('AR')).toBeTruthy()
  expect(inCard.getByRole('link').getAttribute('href')).toMatch(/^\/services\/\d+$/)
})

test('a search waits for the typing to pause, stands in the address, and Clear takes it away', async () => {
  const { app, by } = await setUp()
  const { user, wire, address } = await visit('/services', { app, by })
  await screen.findByRole('link', { name: 'Logo for your company' })
  const { answered, release } = wire.hold(listServices)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(searchBox(), { target: { value: 'boi' } })
  await vi.advanceTimersByTimeAsync(499)
  fireEvent.change(searchBox(), { target: { value: 'boiler ' } })
  await vi.advanceTimersByTimeAsync(499)
  expect(address()).toBe('/services')
  await vi.advanceTimersByTimeAsync(1)
  expect(address()).toBe('/services?q=boiler')
  vi.useRealTimers()
  await answered
  release()
  await waitFor(() => expect(titles()).toEqual(['Boiler diagnosis by camera']))
  expect(wire.count(listServices)).toBe(2)
  expect(searchBox()).toHaveProperty('value', 'boiler ')

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(address()).toBe('/services')
  expect(searchBox()).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await waitFor(() => expect(titles()).toHaveLength(2))
})

test('category and AR narrow the list; Back widens it again', async () => {
  const { app, by } = await setUp()
  const { user, address, back } = await visit('/services', { app, by })
  await screen.findByRole('option', { name: 'All Categories' })
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Category' }),
    await screen.findByRole('option', { name: 'Graphic Design (1)' }),
  )
  await waitFor(() => expect(titles()).toEqual(['Logo for your company']))
  expect(address()).toMatch(/^\/services\?categoryId=\d+$/)
  await user.click(screen.getByRole('checkbox', { name: 'With AR help' }))
  await screen.findByText('No services found. Try adjusting your search or filters.')
  expect(address()).toMatch(/&ar=true$/)
  await back()
  await waitFor(() => expect(titles()).toEqual(['Logo for your company']))
  expect(screen.getByRole('checkbox', { name: 'With AR help' })).toHaveProperty('checked', false)
})

test('a link with a filter opens with it, and what means nothing in it is left out', async () => {
  const { app, by } = await setUp()
  await visit('/services?q=logo', { app, by })
  await waitFor(() => expect(titles()).toEqual(['Logo for your company']))
  expect(searchBox()).toHaveProperty('value', 'logo')
  await visit('/services?categoryId=&ar=perhaps', { app, by })
  await waitFor(() => expect(titles()).toHaveLength(2))
})

test.each(['abc', '9999', '-1'])(
  'the category %j is none: the page says so, and leads back with the rest of what was asked',
  async categoryId => {
    const { app, by } = await setUp()
    const { user, address } = await visit(`/services?q=logo&categoryId=${categoryId}`, { app, by })
    await screen.findByRole('heading', { name: 'There is no such category' })
    expect(titles()).toEqual(['There is no such category'])
    await user.click(screen.getByRole('link', { name: 'Show services of all categories' }))
    await waitFor(() => expect(titles()).toEqual(['Logo for your company']))
    expect(address()).toBe('/services?q=logo')
  },
)

test('a category that has nothing of what is asked for is grey and says so', async () => {
  const { app, by } = await setUp()
  await visit('/services?q=logo', { app, by })
  const empty = await screen.findByRole<HTMLOptionElement>('option', { name: 'Heating & Cooling (none)' })
  expect(empty.disabled).toBe(true)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Graphic Design (1)' }).disabled).toBe(false)
  await visit('/categories', { app, by })
  await screen.findByRole('link', { name: /^Plumbing ?none yet$/ })
})

test('eight places are kept while the services come; when they do not, that is said', async () => {
  const { app, by } = await setUp()
  await visit('/services', { app, by, before: wire => void wire.hold(listServices) })
  expect(screen.getByRole('status', { name: 'Loading services' }).children).toHaveLength(8)
  await visit('/services', { app, by, before: wire => void wire.cut() })
  await screen.findByText('Failed to load services. Please try again later.')
})

test('a search that is refused says why, beside the words for all that fails', async () => {
  const { app, by } = await setUp()
  await visit('/services?q=a%00b', { app, by })
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Failed to load services. Please try again later.')
  within(alert).getByText('The text holds a character that cannot be kept.')
})

test('the order stands in the address, and the usual one does not', async () => {
  const { app, by } = await setUp()
  const expert = await seedExpert(app.database)
  await seedService(app.database, expert, { title: 'The dear one', hourlyRate: 200 })
  const { user, address } = await visit('/services', { app, by })
  await waitFor(() => expect(titles()).toHaveLength(3))
  const order = screen.getByRole('combobox', { name: 'Sort by' })
  expect(
    within(order)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Best reviewed', 'Highest rating', 'Lowest rate', 'Highest rate'])
  await user.selectOptions(order, 'Highest rate')
  await waitFor(() => expect(titles()[0]).toBe('The dear one'))
  expect(address()).toBe('/services?sortBy=price-high')
  await user.selectOptions(order, 'Highest rating')
  await waitFor(() => expect(address()).toBe('/services?sortBy=rating'))
  await user.selectOptions(order, 'Best reviewed')
  await waitFor(() => expect(address()).toBe('/services'))
})

test('it says how many there are, where, and what a misspelt word was taken for', async () => {
  const { app, by } = await setUp()
  await seedService(app.database, await seedExpert(app.database), { title: 'A logo for the boiler maker', category: 'Graphic Design' })
  const { user } = await visit('/services', { app, by })
  await screen.findByText('3 services, 1 with AR help')
  const places = () => within(screen.getByRole('list', { name: /Categories with most services|Found in/ }))
  await waitFor(() => {
    const words = places().queryAllByRole('link')
    expect(words.map(link => link.textContent)).toEqual(['Graphic Design2', 'Heating & Cooling1'])
  })
  await user.type(searchBox(), 'boilr')
  await screen.findByText(
    (_, element) => element?.textContent === '2 services, 1 with AR help. Showing results for boiler. Search instead for boilr',
  )
  expect(screen.getByRole('option', { name: 'Plumbing (none)' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Found in' })).toBeTruthy()
  await user.click(places().getByRole('link', { name: 'Graphic Design 1' }))
  await waitFor(() => expect(titles()).toEqual(['A logo for the boiler maker']))
})

test('a word that was meant as it was typed is searched for so, until something else is typed', async () => {
  const { app, by } = await setUp()
  const { user, address } = await visit('/services?q=boilr', { app, by })
  await user.click(await screen.findByRole('link', { name: 'Search instead for boilr' }))
  expect(address()).toBe('/services?q=boilr&exact=true')
  await screen.findByText('No services found. Try adjusting your search or filters.')
  await user.clear(searchBox())
  await user.type(searchBox(), 'boielr')
  await waitFor(() => expect(address()).toBe('/services?q=boielr'))
  await screen.findByRole('link', { name: 'Search instead for boielr' })
})

test('when nothing could be counted that is said, and it is counted again when asked', async () => {
  const { app, by } = await setUp()
  let mend = () => {}
  const cut = (wire: { cut(): () => void }) => {
    mend = wire.cut()
  }
  const { user } = await visit('/services', { app, by, before: cut })
  const again = await screen.findByRole('button', { name: 'Count again' })
  mend()
  await user.click(again)
  await screen.findByText('2 services, 1 with AR help')
})

test('more services come when asked for', async () => {
  const { app, by } = await setUp()
  const expert = await seedExpert(app.database)
  for (let index = 0; index < 24; index += 1) await seedService(app.database, expert, { title: `Service ${index}` })
  const { user } = await visit('/services', { app, by })
  await waitFor(() => expect(titles()).toHaveLength(24))
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(titles()).toHaveLength(26))
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})
