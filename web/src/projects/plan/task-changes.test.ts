import { expect, test } from 'vitest'
import type { TaskFields } from '#contract/projects-plan.ts'
import { changesOf, reconcile } from './task-changes.ts'

const base: TaskFields = {
  ...{ title: 'Find the cause', description: 'Listen to it.', deliverable: 'A report', acceptanceCheck: 'It is known.' },
  ...{
    complexityLevel: 'medium',
    hoursRange: { optimistic: 1, likely: 2, pessimistic: 3 },
    requiredSkillIds: ['plumbing'],
    predecessors: [],
  },
}

test('what was typed stays, and what was changed elsewhere is taken over where nothing was typed', () => {
  const merged = reconcile(base, { ...base, title: 'Find the noise' }, { ...base, deliverable: 'A sketch', predecessors: [4] })
  expect(merged).toEqual({ fields: { ...base, title: 'Find the noise', deliverable: 'A sketch', predecessors: [4] }, contested: [] })
})

test('where both have changed the same, what was typed stays and the field is named', () => {
  const hoursRange = { optimistic: 2, likely: 4, pessimistic: 6 }
  const merged = reconcile(base, { ...base, title: 'Mine', hoursRange }, { ...base, title: 'Theirs', hoursRange })
  expect(merged.fields.title).toBe('Mine')
  // Both wrote the same hours: nothing to decide.
  expect(merged.contested).toEqual(['title'])
})

test('only what differs is sent', () => {
  expect(changesOf(base, { ...base })).toEqual({})
  expect(changesOf(base, { ...base, requiredSkillIds: ['tiling'] })).toEqual({ requiredSkillIds: ['tiling'] })
})
