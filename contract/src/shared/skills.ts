import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { textAtLeast } from './primitives.ts'

/** The vocabulary that services, plans and experts share; beside the domains, so that each may ask for it. */
export const SKILLS_FOUND_MAX = 12

/** A skill of the taxonomy, with the trade it belongs to. */
export const Skill = z.object({ id: z.string(), name: z.string(), tradeName: z.string() })
export type Skill = z.infer<typeof Skill>

const SKILL_SEARCH = 'Say which skill you look for.'
const SKILL_SEARCH_MAX = 200

export const searchSkills = endpoint({
  method: 'GET',
  path: '/_api/skills',
  summary:
    'Skills by a part of their name or of another word for it, in any language the taxonomy knows; a slip of the keyboard is forgiven.',
  access: 'public',
  input: z.object({ q: textAtLeast(1, SKILL_SEARCH).check(z.maxLength(SKILL_SEARCH_MAX, { error: SKILL_SEARCH })) }),
  output: z.array(Skill),
  // Asked while somebody types, and answered from memory; still nobody types faster than this.
  rateLimitPerMinute: 240,
})
