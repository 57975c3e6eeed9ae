import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import { ROLES, type Role } from '#contract/accounts.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { type ResolveActor, VISITOR } from '../platform/identity/actor.ts'
import type { Logger } from '../platform/telemetry/logger.ts'
import { accounts, credentials, signIns, verifications } from './account-tables.ts'

const COOKIE_PREFIX = 'onhand'

/** Signs in without a password. Server-only: it has no route of its own, and only the demo and commands call it. */
const passwordless = {
  id: 'onhand-passwordless',
  endpoints: {
    signInAccount: createAuthEndpoint(
      '/onhand/sign-in',
      { method: 'POST', body: z.object({ accountId: z.uuid() }), metadata: { SERVER_ONLY: true } },
      async ctx => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.accountId)
        if (!user) throw new AppError('not_found', 'There is no such account.')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ accountId: user.id })
      },
    ),
  },
} as const

const createBetterAuth = (database: Database, config: Config, secret: string, logger: Logger) =>
  betterAuth({
    database: drizzleAdapter(database.query, {
      provider: 'pg',
      schema: { user: accounts, session: signIns, account: credentials, verification: verifications },
    }),
    secret,
    basePath: '/_api/auth',
    baseURL: config.publicUrl ?? `http://${config.host}:${config.port}`,
    // Our own origin rule stands before every request; it knows the demo's loopback names.
    trustedOrigins: request => [request?.headers.get('origin') ?? ''].filter(Boolean),
    emailAndPassword: { enabled: false },
    user: { additionalFields: { roles: { type: 'string[]', required: false, input: false } } },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: config.publicUrl?.startsWith('https:') ?? false,
      database: { generateId: () => uuidv7() },
    },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => logger[level === 'error' ? 'error' : 'warn']({ from: 'better-auth' }, message) },
    plugins: [passwordless],
  })

const isRole = (role: string): role is Role => ROLES.some(known => known === role)

/** Sign-ins as the rest of the house sees them; what lies beneath is better-auth. */
export interface AccountAuth {
  resolveActor: ResolveActor
  /** Signs this browser in; answers the cookies to set. */
  signIn(accountId: string, headers: Headers): Promise<string[]>
  /** Ends this browser's sign-in; answers the cookies to set. */
  signOut(headers: Headers): Promise<string[]>
}

export const createAccountAuth = (database: Database, config: Config, secret: string, logger: Logger): AccountAuth => {
  const auth = createBetterAuth(database, config, secret, logger)
  return {
    resolveActor: async headers => {
      // Most public reads come without our cookie and need not ask the database.
      if (!headers.get('cookie')?.includes(`${COOKIE_PREFIX}.session_token`)) return VISITOR
      const found = await auth.api.getSession({ headers })
      if (!found) return VISITOR
      const { user } = found
      const roles = (user.roles ?? []).filter(isRole)
      return { kind: 'account', accountId: user.id, email: user.email, name: user.name, isEmailVerified: user.emailVerified, roles }
    },
    signIn: async (accountId, headers) => {
      const response = await auth.api.signInAccount({ body: { accountId }, headers, asResponse: true })
      return response.headers.getSetCookie()
    },
    signOut: async headers => {
      const response = await auth.api.signOut({ headers, asResponse: true })
      return response.headers.getSetCookie()
    },
  }
}
