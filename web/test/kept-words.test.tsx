import { expect, test } from 'vitest'
import { requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { counterOffer } from '#contract/hiring.ts'
import { testApp } from '../../server/test/app.ts'
import { expertPerson } from '../../server/test/applied.ts'
import { hiringProject, TERMS } from '../../server/test/hired-project.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { forgetUnsent } from '../src/platform/unsent.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const dialog = async () => within(await screen.findByRole('dialog'))
const leftInBrowser = () => Object.keys(localStorage).filter(key => key.includes('/draft/'))
const typedInto = (label: RegExp | string) => screen.getByLabelText<HTMLTextAreaElement>(label).value

test('terms that were typed are there again after a slip or a reload, until they are sent', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  const sent = await offer()
  const { user } = await visit('/offers', { app, by: bea })
  const open = async (by = user) => by.click(await screen.findByRole('button', { name: 'Propose other terms' }))
  await open()
  const first = await dialog()
  await user.clear(first.getByLabelText('Price in US dollars'))
  await user.type(first.getByLabelText('Price in US dollars'), '310')
  await user.type(first.getByLabelText(/^Why/), 'The boiler is on the roof.')
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await open()
  expect([typedInto('Price in US dollars'), typedInto(/^Why/), typedInto('Scope')]).toEqual([
    '310',
    'The boiler is on the roof.',
    TERMS.scope,
  ])

  const { user: again } = await visit('/offers', { app, by: bea })
  await open(again)
  expect(typedInto('Price in US dollars')).toBe('310')
  await again.click((await dialog()).getByRole('button', { name: 'Send these terms' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(leftInBrowser()).toEqual([])

  // The terms of the next round are other terms: nothing of the last is typed into them.
  await cleo.call(counterOffer, { offerId: sent.id, round: 2, ...TERMS, price: 280 })
  const { user: later } = await visit('/offers', { app, by: bea })
  await open(later)
  expect([typedInto('Price in US dollars'), typedInto(/^Why/)]).toEqual(['280', ''])
})

test('a reason for declining outlives its dialog, and is another one than that for other terms', async () => {
  const { app, bea, offer } = await hiringProject()
  await offer()
  const { user } = await visit('/offers', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.type((await dialog()).getByRole('textbox'), 'I am on holiday until May.')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect((await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  await user.keyboard('{Escape}')
  const { user: again } = await visit('/offers', { app, by: bea })
  await again.click(await screen.findByRole('button', { name: 'Decline' }))
  expect((await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('I am on holiday until May.')
  await again.click((await dialog()).getByRole('button', { name: 'Decline' }))
  await screen.findByText('Declined')
  expect(leftInBrowser()).toEqual([])
})

test("an admin's reason and note for a request are there after a reload, his alone, and gone once they are given", async () => {
  const app = await testApp()
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  const { body: request } = await by.call(requestVerification, { expertProfileId, requestType: STANDARD_VERIFICATION })
  const [ada, max] = [await app.person('Ada', ['client', 'admin']), await app.person('Max', ['client', 'admin'])]
  const path = `/admin/verification/${request.id}`
  const { user } = await visit(path, { app, by: ada })
  await user.type(await screen.findByLabelText(/^Reason/), 'The licence is out of date.')
  await user.type(screen.getByLabelText('Note for admins'), 'She was asked before.')

  await visit(path, { app, by: max })
  await screen.findByLabelText(/^Reason/)
  expect([typedInto(/^Reason/), typedInto('Note for admins')]).toEqual(['', ''])
  const { user: again } = await visit(path, { app, by: ada })
  await screen.findByLabelText(/^Reason/)
  expect([typedInto(/^Reason/), typedInto('Note for admins')]).toEqual(['The licence is out of date.', 'She was asked before.'])

  await again.click(screen.getByRole('button', { name: 'Add note' }))
  await screen.findByText('Your note is added.')
  expect([typedInto(/^Reason/), typedInto('Note for admins')]).toEqual(['The licence is out of date.', ''])
  await again.click(screen.getByRole('radio', { name: /^Needs more info/ }))
  await again.click(screen.getByRole('button', { name: /^Ask for more/ }))
  await again.click((await dialog()).getByRole('button', { name: /^Ask for more/ }))
  await screen.findByText('The request of Ana Costa is now: Needs more info.')
  expect(leftInBrowser()).toEqual([])
})

test('why an account is suspended or a service leaves the market is kept until it is done, or its admin signs out', async () => {
  const app = await testApp()
  await app.person('Ben')
  await seedService(app.database, await seedExpert(app.database), { title: 'Leaks mended' })
  const ada = await app.person('Ada', ['client', 'admin'])
  const { user } = await visit('/admin/accounts', { app, by: ada })
  await user.click(await screen.findByRole('button', { name: 'Suspend Ben' }))
  await user.type((await dialog()).getByLabelText('Reason'), 'Sends everybody the same advertisement.')
  const pause = await visit('/services/1', { app, by: ada })
  await pause.user.click(await screen.findByRole('button', { name: 'Take off the market' }))
  await pause.user.type((await dialog()).getByLabelText('Reason'), 'The pictures are of another house.')

  const paused = await visit('/services/1', { app, by: ada })
  await paused.user.click(await screen.findByRole('button', { name: 'Take off the market' }))
  expect((await dialog()).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The pictures are of another house.')
  await paused.user.click((await dialog()).getByRole('button', { name: 'Take off the market' }))
  await screen.findByRole('button', { name: 'Put back on the market' })
  expect(leftInBrowser()).toHaveLength(1)
  forgetUnsent(ada.email)
  expect(leftInBrowser()).toEqual([])
})
