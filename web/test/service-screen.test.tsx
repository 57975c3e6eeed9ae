import { expect, test } from 'vitest'
import { getService, listServices } from '#contract/catalog.ts'
import { testApp } from '../../server/test/app.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { screen, visit } from './render.tsx'

const setUp = async () => {
  const app = await testApp()
  const bea = await seedExpert(app.database, { expertName: 'Bea Boiler', title: 'Heating engineer', bio: 'Thirty years of boilers.' })
  await seedService(app.database, bea, {
    title: 'Boiler diagnosis',
    hourlyRate: 65,
    isArEnabled: true,
    ratingAverage: 4.5,
    reviewsCount: 1,
  })
  const by = app.visitor()
  const [service] = (await by.call(listServices, {})).body
  return { app, by, path: `/services/${service?.id}` }
}

test('a service is shown whole to anybody', async () => {
  const { app, by, path } = await setUp()
  await visit(path, { app, by })
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis' })
  for (const text of ['$65.00/hr', '4.5', '1 review', 'Bea Boiler', 'Heating engineer', 'Thirty years of boilers.', 'AR'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(document.title).toBe('Boiler diagnosis by Bea Boiler | Onhand')
  expect(screen.getByRole('link', { name: 'Heating & Cooling' }).getAttribute('href')).toMatch(/^\/services\?categoryId=\d+$/)
})

test.each(['/services/99999', '/services/abc'])('%s is not found, and the way to the others is shown', async path => {
  const { app, by } = await setUp()
  await visit(path, { app, by })
  await screen.findByRole('heading', { level: 1, name: 'Service Not Found' })
  expect(screen.getByRole('link', { name: 'Explore Services' }).getAttribute('href')).toBe('/services')
})

test('what went wrong is said, and it can be tried again', async () => {
  const { app, by, path } = await setUp()
  let mend = () => {}
  const { user } = await visit(path, {
    app,
    by,
    before: wire => {
      mend = wire.cut()
      expect(wire.count(getService)).toBe(0)
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Could not load this service' })
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis' })
})
