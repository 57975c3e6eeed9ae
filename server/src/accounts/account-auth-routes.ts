import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import * as auth from '#contract/accounts-auth.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { type Config, publicBase } from '../platform/config.ts'
import type { Bind } from '../platform/http/bind.ts'
import { accountIdOf, requireAccount } from '../platform/identity/actor.ts'
import { type AccountAuth, ADDRESS_HEADER } from './account-auth.ts'
import { translateAuthError } from './account-auth-errors.ts'
import type { AccountEventType } from './account-events.ts'
import type { AccountMail } from './account-mail.ts'
import { answerEvenly } from './answer-evenly.ts'
import { createAttemptLimit } from './attempt-limit.ts'
import { demandUserVerification, requireUserVerification } from './passkey-rules.ts'

type Wire = Parameters<Parameters<Bind>[1]>[2]

const MINUTE_MS = 60_000
/** For one e-mail address, whoever asks: passwords tried, and in a quarter of an hour mails that anybody can have sent to it. */
const LIMITS = {
  production: { passwordsPerMinute: 30, mailsPerQuarter: 5 },
  demo: { passwordsPerMinute: 3_000, mailsPerQuarter: 500 },
} as const

/** Calls that read who calls from their input alone. Whoever is signed in here is of no matter to them. */
const WITHOUT_COOKIES: ReadonlySet<Endpoint> = new Set([
  auth.signUpWithEmail,
  auth.requestPasswordReset,
  auth.resetPassword,
  auth.sendVerificationEmail,
  auth.verifyEmail,
])

/** Calls of the contract that the library answers as they are. */
const PASSED_ON: readonly Endpoint[] = [
  auth.resetPassword,
  auth.updateUser,
  auth.revokeSession,
  auth.revokeOtherSessions,
  auth.enableTwoFactor,
  auth.verifyBackupCode,
  auth.passkeyRegistrationOptions,
  auth.listPasskeys,
  auth.signInWithProvider,
]

/** A call of ours as the library reads it: only the headers it needs, so that none can be slipped in. */
const webRequest = (
  base: string,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  request: FastifyRequest,
  cookies: boolean,
) => {
  const url = new URL(endpoint.path, base)
  const headers = new Headers({ origin: request.headers.origin ?? new URL(base).origin, [ADDRESS_HEADER]: request.ip })
  const { cookie, 'user-agent': userAgent } = request.headers
  if (cookie && cookies) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent)
  if (endpoint.method === 'POST') {
    headers.set('content-type', 'application/json')
    return new Request(url, { method: 'POST', headers, body: JSON.stringify(input) })
  }
  for (const [name, value] of Object.entries(Object(input))) if (value !== undefined) url.searchParams.set(name, String(value))
  return new Request(url, { headers })
}

const SignIns = z.array(z.looseObject({ token: z.string() }))

interface AccountAuthDoor {
  accountAuth: AccountAuth
  accountMail: AccountMail
  config: Config
}

/**
 * Binds the calls below `/_api/auth` that the contract names, and the providers' way back. The library has more; what is not named here
 * cannot be reached.
 */
export const bindAccountAuth = (bind: Bind, http: FastifyInstance, { accountAuth, accountMail, config }: AccountAuthDoor): void => {
  const base = publicBase(config)
  const limits = LIMITS[config.mode]
  const countPassword = createAttemptLimit(limits.passwordsPerMinute, MINUTE_MS)
  const countMail = createAttemptLimit(limits.mailsPerQuarter, 15 * MINUTE_MS)

  const pass = async (endpoint: Endpoint, input: unknown, { request, reply }: Wire): Promise<unknown> => {
    const answer = await accountAuth.handle(webRequest(base, endpoint, input, request, !WITHOUT_COOKIES.has(endpoint)))
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    const text = await answer.text()
    const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null
    if (answer.status >= 400) throw translateAuthError(answer.status, body)
    return body
  }

  const bindPassedOn = (endpoint: Endpoint) => bind(endpoint, (_actor, input, wire) => pass(endpoint, input, wire))
  for (const endpoint of PASSED_ON) bindPassedOn(endpoint)

  bind<Endpoint>(auth.listSessions, async (_actor, input, wire) => {
    // The cookie holds the token and its signature, a full stop between.
    const own = /session_token=([^;.%]+)/.exec(wire.request.headers.cookie ?? '')?.[1]
    return SignIns.parse(await pass(auth.listSessions, input, wire)).map(record => ({ ...record, isCurrent: record.token === own }))
  })

  /** Mails somebody; the answer tells neither by its words nor by its time whether there is such an account. */
  const bindMailing = (endpoint: typeof auth.signUpWithEmail | typeof auth.requestPasswordReset | typeof auth.sendVerificationEmail) =>
    bind<Endpoint>(endpoint, async (_actor, input, wire) => {
      countMail(z.object({ email: z.string() }).parse(input).email)
      return answerEvenly(() => pass(endpoint, input, wire))
    })
  bindMailing(auth.signUpWithEmail)
  bindMailing(auth.requestPasswordReset)
  bindMailing(auth.sendVerificationEmail)

  bind<Endpoint>(auth.signInWithEmail, async (_actor, input, wire) => {
    countPassword(z.object({ email: z.string() }).parse(input).email)
    return pass(auth.signInWithEmail, input, wire)
  })
  bind<Endpoint>(auth.changePassword, async (actor, input, wire) => {
    const answer = await pass(auth.changePassword, input, wire)
    const asked = webRequest(base, { method: 'GET', path: auth.changePassword.path }, {}, wire.request, false)
    const { accountId: id, email, name } = requireAccount(actor)
    await accountMail.tellPasswordChanged({ id, email, name }, asked)
    return answer
  })
  const bindTold = (endpoint: Endpoint, what: AccountEventType) =>
    bind(endpoint, async (actor, input, wire) => {
      const answer = await pass(endpoint, input, wire)
      await accountAuth.tellOwner(requireAccount(actor).accountId, what)
      return answer
    })
  bindTold(auth.disableTwoFactor, 'two-factor-disabled')
  bindTold(auth.generateBackupCodes, 'recovery-codes-made')
  bindTold(auth.verifyPasskeyRegistration, 'passkey-added')
  bindTold(auth.deletePasskey, 'passkey-removed')
  bind<Endpoint>(auth.verifyTotp, async (actor, input, wire) => {
    const accountId = accountIdOf(actor)
    // The first code that is right switches the second factor on; later ones, at sign-in, change nothing.
    const isFirst = accountId !== undefined && !(await accountAuth.hasSecondFactor(accountId))
    const answer = await pass(auth.verifyTotp, input, wire)
    if (isFirst && (await accountAuth.hasSecondFactor(accountId))) await accountAuth.tellOwner(accountId, 'two-factor-enabled')
    return answer
  })
  bind<Endpoint>(auth.verifyEmail, async (_actor, input, wire) => {
    const { token } = z.object({ token: z.string() }).parse(input)
    return pass(auth.verifyEmail, { token: await accountAuth.redeemLink(token) }, wire)
  })
  bind<Endpoint>(auth.passkeySignInOptions, async (_actor, input, wire) =>
    demandUserVerification(await pass(auth.passkeySignInOptions, input, wire)),
  )
  bind<Endpoint>(auth.verifyPasskeySignIn, async (_actor, input, wire) => {
    requireUserVerification(input)
    return pass(auth.verifyPasskeySignIn, input, wire)
  })
  registerProviderReturn(http, accountAuth, base)
}

/** Where a provider sends the browser back to. The library answers with a redirect in every case. */
const registerProviderReturn = (http: FastifyInstance, accountAuth: AccountAuth, base: string): void => {
  http.get('/_api/auth/callback/:provider', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = `/_api/auth/callback/${encodeURIComponent(z.object({ provider: z.string() }).parse(request.params).provider)}` as const
    const answer = await accountAuth.handle(webRequest(base, { method: 'GET', path }, request.query, request, true))
    const location = answer.headers.get('location')
    if (!location) throw new AppError('bad_request', 'This way back from a provider is not complete. Please log in again.')
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return reply.header('cache-control', 'no-store').redirect(location, 302)
  })
}
