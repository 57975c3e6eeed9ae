import { expect, test } from 'vitest'
import { PROJECT_TITLE_MAX, ProjectBrief } from '#contract/projects.ts'
import { suggestedTitle } from './suggested-title.ts'

test.each([
  ['My boiler knocks. One radiator stays cold.', 'My boiler knocks'],
  ['  hi. my fuse box trips\nwhenever the oven runs, and then it is dark!  ', 'Hi. my fuse box trips whenever the oven runs'],
  ['the tap in the kitchen drips, day and night, although I have changed the washer', 'The tap in the kitchen drips, day and night'],
  ['we want a photographer for the whole day of our wedding in the old mill', 'We want a photographer for the whole day of our wedding'],
  ['a'.repeat(120), `A${'a'.repeat(59)}`],
  ['Help!', ''],
  ['', ''],
])('%j suggests %j', (description, title) => {
  expect(suggestedTitle(description)).toBe(title)
})

test('what is suggested is a title that the brief may have', () => {
  const title = suggestedTitle('Please look at my boiler, it knocks when the heating starts and then one radiator stays cold.')
  expect(title.length).toBeLessThanOrEqual(PROJECT_TITLE_MAX)
  expect(ProjectBrief.shape.title.safeParse(title).success).toBe(true)
})
