import * as z from 'zod/mini'
import { AR_SESSION_STATUSES, ArSession } from './ar-sessions.ts'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { plainText } from './shared/primitives.ts'

const ALL_SESSIONS_PAGE_SIZE = 30

export const listAllArSessions = endpoint({
  method: 'GET',
  path: '/_api/admin/ar/sessions',
  summary: "Everybody's sessions, the latest time first, by a part of the title or of a side's name or address, or by status. For admins.",
  access: 'admin',
  input: z.object({
    q: z.optional(plainText('A search is text.').check(z.trim(), z.maxLength(100, { error: 'A search is at most 100 characters long.' }))),
    status: z.optional(z.enum(AR_SESSION_STATUSES, { error: `status must be one of: ${AR_SESSION_STATUSES.join(', ')}.` })),
    ...pageInput(ALL_SESSIONS_PAGE_SIZE),
  }),
  output: z.array(ArSession),
  isPaged: true,
})
