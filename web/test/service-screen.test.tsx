import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getService, listServices } from '#contract/catalog.ts'
import { services } from '../../server/src/catalog/catalog-tables.ts'
import { expertProfiles } from '../../server/src/experts/expert-tables.ts'
import { testApp } from '../../server/test/app.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { screen, visit, within } from './render.tsx'

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

test('it says what speaks for the expert, what is like it, and that it is paused', async () => {
  const { app, by, path } = await setUp()
  const otto = await seedExpert(app.database, { expertName: 'Otto' })
  await seedService(app.database, otto, { title: 'Boiler check', skillIds: ['boiler-repair'] })
  await app.database.query.update(services).set({ skillIds: ['boiler-repair'] })
  await app.database.query
    .update(expertProfiles)
    .set({ yearsExperience: 30, completedCount: 1, location: 'Porto' })
    .where(eq(expertProfiles.expertName, 'Bea Boiler'))
  await visit(path, { app, by })
  await screen.findByRole('heading', { name: 'Why people trust Bea Boiler' })
  for (const text of ['Verified', '30 years of experience', '1 job brought to an end here', 'Porto, time zone UTC', 'Takes new requests'])
    expect(screen.getByText(text)).toBeTruthy()
  await screen.findByRole('link', { name: 'Boiler check' })
  await app.database.query.update(services).set({ isPaused: true }).where(eq(services.title, 'Boiler diagnosis'))
  await visit(path, { app, by })
  await screen.findByText('This service is paused: it cannot be had at the moment.')
  expect(screen.queryByRole('link', { name: 'Describe what you need' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Other services in/ }).getAttribute('href')).toMatch(/^\/services\?categoryId=\d+$/)
})

test('an admin takes it off the market with a reason, and nobody else sees it then', async () => {
  const { app, by, path } = await setUp()
  const { user } = await visit(path, { app, by: await app.person('Ada', ['client', 'admin']) })
  await user.click(await screen.findByRole('button', { name: 'Take off the market' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this service off the market?' }))
  await user.click(dialog.getByRole('button', { name: 'Take off the market' }))
  await dialog.findByText('Say why, so that the expert knows what to change.')
  await user.type(dialog.getByLabelText('Reason'), 'No licence is proven.')
  await user.click(dialog.getByRole('button', { name: 'Take off the market' }))
  await screen.findByText('This service is paused: it cannot be had at the moment.')
  await visit(path, { app, by })
  await screen.findByRole('heading', { name: 'Service Not Found' })
})

test('what its expert paused an admin is not offered to put back', async () => {
  const { app, path } = await setUp()
  await app.database.query.update(services).set({ isPaused: true })
  await visit(path, { app, by: await app.person('Ada', ['client', 'admin']) })
  await screen.findByText('You see this as an admin.')
  expect(screen.queryByRole('button', { name: 'Put back on the market' })).toBeNull()
})

test('what is held back with its expert an admin may stop', async () => {
  const { app, path } = await setUp()
  await app.database.query.update(expertProfiles).set({ verificationStatus: 'rejected' })
  const { user } = await visit(path, { app, by: await app.person('Ada', ['client', 'admin']) })
  await user.click(await screen.findByRole('button', { name: 'Take off the market' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this service off the market?' }))
  await user.type(dialog.getByLabelText('Reason'), 'No licence is proven.')
  await user.click(dialog.getByRole('button', { name: 'Take off the market' }))
  await screen.findByRole('button', { name: 'Put back on the market' })
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
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis' })
})
