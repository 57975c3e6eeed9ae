import * as z from 'zod/mini'
import { SOCIAL_PROVIDERS } from './accounts-auth.ts'
import { endpoint } from './shared/endpoint.ts'
import { email } from './shared/primitives.ts'

export const ROLES = ['client', 'expert', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The person a browser is signed in as. */
export const CurrentUser = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  isDemo: z.boolean(),
  hasTwoFactor: z.boolean(),
})
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

/** How one can sign in here: what the operator has set up. */
export const getSignInMethods = endpoint({
  method: 'GET',
  path: '/_api/account/sign-in-methods',
  summary: 'The providers that the operator has set up, and whether the demo stands open.',
  access: 'public',
  input: z.object({}),
  output: z.object({
    providers: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** What the operator calls his own OpenID provider; null when there is none. */
    oidcName: z.nullable(z.string()),
    isDemo: z.boolean(),
  }),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/_api/account/export',
  summary: 'Everything that is kept about the caller, by domain.',
  access: 'signed-in',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/_api/account/delete',
  summary: 'Deletes the account and everything that belongs to it. The address is typed again; so is the password, if there is one.',
  access: 'signed-in',
  input: z.object({ email: email('Type your e-mail address to confirm'), password: z.optional(z.string()) }),
  output: z.object({ isDeleted: z.literal(true) }),
  rateLimitPerMinute: 10,
})

/** A mail as the demo's `/dev/mail` shows it. */
export const DevMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.string(),
})
export type DevMail = z.infer<typeof DevMail>

export const listDevMails = endpoint({
  method: 'GET',
  path: '/_api/dev/mails',
  summary: 'Demo mode only: the mails that would have left, newest first.',
  access: 'public',
  input: z.object({}),
  output: z.array(DevMail),
})
