import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { email, plainText } from './shared/primitives.ts'
import { timeZone } from './shared/time-zone.ts'

/**
 * Signing up and in. These calls are answered by better-auth, mounted below `/_api/auth`; what stands here is their wire, so that browser,
 * tests and API page read it like any other. Errors are translated to `{ error, code }`.
 */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

const anyEmail = email('Invalid email address')
const newPassword = z
  .string({ error: `The password must be at least ${PASSWORD_MIN} characters long` })
  .check(
    z.minLength(PASSWORD_MIN, { error: `The password must be at least ${PASSWORD_MIN} characters long` }),
    z.maxLength(PASSWORD_MAX, { error: `The password must be at most ${PASSWORD_MAX} characters long` }),
  )
const password = z.string({ error: 'Your password is needed' }).check(z.minLength(1, { error: 'Your password is needed' }))
const name = z
  .string({ error: 'Your name is needed' })
  .check(z.trim(), z.minLength(2, { error: 'Your name is needed' }), z.maxLength(200, { error: 'A name is at most 200 characters long' }))
const code = z.string({ error: 'The code is needed' }).check(z.trim(), z.minLength(6, { error: 'The code has at least 6 characters' }))

const mailedToken = plainText('This link is not complete. Please ask for a new one.')

const Done = z.object({ status: z.boolean() })

/** `timezone` is the browser's; one that is not known here is no reason to turn somebody away. */
export const SignUp = z.object({ name, email: anyEmail, password: newPassword, timezone: z.catch(z.optional(timeZone), undefined) })
export const SignIn = z.object({ email: anyEmail, password })
export const ForgottenPassword = z.object({ email: anyEmail })

/** A busy person needs a few a minute; somebody who guesses needs thousands. */
const TRIES_PER_MINUTE = 10

const post = <I extends z.ZodMiniType, O extends z.ZodMiniType>(path: `/_api/auth/${string}`, summary: string, input: I, output: O) =>
  endpoint({ method: 'POST', path, summary, access: 'public', input, output, rateLimitPerMinute: TRIES_PER_MINUTE })
const get = <I extends z.ZodMiniType, O extends z.ZodMiniType>(path: `/_api/auth/${string}`, summary: string, input: I, output: O) =>
  endpoint({ method: 'GET', path, summary, access: 'public', input, output })

/** Answers the same for a known and an unknown address; a mail says what is to be done. */
export const signUpWithEmail = post(
  '/_api/auth/sign-up/email',
  'Makes an account and mails a link that proves the address.',
  SignUp,
  z.object({ token: z.nullable(z.string()) }),
)

/** `twoFactorRedirect`: the password was right, the second factor is still to be shown. */
export const signInWithEmail = post(
  '/_api/auth/sign-in/email',
  'Signs in with a password.',
  SignIn,
  z.object({ token: z.optional(z.string()), twoFactorRedirect: z.optional(z.boolean()) }),
)
export const requestPasswordReset = post(
  '/_api/auth/request-password-reset',
  'Mails a link to choose a new password, if the address is known.',
  ForgottenPassword,
  Done,
)
export const resetPassword = post(
  '/_api/auth/reset-password',
  'Chooses a new password by the mailed link; every other sign-in ends.',
  z.object({ newPassword, token: mailedToken }),
  Done,
)
export const sendVerificationEmail = post(
  '/_api/auth/send-verification-email',
  'Mails the link that proves an address again.',
  ForgottenPassword,
  Done,
)
export const verifyEmail = get(
  '/_api/auth/verify-email',
  'Proves an address by the mailed link, and signs in.',
  z.object({ token: mailedToken }),
  Done,
)

export const updateUser = post(
  '/_api/auth/update-user',
  'Changes the name and the time zone.',
  z.object({ name, timezone: z.optional(timeZone) }),
  Done,
)
export const changePassword = post(
  '/_api/auth/change-password',
  'Changes the password; every other sign-in ends.',
  z.object({ currentPassword: password, newPassword, revokeOtherSessions: z.literal(true) }),
  z.object({ token: z.nullable(z.string()) }),
)

/** A browser that is signed in. `token` names it when it is to be signed out; it is shown to its owner only. */
export const SignInRecord = z.object({
  token: z.string(),
  /** The browser that asks. */
  isCurrent: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ipAddress: z.optional(z.nullable(z.string())),
  userAgent: z.optional(z.nullable(z.string())),
})
export const listSessions = get('/_api/auth/list-sessions', 'The browsers that are signed in.', z.object({}), z.array(SignInRecord))
export const revokeSession = post('/_api/auth/revoke-session', 'Signs a browser out.', z.object({ token: z.string() }), Done)
export const revokeOtherSessions = post('/_api/auth/revoke-other-sessions', 'Signs every other browser out.', z.object({}), Done)

/** `totpURI` is what an authenticator app scans; the recovery codes are shown once. */
export const enableTwoFactor = post(
  '/_api/auth/two-factor/enable',
  'Begins to set up the second factor; it counts from the first right code on.',
  z.object({ password }),
  z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
)
export const disableTwoFactor = post('/_api/auth/two-factor/disable', 'Takes the second factor away.', z.object({ password }), Done)
export const verifyTotp = post(
  '/_api/auth/two-factor/verify-totp',
  'Shows the second factor: the code of the app.',
  z.object({ code }),
  z.object({ token: z.optional(z.nullable(z.string())) }),
)
export const verifyBackupCode = post(
  '/_api/auth/two-factor/verify-backup-code',
  'Shows a recovery code in place of the second factor; each works once.',
  z.object({ code }),
  z.object({ token: z.optional(z.nullable(z.string())) }),
)
export const generateBackupCodes = post(
  '/_api/auth/two-factor/generate-backup-codes',
  'Makes new recovery codes; the old ones are void.',
  z.object({ password }),
  z.object({ backupCodes: z.array(z.string()) }),
)

/** WebAuthn's own option and response objects are passed through to the browser's API as they are. */
const Passthrough = z.looseObject({})
export const passkeyRegistrationOptions = get(
  '/_api/auth/passkey/generate-register-options',
  'What the browser needs to make a passkey.',
  z.object({ name: z.optional(z.string()) }),
  Passthrough,
)
export const verifyPasskeyRegistration = post(
  '/_api/auth/passkey/verify-registration',
  'Keeps the passkey that the browser made.',
  z.object({ response: Passthrough, name: z.optional(z.string()) }),
  Passthrough,
)
export const passkeySignInOptions = get(
  '/_api/auth/passkey/generate-authenticate-options',
  'What the browser needs to sign in with a passkey.',
  z.object({}),
  Passthrough,
)
export const verifyPasskeySignIn = post(
  '/_api/auth/passkey/verify-authentication',
  'Signs in with a passkey.',
  z.object({ response: Passthrough }),
  Passthrough,
)
export const listPasskeys = get(
  '/_api/auth/passkey/list-user-passkeys',
  "The account's passkeys.",
  z.object({}),
  z.array(z.object({ id: z.string(), name: z.optional(z.nullable(z.string())), createdAt: z.optional(z.nullable(z.string())) })),
)
export const deletePasskey = post('/_api/auth/passkey/delete-passkey', 'Forgets a passkey.', z.object({ id: z.string() }), Passthrough)

/** Where to go on this site. An address elsewhere would send somebody who just signed in to a stranger. */
const pathHere = z
  .string({ error: 'callbackURL must be a path of this site.' })
  .check(z.regex(/^\/(?![/\\])[^\\\s]*$/, { error: 'callbackURL must be a path of this site.' }))

/** `oidc` is the operator's own OpenID provider. */
export const SOCIAL_PROVIDERS = ['google', 'github', 'oidc'] as const
export const signInWithProvider = post(
  '/_api/auth/sign-in/social',
  'Where to go to sign in with a provider that the operator has set up.',
  z.object({ provider: z.enum(SOCIAL_PROVIDERS), callbackURL: pathHere, errorCallbackURL: z.optional(pathHere) }),
  z.object({ url: z.optional(z.string()), redirect: z.boolean() }),
)
