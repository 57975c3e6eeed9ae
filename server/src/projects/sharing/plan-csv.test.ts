import { expect, test } from 'vitest'
import type { PlanDocument } from '#contract/projects-sharing.ts'
import { planCsv } from './plan-csv.ts'

const plan = (task: Partial<PlanDocument['tasks'][number]>): PlanDocument => ({
  ...{ format: 'onhand-plan', version: 1, title: 'Plan', brief: null, createdAt: '2026-11-21T10:00:00.000Z', notes: [] },
  ...{ totalEstimatedHours: 2, totalEstimatedCost: 130, hoursInterval80: null, costInterval80: null },
  tasks: [
    {
      ...{
        number: 1,
        title: 'Find it',
        description: '',
        deliverable: '',
        acceptanceCheck: '',
        citedSentences: [],
        complexityLevel: 'low',
        requiredSkills: ['A', 'B'],
      },
      ...{ hoursRange: { optimistic: 1, likely: 2, pessimistic: 3 }, estimatedHours: 2, hourlyRate: 65, estimatedCost: 130, after: [] },
      ...task,
    },
  ],
})
const rowOf = (task: Partial<PlanDocument['tasks'][number]>) => planCsv(plan(task)).split('\r\n').slice(1).join('\r\n')

test('a table begins with the byte order mark and ends each line as the standard says', () => {
  expect(planCsv(plan({}))).toMatch(/^\uFEFFNumber,Task,.*\r\n1,Find it,,,,low,1,2,3,2,65,130,A; B,,\r\n$/)
})

test.each([
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
])('%s is text to a spreadsheet', (title, written) => {
  expect(rowOf({ title })).toContain(`1,${written},`)
})

test('commas, quotes and line breaks stay within their cell', () => {
  expect(rowOf({ title: 'Say "hello", twice', description: 'One\nTwo' })).toContain('1,"Say ""hello"", twice","One\nTwo",')
})

test('what of the brief a task answers stands in its own row, as on paper', () => {
  expect(planCsv(plan({})).split('\r\n')[0]).toMatch(/,After,Answers$/)
  expect(rowOf({ after: [3, 4], citedSentences: ['My boiler knocks.', 'It does so at night, too.'] })).toMatch(
    /,3; 4,"“My boiler knocks\.” “It does so at night, too\.”"\r\n$/,
  )
})
