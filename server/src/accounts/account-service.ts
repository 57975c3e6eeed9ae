import type { CurrentUser, DEMO_IDENTITIES, getSignInMethods, ROLES } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { accountByEmail, accountById } from './account-store.ts'

export type DemoIdentity = (typeof DEMO_IDENTITIES)[number]

/** The demo's people: sample data gives them what they own. */
export const DEMO_PEOPLE: Record<DemoIdentity, { email: string; name: string }> = {
  client: { email: 'client@demo.onhand.example', name: 'Casey Client' },
  expert: { email: 'expert@demo.onhand.example', name: 'Eli Expert' },
  admin: { email: 'admin@demo.onhand.example', name: 'Ada Admin' },
}

export interface AccountService {
  me(actor: Actor): Promise<CurrentUser>
  /** The account behind one of the demo's people; not found outside the demo. */
  demoAccount(identity: DemoIdentity): Promise<{ accountId: string; user: CurrentUser }>
  signInMethods(): OutputOf<typeof getSignInMethods>
}

export const createAccountService = (database: Database, config: Config): AccountService => {
  const isDemo = config.mode === 'demo'
  return {
    me: async actor => {
      const { accountId, email, name, roles } = requireAccount(actor)
      const account = await accountById(database.query, accountId)
      return { email, name, roles: [...roles], isDemo, hasTwoFactor: account?.twoFactorEnabled ?? false }
    },
    demoAccount: async identity => {
      const account = isDemo ? await accountByEmail(database.query, DEMO_PEOPLE[identity].email) : undefined
      if (!account) throw new AppError('not_found', 'There is no such call.')
      const roles: (typeof ROLES)[number][] = identity === 'client' ? ['client'] : ['client', identity]
      const { id, email, name, twoFactorEnabled } = account
      return { accountId: id, user: { email, name, roles, isDemo, hasTwoFactor: twoFactorEnabled } }
    },
    signInMethods: () => ({
      providers: [
        ...(config.google ? ['google' as const] : []),
        ...(config.github ? ['github' as const] : []),
        ...(config.oidc ? ['oidc' as const] : []),
      ],
      oidcName: config.oidc?.name ?? null,
      isDemo,
    }),
  }
}
