import { expect, test } from 'vitest'
import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import { analyseBrief } from '../built-in-analyst.ts'

const tasksOf = (title: string, description: string) =>
  analyseBrief({ title, description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))

test('the name of a place where the code lies leads no task of a delivery pipeline', () => {
  const tasks = tasksOf('CI for our Go service', 'GitLab: build, test and a container on every push, then roll out to the test server.')
  expect(tasks.map(({ key }) => key)).toContain('delivery-pipeline/pipeline-build')
  const trades = tasks.map(({ requiredSkillIds }) => TAXONOMY.skill(requiredSkillIds[0] ?? '')?.tradeId)
  expect(new Set(trades)).toEqual(new Set(['cloud-devops']))
})

test('a named tool of the trade leads what needs it', () => {
  const tasks = tasksOf(
    'Backend for our parcel lockers',
    'The server side of our app, in Python, with 12 endpoints, sign-in and a database.',
  )
  expect(tasks.find(({ key }) => key === 'api-backend/api-build')?.requiredSkillIds[0]).toBe('python')
})
