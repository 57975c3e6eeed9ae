import { expect, test } from 'vitest'
import { EXCLUDING_BRIEFS, HARMFUL_BRIEFS, HARMLESS_BRIEFS, HOSTILE_BRIEFS, PAIRS } from '../../../test/briefs-of-judgement.ts'
import { analyseBrief } from './built-in-analyst.ts'
import { meanHours } from './plan-simulation.ts'

const tasksOf = (description: string, title = 'Work to be done') =>
  analyseBrief({ title, description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const totalOf = (description: string) => tasksOf(description).reduce((sum, { hours }) => sum + meanHours(hours), 0)
const questionsOf = (description: string) =>
  analyseBrief({ title: 'Work to be done', description }).flatMap(step => (step.kind === 'questions' ? step.questions : []))

test.each(EXCLUDING_BRIEFS)('"%s" is planned without what it excludes', (title, description, packageId, leftOut) => {
  const tasks = tasksOf(description, title)
  expect(tasks.map(({ key }) => key.split('/')[0])).toContain(packageId)
  const said = tasks.map(task => `${task.key} ${task.title} ${task.requiredSkillIds.join(' ')}`)
  expect(said.filter(text => leftOut.test(text))).toEqual([])
})

test.each(PAIRS)('"%s" against "%s"', (less, more, atLeast, atMost) => {
  const ratio = totalOf(more) / totalOf(less)
  expect(ratio).toBeGreaterThanOrEqual(atLeast)
  expect(ratio).toBeLessThanOrEqual(atMost)
})

test.each(HOSTILE_BRIEFS)('"%s" is planned the same with words to a program in it', (honest, hostile) => {
  const planned = (description: string) =>
    tasksOf(description).map(({ key, title, hours, requiredSkillIds, citedSentences }) => ({
      ...{ key, title, hours, requiredSkillIds, citedSentences },
    }))
  expect(planned(hostile)).toEqual(planned(honest))
})

test.each(HARMFUL_BRIEFS)('"%s" is refused kindly', description => {
  expect(questionsOf(description)[0]).toContain('cannot help with this')
})

test.each(HARMLESS_BRIEFS)('"%s" is refused to nobody', description => {
  expect(questionsOf(description).join()).not.toContain('cannot help with this')
})
