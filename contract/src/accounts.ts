import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'

export const ROLES = ['client', 'expert', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The person a browser is signed in as. */
export const CurrentUser = z.object({ email: z.string(), name: z.string(), roles: z.array(z.enum(ROLES)), isDemo: z.boolean() })
export type CurrentUser = z.infer<typeof CurrentUser>

export const getMe = endpoint({
  method: 'GET',
  path: '/_api/me',
  summary: 'Who is signed in. 401 when nobody is.',
  access: 'signed-in',
  input: z.object({}),
  output: CurrentUser,
})

/** The demo's three people. */
export const DEMO_IDENTITIES = ['client', 'expert', 'admin'] as const

export const signInToDemo = endpoint({
  method: 'POST',
  path: '/_api/demo/sign-in',
  summary: 'Demo mode only: signs in as the demo client, expert or admin.',
  access: 'public',
  input: z.object({ as: z.enum(DEMO_IDENTITIES, { error: 'as must be client, expert or admin.' }) }),
  output: CurrentUser,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/_api/sign-out',
  summary: 'Ends the sign-in of this browser. Harmless when nobody is signed in.',
  access: 'public',
  input: z.object({}),
  output: z.object({ isSignedIn: z.literal(false) }),
})
