import { expect, test } from 'vitest'
import { getAnalysisFigures, listAnalyses } from '#contract/projects-analyses.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { screen, visit, waitFor, within } from './render.tsx'

/** Runs as they would be after a day with a model: one planned, one that fell back, one that failed long ago. */
const someRuns = (app: TestApp) =>
  app.database.pool.query(`
    insert into analysis_runs (run, analyst_name, outcome, fallback_reason, detail, input_tokens, output_tokens, cost, started_at, ended_at) values
      (gen_random_uuid(), 'Built-in analyst', 'failed', null, 'it broke', null, null, 0, now() - interval '3 days', now() - interval '3 days'),
      (gen_random_uuid(), 'Model analyst (m)', 'planned', 'timed-out', 'longer than 90 seconds', null, null, 0.12, now() - interval '90 s', now()),
      (gen_random_uuid(), 'Model analyst (m)', 'planned', null, null, 2100, 850, 0.0191, now() - interval '9 s', now())`)

const rows = () => screen.getAllByRole('article')

test('an admin finds the analyses in the account menu and sees who planned what, how long and at what cost', async () => {
  const app = await testApp()
  await someRuns(app)
  const { user, path } = await visit('/account', { app, by: await app.person('Ann', ['client', 'admin']) })
  await user.click(await screen.findByRole('button', { name: 'Account: Ann' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Analyses' }))
  await screen.findByRole('heading', { name: 'Analyses', level: 1 })
  expect(path()).toBe('/admin/analyses')

  await waitFor(() => expect(rows()).toHaveLength(3))
  const [good, slow] = rows()
  expect(within(good ?? document.body).getByText('2,100 in, 850 out')).toBeTruthy()
  expect(within(good ?? document.body).getByText('$0.0191')).toBeTruthy()
  expect(within(good ?? document.body).getByText('9.0 s')).toBeTruthy()
  expect(within(slow ?? document.body).getByText('Fell back')).toBeTruthy()
  expect(within(slow ?? document.body).getByText('longer than 90 seconds')).toBeTruthy()
  expect(await screen.findByText('3 analyses in 14 days, 1 of them fell back, 1 failed; $0.1391 in all.')).toBeTruthy()
})

test('what is chosen stands in the address, and nothing found can be undone with one press', async () => {
  const app = await testApp()
  await someRuns(app)
  const { user, address } = await visit('/admin/analyses', { app, by: await app.person('Ann', ['admin']) })
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Fell back')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(address()).toBe('/admin/analyses?outcome=fell-back')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Analyst' }), 'Built-in analyst')
  await screen.findByRole('heading', { name: 'No Such Analyses' })
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(address()).toBe('/admin/analyses')
})

test('a house without analyses says what will stand here', async () => {
  const app = await testApp()
  await visit('/admin/analyses', { app, by: await app.person('Ann', ['admin']) })
  await screen.findByRole('heading', { name: 'No Analyses Yet' })
})

test('places are kept while it loads, and a server that fails can be asked again', async () => {
  const app = await testApp()
  await someRuns(app)
  let release = () => {}
  const { user } = await visit('/admin/analyses', {
    app,
    by: await app.person('Ann', ['admin']),
    before: wire => {
      release = wire.hold(listAnalyses).release
      wire.hold(getAnalysisFigures)
    },
  })
  expect(await screen.findByRole('status', { name: 'Loading analyses' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Loading days' })).toBeTruthy()
  await app.database.pool.query('alter table analysis_runs rename to runs_away')
  release()
  const error = within(await screen.findByRole('alert'))
  expect(error.getByText('Error Loading Analyses')).toBeTruthy()
  await app.database.pool.query('alter table runs_away rename to analysis_runs')
  await user.click(error.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('nobody but an admin is shown anything, and the menu does not offer it', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const { user } = await visit('/admin/analyses', { app, by: cleo })
  await screen.findByRole('heading', { name: 'For Admins Only' })
  expect(screen.queryByText('Day by day')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Account: Cleo' }))
  await screen.findByRole('menuitem', { name: 'Account' })
  expect(screen.queryByRole('menuitem', { name: 'Analyses' })).toBeNull()
})
