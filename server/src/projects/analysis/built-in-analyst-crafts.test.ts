import { expect, test } from 'vitest'
import { CRAFT_BRIEFS } from '../../../test/briefs-of-crafts.ts'
import { analyseBrief } from './built-in-analyst.ts'
import { PACKAGES } from './knowledge/packages.ts'

const tasksOf = (title: string, description: string) =>
  analyseBrief({ title, description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))

test.each(CRAFT_BRIEFS)('"%s": %s', (title, description, trades, skills, least, most) => {
  const tasks = tasksOf(title, description)
  const planned = new Set(tasks.map(({ key }) => PACKAGES.find(({ id }) => id === key.split('/')[0])?.tradeId))
  const asked = new Set(tasks.flatMap(task => task.requiredSkillIds))
  const likelyHours = tasks.reduce((sum, { hours }) => sum + hours.likely, 0)
  expect([...planned].toSorted()).toEqual(trades.split(' ').toSorted())
  expect(skills.split(' ').filter(id => !asked.has(id))).toEqual([])
  expect(likelyHours).toBeGreaterThanOrEqual(least)
  expect(likelyHours).toBeLessThanOrEqual(most)
})
