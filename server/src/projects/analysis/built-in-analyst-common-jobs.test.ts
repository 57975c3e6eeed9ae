import { expect, test } from 'vitest'
import { COMMON_JOBS } from '../../../test/briefs-of-common-jobs.ts'
import { analyseBrief } from './built-in-analyst.ts'
import { meanHours } from './plan-simulation.ts'

const WORDS_OF_A_TITLE = 8

test.each(COMMON_JOBS)('a common job is no larger than it is: %s', (description, packageId, least, most) => {
  const title = description.split(/\s+/).slice(0, WORDS_OF_A_TITLE).join(' ')
  const tasks = analyseBrief({ title, description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))
  expect([...new Set(tasks.map(({ key }) => key.split('/')[0]))]).toEqual([packageId])
  const hours = tasks.reduce((sum, task) => sum + meanHours(task.hours), 0)
  expect(hours).toBeGreaterThanOrEqual(least)
  expect(hours).toBeLessThanOrEqual(most)
})
