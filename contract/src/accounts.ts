import * as z from 'zod/mini'
import { SOCIAL_PROVIDERS } from './accounts-auth.ts'
import { endpoint } from './shared/endpoint.ts'
import { type FileRule, MB } from './shared/file-rule.ts'
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
  /** Where the picture is read, from the slash on; a new picture has a new address. Null: there is none. */
  avatarUrl: z.nullable(z.string()),
  /** Name in the IANA database; null until it is known. */
  timezone: z.nullable(z.string()),
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

/** Both sides of the square that a picture is kept as, in pixels. */
export const PICTURE_PIXELS = 256

const PICTURE: FileRule = {
  maxBytes: 5 * MB,
  tooLarge: 'A picture may have 5 MB at most. Choose a smaller one.',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  wrongType: 'A picture must be a .jpg, .png or .webp file.',
}

export const setPicture = endpoint({
  method: 'POST',
  path: '/_api/account/picture',
  summary: `Sets the picture: cut to a square around its middle and kept in ${PICTURE_PIXELS} pixels, without what else the file tells.`,
  access: 'signed-in',
  file: PICTURE,
  input: z.object({}),
  output: z.object({ avatarUrl: z.string() }),
  rateLimitPerMinute: 20,
})

export const removePicture = endpoint({
  method: 'POST',
  path: '/_api/account/picture/remove',
  summary: 'Takes the picture away. Harmless when there is none.',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ avatarUrl: z.null() }),
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
  /** Lines of its head beyond the usual ones. */
  headers: z.record(z.string(), z.string()),
  /** The .ics file that goes with it. */
  calendar: z.nullable(z.string()),
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
