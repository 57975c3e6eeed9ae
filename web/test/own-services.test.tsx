import { expect, test } from 'vitest'
import { listCategories } from '#contract/catalog.ts'
import { createService, getOwnService, pauseService } from '#contract/catalog-own.ts'
import { type Caller, testApp } from '../../server/test/app.ts'
import { seedExpert } from '../../server/test/seed.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const setUp = async () => {
  const app = await testApp()
  const bea = await app.person('Bea', ['client', 'expert'])
  await seedExpert(app.database, { accountId: bea.accountId, expertEmail: bea.email, expertName: 'Bea' })
  return { app, bea }
}

/** A service that was not offered yet. */
const draftOf = async (by: Caller) => {
  const [category] = (await by.call(listCategories, {})).body
  const words = { title: 'Boiler diagnosis', description: 'Your boiler is looked at through your camera.', categoryId: category?.id ?? 0 }
  return (await by.call(createService, { ...words, skillIds: ['boiler-repair'], hourlyRate: 65, isArEnabled: false })).body
}

test('an expert creates a service, sees it as clients will, offers it, and takes it back', async () => {
  const { app, bea } = await setUp()
  const { user, path } = await visit('/expert/services', { app, by: bea })
  await screen.findByRole('heading', { name: 'You offer nothing yet' })
  await user.click(screen.getByRole('link', { name: 'Create a service' }))
  await user.type(await screen.findByLabelText('Title'), 'Boiler diagnosis')
  await user.click(screen.getByRole('button', { name: 'Save and go on' }))
  await screen.findByText('Description must be at least 20 characters long')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), screen.getByRole('option', { name: 'Heating & Cooling' }))
  await user.type(screen.getByLabelText('Description'), 'Your boiler is looked at through your camera.')
  await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'boiler rep')
  await user.click(await screen.findByRole('option', { name: /Boiler Repair/ }))
  const rate = screen.getByLabelText('Hourly rate in US dollars')
  await user.clear(rate)
  await user.type(rate, '65.50')
  await user.click(screen.getByRole('button', { name: 'Save and go on' }))
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis' })
  expect(path()).toMatch(/^\/expert\/services\/\d+$/)

  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('$65.50/hr')).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), ' by camera')
  await waitFor(() => expect(preview.getByText('Boiler diagnosis by camera')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis by camera' })
  expect(screen.getByText('Draft')).toBeTruthy()
  // What is typed and not saved is not left out of what is offered.
  await user.type(screen.getByLabelText('Title'), ', today')
  await screen.findByText('Nobody sees it yet. What you have changed is saved before it is offered.')
  await user.click(screen.getByRole('button', { name: 'Save and offer it' }))
  await screen.findByText('On offer')
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis by camera, today' })
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await screen.findByText('Paused')
})

test('somebody without a profile is not given a form that cannot be saved, but the way to one', async () => {
  const app = await testApp()
  await visit('/expert/services/new', { app, by: await app.person('Bea', ['client', 'expert']) })
  expect((await screen.findByRole('link', { name: 'Create Your Expert Profile' })).getAttribute('href')).toBe('/expert-verification')
  expect(screen.queryByLabelText('Title')).toBeNull()
})

test('what cannot be saved is not offered either', async () => {
  const { app, bea } = await setUp()
  const { id } = await draftOf(bea)
  const { user } = await visit(`/expert/services/${id}`, { app, by: bea })
  await user.clear(await screen.findByLabelText('Title'))
  await user.click(screen.getByRole('button', { name: 'Save and offer it' }))
  await screen.findByText('Title must be at least 5 characters long')
  expect((await bea.call(getOwnService, { serviceId: id })).body).toMatchObject({
    isPaused: true,
    isDraft: true,
    title: 'Boiler diagnosis',
  })
  await user.type(screen.getByLabelText('Title'), 'Boiler diagnosis')
  await screen.findByRole('button', { name: 'Offer it now' })
  await visit('/expert/services', { app, by: bea })
  await screen.findByText('Draft')
})

test('what an admin stopped says why and cannot be offered', async () => {
  const { app, bea } = await setUp()
  const admin = await app.person('Ada', ['client', 'admin'])
  const { id: serviceId } = await draftOf(bea)
  await bea.call(pauseService, { serviceId, isPaused: false })
  await admin.call(pauseService, { serviceId, isPaused: true, reason: 'No licence is proven.' })
  await visit(`/expert/services/${serviceId}`, { app, by: bea })
  await screen.findByText('No licence is proven.')
  expect(screen.queryByRole('button', { name: 'Offer it now' })).toBeNull()
  await visit('/expert/services', { app, by: bea })
  await screen.findByText('Paused by an admin')
})

test('what was typed and not saved is there again, is told apart from what is saved, and can be discarded', async () => {
  const { app, bea } = await setUp()
  const { id } = await draftOf(bea)
  const first = await visit(`/expert/services/${id}`, { app, by: bea })
  await first.user.type(await screen.findByLabelText('Title'), ' today')
  await first.user.clear(screen.getByLabelText('Hourly rate in US dollars'))
  await first.user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('The hourly rate must be between 1 and 10000 US dollars, with cents at most.')
  await first.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'My services' }))
  await screen.findByRole('link', { name: 'Boiler diagnosis' })
  await first.user.click(screen.getByRole('link', { name: 'Boiler diagnosis' }))

  await screen.findByText('What you typed before and did not save is here again.')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Boiler diagnosis today')
  await first.user.type(screen.getByLabelText('Hourly rate in US dollars'), '70')
  await first.user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('heading', { level: 1, name: 'Boiler diagnosis today' })
  await visit(`/expert/services/${id}`, { app, by: bea })
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Boiler diagnosis today')
  expect(screen.queryByText('What you typed before and did not save is here again.')).toBeNull()

  const other = await visit('/expert/services/new', { app, by: bea })
  await other.user.type(await screen.findByLabelText('Title'), 'Heat pump')
  const pia = await app.person('Pia', ['client', 'expert'])
  await seedExpert(app.database, { accountId: pia.accountId, expertEmail: pia.email, expertName: 'Pia' })
  await visit('/expert/services/new', { app, by: pia })
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '')
  const { user } = await visit('/expert/services/new', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
})

test('somebody without a profile is shown the way to one', async () => {
  const { app } = await setUp()
  await visit('/expert/services', { app, by: await app.person('Cleo') })
  const link = await screen.findByRole('link', { name: 'Create Your Expert Profile' })
  expect(link.getAttribute('href')).toBe('/expert-verification')
})
