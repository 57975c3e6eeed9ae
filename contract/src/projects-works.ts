import * as z from 'zod/mini'
import { PROJECT_ID, ProjectBrief } from './projects.ts'
import { planInput } from './projects-plan.ts'
import { packageId } from './projects-wishes.ts'
import { endpoint } from './shared/endpoint.ts'
import { positiveIntText } from './shared/primitives.ts'

/** A kind of work that Onhand plans without being told how. */
export const KnownWork = z.object({ packageId: z.string(), title: z.string(), tradeName: z.string() })
export type KnownWork = z.infer<typeof KnownWork>

export const MOST_WORKS_LISTED = 6
export const MOST_LETTERS_OF_SEARCH = 200
const SEARCH = `search must be text of at most ${MOST_LETTERS_OF_SEARCH} characters.`

export const listWorks = endpoint({
  method: 'GET',
  path: '/_api/projects/works',
  summary:
    'The works that a brief may ask for, the likeliest first, without those that its plan holds; with `search`, those that these words mean. None for a brief that was refused. For whoever may change the project.',
  access: 'signed-in',
  input: z.object({
    projectId: positiveIntText(PROJECT_ID),
    search: z.optional(z.string({ error: SEARCH }).check(z.maxLength(MOST_LETTERS_OF_SEARCH, { error: SEARCH }))),
  }),
  output: z.array(KnownWork),
  rateLimitPerMinute: 240,
})

/** The new plan takes the place of the old one, and what its tasks really took goes with it. */
const discardsActualHours = z.optional(z.boolean({ error: 'discardsActualHours is true or false.' }))

export const planAsWork = endpoint({
  method: 'POST',
  path: '/_api/projects/plan-as',
  summary:
    'Has a brief planned as the work that its owner says it asks for, in place of its questions or of the plan that stands; the analyst keeps to it until the owner sets the project back by hand. 409 while it is analysed or offers bind it, for an older version of the plan, and where that would delete recorded actual hours and the call does not say so.',
  access: 'signed-in',
  input: z.object({
    ...planInput,
    packageId,
    discardsActualHours,
  }),
  output: z.object({ projectId: z.int() }),
  rateLimitPerMinute: 120,
})

export const planChangedBrief = endpoint({
  method: 'POST',
  path: '/_api/projects/changed-brief',
  summary:
    'Changes the brief and has it analysed anew, in one, in place of its questions or of the plan that stands; a work that its owner named for the old brief is forgotten. 409 while it is analysed or offers bind it, for an older version of the plan, and where that would delete recorded actual hours and the call does not say so: then the brief stays as it was.',
  access: 'signed-in',
  input: z.object({ ...planInput, title: ProjectBrief.shape.title, description: ProjectBrief.shape.description, discardsActualHours }),
  output: z.object({ projectId: z.int() }),
  rateLimitPerMinute: 120,
})
