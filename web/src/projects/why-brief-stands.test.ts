import { expect, test } from 'vitest'
import { canBePlannedAnew, PROJECT_STATUSES } from '#contract/projects.ts'
import { whyBriefStands } from './why-brief-stands.ts'

test('wherever a brief cannot be changed it is said why, except while it is being read', () => {
  for (const status of PROJECT_STATUSES) {
    const isSilent = canBePlannedAnew(status) || status === 'decomposing'
    expect([status, whyBriefStands(status, false) === null]).toEqual([status, isSilent])
    expect([status, whyBriefStands(status, true)]).toEqual([status, expect.stringContaining('Withdraw or finish those first')])
  }
})

test('what can be done instead is said: the offers withdrawn, the tasks edited, the status set back', () => {
  expect(whyBriefStands('decomposed', true)).toMatch(/Withdraw or finish those first, or edit the tasks below\.$/)
  expect(whyBriefStands('cancelled', true)).not.toContain('tasks')
  expect(whyBriefStands('in_progress', false)).toBe(
    'The brief stands as it is while the project is ‘In Progress’. To change it, set the status to ‘Decomposed’.',
  )
})
