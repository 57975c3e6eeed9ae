import type { CurrentUser, DEMO_IDENTITIES } from '#contract/accounts.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { accountByEmail } from './account-store.ts'

export type DemoIdentity = (typeof DEMO_IDENTITIES)[number]

/** The demo's people: sample data gives them what they own. */
export const DEMO_PEOPLE: Record<DemoIdentity, { email: string; name: string }> = {
  client: { email: 'client@demo.onhand.example', name: 'Casey Client' },
  expert: { email: 'expert@demo.onhand.example', name: 'Eli Expert' },
  admin: { email: 'admin@demo.onhand.example', name: 'Ada Admin' },
}

export interface AccountService {
  me(actor: Actor): CurrentUser
  /** The account behind one of the demo's people; not found outside the demo. */
  demoAccount(identity: DemoIdentity): Promise<{ accountId: string; user: CurrentUser }>
}

export const createAccountService = (database: Database, isDemo: boolean): AccountService => ({
  me: actor => {
    const { email, name, roles } = requireAccount(actor)
    return { email, name, roles: [...roles], isDemo }
  },
  demoAccount: async identity => {
    const account = isDemo ? await accountByEmail(database.query, DEMO_PEOPLE[identity].email) : undefined
    if (!account) throw new AppError('not_found', 'There is no such call.')
    const roles: CurrentUser['roles'] = identity === 'client' ? ['client'] : ['client', identity]
    return { accountId: account.id, user: { email: account.email, name: account.name, roles, isDemo } }
  },
})
