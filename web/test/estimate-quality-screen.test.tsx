import { expect, test } from 'vitest'
import { getEstimateQuality } from '#contract/projects-estimates.ts'
import { seedHistory } from '../../server/src/demo/seed-history.ts'
import { testApp } from '../../server/test/app.ts'
import { screen, visit, within } from './render.tsx'

const PATH = '/how-good-are-estimates'

test('anybody reads how good estimates were, as figures, as a picture with its numbers, and by trade', async () => {
  const app = await testApp()
  await seedHistory(app.database)
  const { body } = await app.visitor().call(getEstimateQuality, {})
  await visit(PATH, { app, by: app.visitor() })
  const tasks = within(await screen.findByRole('region', { name: 'Task estimates' }))
  expect(tasks.getByText(new RegExp(`From ${body.taskCount} finished tasks`))).toBeTruthy()
  expect(tasks.getByText(`${Math.round((body.tasks?.inInterval ?? 0) * 100)} %`)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Project estimates' })).toBeTruthy()
  expect(screen.getByText(/^Sample data: all of these/)).toBeTruthy()
  expect(
    screen.getByRole('img', { name: new RegExp(`^Estimated hours against the hours it took, for ${body.points.length} tasks`) }),
  ).toBeTruthy()
  const bands = within(screen.getByRole('table', { name: 'The same in numbers: what it took of its estimate' }))
  const counts = bands.getAllByRole('cell').map(cell => Number(cell.textContent))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(body.points.length)
  const trades = within(screen.getByRole('region', { name: 'Estimates by trade' }))
  for (const { name } of body.trades) expect(trades.getByRole('rowheader', { name })).toBeTruthy()
})

test('where nothing was recorded yet the page says so, and what to do', async () => {
  const app = await testApp()
  await visit(PATH, { app, by: app.visitor() })
  await screen.findByRole('heading', { level: 2, name: 'Nothing to show yet' })
  expect(screen.queryByText(/^Sample data: all of these/)).toBeNull()
  expect(screen.queryByRole('img', { name: /Estimated hours/ })).toBeNull()
})

test('when the figures do not arrive they can be asked for again', async () => {
  const app = await testApp()
  await app.database.pool.query('alter table task_outcomes rename to task_outcomes_away')
  const { user } = await visit(PATH, { app, by: app.visitor() })
  await screen.findByRole('heading', { name: 'The figures did not arrive' })
  await app.database.pool.query('alter table task_outcomes_away rename to task_outcomes')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { level: 2, name: 'Nothing to show yet' })
})
