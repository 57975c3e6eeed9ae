import * as z from 'zod/mini'
import { PROJECT_ID, Project } from './projects.ts'
import { PLAN_CHANGES_PER_MINUTE, planInput } from './projects-plan.ts'
import { endpoint } from './shared/endpoint.ts'
import { hours, positiveIntText } from './shared/primitives.ts'

/** Work that a wish may mean. `hours`: what it would take in this brief, best case and worst. */
export const MeantWork = z.object({
  packageId: z.string(),
  title: z.string(),
  taskTitles: z.array(z.string()),
  hours: z.object({ low: hours, high: hours }),
})
export type MeantWork = z.infer<typeof MeantWork>

/** A wish that is not planned, and what it may mean, the likeliest first; none where it sounds like no work that Onhand knows. */
export const UnplannedWish = z.object({ wish: z.string(), works: z.array(MeantWork) })
export type UnplannedWish = z.infer<typeof UnplannedWish>

export const listUnplannedWishes = endpoint({
  method: 'GET',
  path: '/_api/projects/wishes',
  summary: 'The wishes of a brief that its plan says are not planned, each with the works that it may mean, for the owner of the project.',
  access: 'signed-in',
  input: z.object({ projectId: positiveIntText(PROJECT_ID) }),
  output: z.array(UnplannedWish),
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

const WISH = 'wish must be one of the wishes that are not planned.'
const PACKAGE_ID = 'packageId must be the id of a work, as it is offered.'
const MOST_LETTERS = 200
const wish = z.string({ error: WISH }).check(z.maxLength(MOST_LETTERS, { error: WISH }))
export const packageId = z.string({ error: PACKAGE_ID }).check(z.maxLength(MOST_LETTERS, { error: PACKAGE_ID }))

export const planWish = endpoint({
  method: 'POST',
  path: '/_api/projects/wishes/plan',
  summary:
    'Plans a wish that was left open: the tasks of the chosen work (one that is offered, or any other that Onhand knows), with counts and exclusions of the brief, at the end of the plan.',
  access: 'signed-in',
  input: z.object({ ...planInput, wish, packageId }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

export const dismissWish = endpoint({
  method: 'POST',
  path: '/_api/projects/wishes/dismiss',
  summary: 'Takes the note away that a wish is not planned: it is covered, or needs no work.',
  access: 'signed-in',
  input: z.object({ ...planInput, wish }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

const NOTE = 'note must be one of the notes of the plan that say what was left out.'
/** A note quotes the brief at most. */
const MOST_LETTERS_OF_NOTE = 20_000

export const planLeftOutTask = endpoint({
  method: 'POST',
  path: '/_api/projects/left-out/plan',
  summary: 'Plans a task after all that the plan left out because of what the brief says, after the tasks that it waits for.',
  access: 'signed-in',
  input: z.object({ ...planInput, note: z.string({ error: NOTE }).check(z.maxLength(MOST_LETTERS_OF_NOTE, { error: NOTE })) }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})
