import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeRole } from '#contract/accounts-moderation.ts'
import { accounts } from '../../server/src/accounts/account-tables.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const expertIn = async (app: TestApp, verificationStatus: string) => {
  const ana = await app.person('Ana', ['client', 'expert'])
  const id = await seedExpert(app.database, {
    ...{ accountId: ana.accountId, expertEmail: ana.email, expertName: 'Ana Costa' },
    ...{ bio: 'Pipes and boilers for twenty years.', skillIds: ['plumbing'], verificationStatus },
  })
  await seedService(app.database, id, { title: 'Boiler check' })
  return { ana, id }
}

test('an empty profile is not saved: what is missing is said beside each field, what was typed stays, and the focus goes to the first gap', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { user } = await visit('/expert-verification', { app, by: ana })
  await user.type(await screen.findByLabelText('Location'), 'Lisbon')
  const save = () => user.click(screen.getByRole('button', { name: 'Create Profile' }))
  await save()
  await screen.findByText('Say in a few words what you do.')
  screen.getByRole('textbox', { name: 'Title', description: /Say in a few words what you do\.$/ })
  screen.getByRole('textbox', { name: 'About you', description: /Write at least 20 characters about you/ })
  screen.getByRole('combobox', { name: 'Skills', description: /Choose at least one skill/ })
  screen.getByRole('textbox', { name: 'Hourly rate (USD)', description: /must be from 1 to 10000 US dollars/ })
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'Plumber')
  await user.type(screen.getByLabelText('About you'), 'Pipes and boilers for twenty years.')
  await save()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Skills' })))
  await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'plumbing')
  await user.click(await screen.findByRole('option', { name: /^Plumbing/ }))
  await user.type(screen.getByLabelText('Hourly rate (USD)'), '70')
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Lisbon')
  await user.type(screen.getByLabelText('Website'), 'www.example.com')
  await user.tab()
  expect(screen.getByLabelText<HTMLInputElement>('Website').value).toBe('https://www.example.com')
  await save()
  await screen.findByRole('heading', { name: 'Get Verified' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('what was typed of a profile that is being made is there again after a reload, until it is made', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { user } = await visit('/expert-verification', { app, by: ana })
  await user.type(await screen.findByLabelText('About you'), 'Pipes and boilers for twenty years.')
  await user.type(screen.getByLabelText('Hourly rate (USD)'), '70')
  const { user: later } = await visit('/expert-verification', { app, by: ana })
  expect((await screen.findByLabelText<HTMLTextAreaElement>('About you')).value).toBe('Pipes and boilers for twenty years.')
  expect(screen.getByLabelText<HTMLInputElement>('Hourly rate (USD)').value).toBe('70')
  await later.type(screen.getByLabelText('Title'), 'Plumber')
  await later.type(screen.getByRole('combobox', { name: 'Skills' }), 'plumbing')
  await later.click(await screen.findByRole('option', { name: /^Plumbing/ }))
  await later.click(screen.getByRole('button', { name: 'Create Profile' }))
  await screen.findByRole('heading', { name: 'Get Verified' })
  expect(Object.values({ ...localStorage }).join()).not.toContain('Pipes and boilers')
})

test('a verified expert is told what another name costs before it is saved, and may go back', async () => {
  const app = await testApp()
  const { ana } = await expertIn(app, 'verified')
  const { user } = await visit('/expert-verification?tab=profile', { app, by: ana })
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Ana Maria Costa')
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your verified name?' }))
  expect(dialog.getByText(/You are verified as Ana Costa\. As Ana Maria Costa your profile goes back for review/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep on editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // What was typed is still there.
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Change the name' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Status' }))
  await screen.findByRole('heading', { name: 'Your Submission is in Review' })
})

test('what was typed in the profile is there when another part was looked at meanwhile', async () => {
  const app = await testApp()
  const { ana } = await expertIn(app, 'verified')
  const { user } = await visit('/expert-verification?tab=profile', { app, by: ana })
  await user.type(await screen.findByLabelText('Location'), 'Lisbon')
  await user.click(screen.getByRole('tab', { name: 'History' }))
  await screen.findByText('No verification history found.')
  await user.click(screen.getByRole('tab', { name: 'My Profile' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' }).value).toBe('Lisbon')
})

test('a refused expert reads that nothing of his is on the market; others read that he takes no work', async () => {
  const app = await testApp()
  const { ana, id } = await expertIn(app, 'rejected')
  await visit('/expert-verification', { app, by: ana })
  await screen.findByText(/Your verification was refused\. When an admin approves/)
  await visit('/expert/services', { app, by: ana })
  await screen.findByText('Held back')
  expect(screen.queryByRole('button', { name: 'Offer Boiler check' })).toBeNull()
  await visit(`/experts/${id}`, { app, by: app.visitor() })
  await screen.findByText('Ana Costa takes no work here at the moment.')
  await screen.findByText('Nothing is on offer at the moment.')
})

test('who lost the role is told by whom, and where to turn', async () => {
  const app = await testApp()
  const { ana } = await expertIn(app, 'verified')
  const ada = await app.person('Ada', ['client', 'admin'])
  await ada.call(changeRole, { accountId: ana.accountId, role: 'expert', isGranted: false })
  await visit('/expert-verification', { app, by: ana })
  await screen.findByText(/An admin has taken the role of an expert from your account/)
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact')
})

test('a suspension that fails keeps its dialog and its words; one that works closes it', async () => {
  const app = await testApp()
  const { ana } = await expertIn(app, 'verified')
  const ada = await app.person('Ada', ['client', 'admin'])
  const { user } = await visit('/admin/accounts', { app, by: ada })
  await user.click(await screen.findByRole('button', { name: 'Suspend Ana' }))
  await user.type(await screen.findByLabelText('Reason'), 'Offers what he does not do.')
  const suspend = (suspendedAt: Date | null) =>
    app.database.query.update(accounts).set({ suspendedAt }).where(eq(accounts.id, ana.accountId))
  // Another admin was there first.
  await suspend(new Date())
  const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' })
  // While the list is fetched anew after a refusal, it waits, and a press does nothing.
  const press = async () => {
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    await user.click(button())
  }
  await press()
  await screen.findByText('Ana is suspended already.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Offers what he does not do.')
  await suspend(null)
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Ana is suspended.')
})
