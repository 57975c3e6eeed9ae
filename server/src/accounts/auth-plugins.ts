import { passkey } from '@better-auth/passkey'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { AppError } from '#contract/shared/errors.ts'
import type { Config } from '../platform/config.ts'

/** Signs in without a password. Server-only: it has no route of its own, and only the demo and commands call it. */
export const passwordless = {
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

/** Passkeys are bound to a host name. WebAuthn knows no IP addresses, so the demo's are made for localhost. */
export const passkeysFor = ({ publicUrl }: Config) =>
  passkey({
    rpID: publicUrl ? new URL(publicUrl).hostname : 'localhost',
    rpName: 'Onhand',
    // Without a public address the browser's own origin counts: the origin rule let it in.
    origin: publicUrl ? new URL(publicUrl).origin : null,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
