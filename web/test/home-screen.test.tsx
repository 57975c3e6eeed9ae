import { expect, test } from 'vitest'
import { listFeaturedServices } from '#contract/catalog.ts'
import { getLandingContent } from '#contract/content.ts'
import { testApp } from '../../server/test/app.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { screen, visit, within } from './render.tsx'

const setUp = async () => {
  const app = await testApp()
  const bea = await seedExpert(app.database, { expertName: 'Bea Boiler' })
  await seedService(app.database, bea, { title: 'Boiler diagnosis' })
  return { app, by: app.visitor() }
}

const hrefOf = (name: string) => screen.getAllByRole('link', { name }).map(link => link.getAttribute('href'))

test('Home has its six sections, and every way on leads somewhere', async () => {
  const { app, by } = await setUp()
  await visit('/', { app, by })
  await screen.findByRole('link', { name: 'Boiler diagnosis' })
  const main = within(screen.getByRole('main'))
  for (const name of [
    'Describe Your Project',
    'AI Analysis',
    'Expert Matching',
    'AI Task Decomposition',
    'AR Remote Assistance',
    'Blockchain Trust',
  ])
    expect(main.getByRole('heading', { level: 3, name })).toBeTruthy()
  expect(main.getByRole('button', { name: 'Try AI Analysis' })).toBeTruthy()
  expect(hrefOf('Book AR Session')).toEqual(['/ar-sessions', '/ar-sessions'])
  expect(main.getByRole('link', { name: 'Browse Services' }).getAttribute('href')).toBe('/services')
  expect(hrefOf('View All Services')).toEqual(['/services'])
  expect(hrefOf('Submit Your Project')).toEqual(['/submit-project'])
  expect(hrefOf('How money works today')).toEqual(['/how-it-works#how-money-works'])
})

test("the operator's statistics stand there, and beside them what is true right now", async () => {
  const { app, by } = await setUp()
  await visit('/', { app, by })
  await screen.findByText('10,000+')
  expect(screen.getByText('projects analyzed')).toBeTruthy()
  expect(screen.getByText('95%')).toBeTruthy()
  expect(screen.getByText('2min')).toBeTruthy()
  expect(screen.getByText(/1 service and 1 verified expert\./)).toBeTruthy()
})

test('four places are kept for the featured services', async () => {
  const { app, by } = await setUp()
  await visit('/', { app, by, before: wire => void wire.hold(listFeaturedServices) })
  expect(screen.getByRole('status', { name: 'Loading services' }).children).toHaveLength(4)
})

test('Home stands when neither services nor figures can be had', async () => {
  const { app, by } = await setUp()
  await visit('/', { app, by, before: wire => void wire.cut() })
  await screen.findByText('Could not load featured services.')
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('each call of Home is made once', async () => {
  const { app, by } = await setUp()
  const { wire } = await visit('/', { app, by })
  await screen.findByRole('link', { name: 'Boiler diagnosis' })
  await screen.findByText('10,000+')
  expect([wire.count(getLandingContent), wire.count(listFeaturedServices)]).toEqual([1, 1])
})
