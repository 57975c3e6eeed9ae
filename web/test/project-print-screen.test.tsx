import { expect, test } from 'vitest'
import { plannedProject } from '../../server/test/planned-project.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, within } from './render.tsx'

const FIND = plannedTask({ key: 'find', title: 'Find the cause', citedSentences: ['My boiler knocks.', 'One radiator stays cold.'] })
const MEND = plannedTask({ key: 'mend', title: 'Mend it', citedSentences: [], predecessorKeys: ['find'] })

test('on paper each task tells which sentences of the brief it answers; one that answers none says nothing of it', async () => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: FIND }
    yield { kind: 'task', task: MEND }
  })
  const { app, cleo, path } = await plannedProject({ analyst })
  await visit(`${path}/print`, { app, by: cleo })
  const tasks = within(await screen.findByRole('region', { name: 'Tasks' }))
  expect(tasks.getAllByRole('term').filter(({ textContent }) => textContent === 'Answers')).toHaveLength(1)
  expect(tasks.getByText('Answers').nextSibling?.textContent).toBe('“My boiler knocks.” “One radiator stays cold.”')
  expect(tasks.getByRole('heading', { name: '1 Find the cause' }).closest('li')?.contains(tasks.getByText('Answers'))).toBe(true)
})
