import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins'
import type { Config } from '../platform/config.ts'

/** How long somebody may take to show the second factor. */
const CHALLENGE_SECONDS = 600

const wantsSecondFactor = (user: Record<string, unknown>): boolean => user['twoFactorEnabled'] === true

/**
 * The library asks for the second factor after a password only. This does the same after a provider's sign-in: the sign-in that was made is
 * taken back, and the challenge that the library's own codes are checked against takes its place.
 */
export const secondFactorAfterProvider = {
  id: 'onhand-second-factor-after-provider',
  hooks: {
    after: [
      {
        matcher: (context: { path?: string }) => context.path?.startsWith('/callback/') ?? false,
        handler: createAuthMiddleware(async ctx => {
          const made = ctx.context.newSession
          if (!made || !wantsSecondFactor(made.user)) return
          deleteSessionCookie(ctx, true)
          await ctx.context.internalAdapter.deleteSession(made.session.token)
          ctx.context.setNewSession(null)
          const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: CHALLENGE_SECONDS })
          const identifier = `2fa-${generateRandomString(20)}`
          const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
          await ctx.context.internalAdapter.createVerificationValue({ identifier, value: made.user.id, expiresAt })
          await ctx.context.internalAdapter.createVerificationValue({ identifier: `2fa-attempts-${identifier}`, value: '0', expiresAt })
          await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes)
          const { returned } = ctx.context
          const next = isAPIError(returned) ? new Headers(returned.headers).get('location') : null
          throw ctx.redirect(`/two-factor?next=${encodeURIComponent(next ?? '/')}`)
        }),
      },
    ],
  },
}

/** The providers that the operator has set up, as the library wants them. Each must answer for the address itself. */
export const socialProvidersOf = ({ google, github }: Config) => ({
  ...(google ? { google: { ...google, prompt: 'select_account' as const } } : {}),
  ...(github ? { github } : {}),
})

export const openIdOf = ({ oidc }: Config) => {
  const provider: GenericOAuthConfig[] = oidc
    ? [
        {
          providerId: 'oidc',
          name: oidc.name,
          clientId: oidc.clientId,
          clientSecret: oidc.clientSecret,
          discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          requireIdTokenVerification: true,
        },
      ]
    : []
  return genericOAuth({ config: provider })
}

/** A provider that does not vouch for the address may bring anybody's: it neither opens nor makes an account. */
export const refuseUnprovenAddress = (data: { user: { emailVerified?: boolean | undefined }; source: { method: string } }) =>
  data.source.method === 'oauth' && data.user.emailVerified !== true ? { error: 'email_not_verified' } : undefined
