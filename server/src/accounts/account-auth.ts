import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createEmailVerificationToken } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { uuidv7 } from 'uuidv7'
import { ROLES, type Role } from '#contract/accounts.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts-auth.ts'
import { type Config, publicBase } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type ResolveActor, VISITOR } from '../platform/identity/actor.ts'
import type { Logger } from '../platform/telemetry/logger.ts'
import { worthlessLink } from './account-auth-errors.ts'
import { type AccountEventType, accountEvent } from './account-events.ts'
import type { AccountMail } from './account-mail.ts'
import { isSuspended } from './account-moderation-store.ts'
import { accountByEmail, accountById, earnRole, markAddressProven, replaceUnproven } from './account-store.ts'
import { accounts, credentials, passkeys, signIns, twoFactors, verifications } from './account-tables.ts'
import { passkeysFor, passwordless } from './auth-plugins.ts'
import { openIdOf, refuseUnprovenAddress, secondFactorAfterProvider, socialProvidersOf } from './provider-sign-in.ts'
import { consumeLink, LINK_LASTS_SECONDS } from './verification-links.ts'

const COOKIE_PREFIX = 'onhand'
/** Where our routes tell the library the caller's network address; they pass nothing on that the caller wrote there himself. */
export const ADDRESS_HEADER = 'x-onhand-client-address'
/** Handed over within the process at once. */
const TOKEN_LASTS_SECONDS = 60
const DAY_SECONDS = 86_400

export interface AccountAuthParts {
  database: Database
  config: Config
  secret: string
  mail: AccountMail
  /** Gives an imported expert's profile to the account that proved its address; answers whether there was one. */
  claimExpert(email: string, accountId: string): Promise<boolean>
  logger: Logger
}

/** An address was proven: what was waiting for its owner becomes his. */
const welcomeOwner = async ({ database, claimExpert }: AccountAuthParts, user: { id: string; email: string }): Promise<void> => {
  if (await claimExpert(user.email, user.id)) await earnRole(database.query, user.id, 'expert')
}

interface User {
  id: string
  email: string
  name: string
  emailVerified: boolean
}

const passwords = (parts: AccountAuthParts) => ({
  enabled: true,
  requireEmailVerification: true,
  autoSignIn: false,
  minPasswordLength: PASSWORD_MIN,
  maxPasswordLength: PASSWORD_MAX,
  resetPasswordTokenExpiresIn: LINK_LASTS_SECONDS,
  revokeSessionsOnPasswordReset: true,
  sendResetPassword: ({ user, token }: { user: User; token: string }, request?: Request) => parts.mail.sendReset(user, token, request),
  onPasswordReset: async ({ user }: { user: User }, request?: Request) => {
    // The link lay in the mailbox of this address.
    await markAddressProven(parts.database.query, user.id)
    await welcomeOwner(parts, user)
    await parts.mail.tellPasswordChanged(user, request)
  },
  onExistingUserSignUp: ({ user }: { user: User }, request?: Request) => parts.mail.meetKnownAddress(user, request),
})

/** We never act at a provider in somebody's name, so what would allow it is not kept. */
const withoutTokens = async <T extends Record<string, unknown>>(credential: T) => ({
  data: { ...credential, accessToken: null, refreshToken: null, idToken: null },
})

const refuseSuspended = async (database: Database, accountId: string): Promise<void> => {
  if (await isSuspended(database.query, accountId)) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message: 'suspended' })
}

/** What happens around the library's own writes. */
const hooksOf = (parts: AccountAuthParts) => ({
  account: { create: { before: withoutTokens } },
  // However somebody signs in, it ends in one of these.
  session: { create: { before: (session: { userId: string }) => refuseSuspended(parts.database, session.userId) } },
  // Some providers tell no name.
  user: {
    create: {
      before: async (user: User) => ({ data: { ...user, name: user.name || (user.email.split('@')[0] ?? '') } }),
      after: async (user: User) => (user.emailVerified ? welcomeOwner(parts, user) : undefined),
    },
  },
})

const createBetterAuth = (parts: AccountAuthParts) => {
  const { database, config, secret, mail, logger } = parts
  return betterAuth({
    database: drizzleAdapter(database.query, {
      provider: 'pg',
      schema: {
        user: accounts,
        session: signIns,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    secret,
    basePath: '/_api/auth',
    baseURL: publicBase(config),
    onAPIError: { errorURL: `${publicBase(config)}/log-in` },
    // Our own origin rule stands before every request; it knows the demo's loopback names.
    trustedOrigins: request => [request?.headers.get('origin') ?? ''].filter(Boolean),
    emailAndPassword: passwords(parts),
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user }, request) => mail.sendVerification(user, request),
      afterEmailVerification: user => welcomeOwner(parts, user),
    },
    socialProviders: socialProvidersOf(config),
    account: { updateAccountOnSignIn: false },
    user: {
      additionalFields: {
        roles: { type: 'string[]', required: false, input: false },
        isSample: { type: 'boolean', required: false, input: false },
        timezone: { type: 'string', required: false },
        suspendedAt: { type: 'date', required: false, input: false },
      },
      validateUserInfo: async data => refuseUnprovenAddress(data),
    },
    databaseHooks: hooksOf(parts),
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    // Our routes have their own limits, by network address and by account.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: config.publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => uuidv7() },
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => logger[level === 'error' ? 'error' : 'warn']({ from: 'better-auth' }, message) },
    plugins: [passwordless, twoFactor({ issuer: 'Onhand' }), passkeysFor(config), openIdOf(config), secondFactorAfterProvider],
  })
}

const isRole = (role: string): role is Role => ROLES.some(known => known === role)

/** Sign-ins as the rest of the house sees them; what lies beneath is better-auth. */
export interface AccountAuth {
  resolveActor: ResolveActor
  /** Prolongs a sign-in that is used; answers the cookies to set, none when it is too early. */
  refresh(headers: Headers): Promise<string[]>
  /** Signs this browser in; answers the cookies to set. */
  signIn(accountId: string, headers: Headers): Promise<string[]>
  /** Ends this browser's sign-in; answers the cookies to set. */
  signOut(headers: Headers): Promise<string[]>
  /** Takes a mailed link, once, and answers the library's own token for the address that it proves. */
  redeemLink(token: string): Promise<string>
  /** Hands a call below `/_api/auth` to the library. Whoever calls this decides which calls there are. */
  handle(request: Request): Promise<Response>
  hasSecondFactor(accountId: string): Promise<boolean>
  /** Has the owner told what was done to his account. The library writes by itself, so this is a transaction of its own after it. */
  tellOwner(accountId: string, what: AccountEventType): Promise<void>
}

export const createAccountAuth = (parts: AccountAuthParts): AccountAuth => {
  const auth = createBetterAuth(parts)
  const { database } = parts
  const isDemo = parts.config.mode === 'demo'
  // Most public reads come without our cookie and need not ask the database.
  const hasCookie = (headers: Headers) => headers.get('cookie')?.includes(`${COOKIE_PREFIX}.session_token`) ?? false
  return {
    resolveActor: async headers => {
      if (!hasCookie(headers)) return VISITOR
      // Reading who calls changes nothing: prolonging needs a cookie in the answer, and most answers carry none.
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
      // Sample people lived in a demo that stood on this database before.
      if (!found || (found.user.isSample && !isDemo)) return VISITOR
      // A sign-in that came about while the account was being suspended.
      if (found.user.suspendedAt) return VISITOR
      const { user, session } = found
      const roles = (user.roles ?? []).filter(isRole)
      const { id: accountId, email, name, emailVerified: isEmailVerified } = user
      return { kind: 'account', accountId, signInId: session.id, email, name, isEmailVerified, roles }
    },
    refresh: async headers => {
      if (!hasCookie(headers)) return []
      const { headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
      return answered.getSetCookie()
    },
    signIn: async (accountId, headers) => {
      const response = await auth.api.signInAccount({ body: { accountId }, headers, asResponse: true })
      return response.headers.getSetCookie()
    },
    signOut: async headers => {
      const response = await auth.api.signOut({ headers, asResponse: true })
      return response.headers.getSetCookie()
    },
    redeemLink: async token => {
      const proof = await consumeLink(database.query, token)
      const account = proof && (await accountByEmail(database.query, proof.email))
      if (!proof || !account || account.emailVerified) throw worthlessLink()
      if (proof.typed) await replaceUnproven(database.query, proof.email, proof.typed.name, proof.typed.passwordHash)
      return createEmailVerificationToken(parts.secret, proof.email, undefined, TOKEN_LASTS_SECONDS)
    },
    handle: request => auth.handler(request),
    hasSecondFactor: async accountId => (await accountById(database.query, accountId))?.twoFactorEnabled ?? false,
    tellOwner: (accountId, what) => database.transaction(tx => publish(tx, accountEvent(what, accountId))),
  }
}
