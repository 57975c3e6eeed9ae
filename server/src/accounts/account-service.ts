import { verifyPassword } from 'better-auth/crypto'
import type { CurrentUser, DEMO_IDENTITIES, deleteAccount, getSignInMethods, ROLES } from '#contract/accounts.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { holdDispatch } from '../platform/events/dispatcher.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { deleteAccountRows, exportAccountRows } from './account-personal-store.ts'
import type { AccountPictureService } from './account-picture-service.ts'
import { accountByEmail, accountById, passwordHashOf } from './account-store.ts'

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
  /** Everything that is kept about the caller, by domain. */
  export(actor: Actor): Promise<Record<string, unknown>>
  delete(actor: Actor, input: ParsedInputOf<typeof deleteAccount>): Promise<{ isDeleted: true }>
}

export const isDemoPerson = (email: string): boolean => Object.values(DEMO_PEOPLE).some(person => person.email === email)

interface DeletionParts {
  database: Database
  isDemo: boolean
  personalData: readonly PersonalData[]
}

/** Whoever deletes an account proves once more that it is his. */
const deleteOwn = async (
  { database, isDemo, personalData }: DeletionParts,
  actor: Actor,
  input: ParsedInputOf<typeof deleteAccount>,
): Promise<{ isDeleted: true }> => {
  const { accountId, email } = requireAccount(actor)
  if (isDemo && isDemoPerson(email))
    throw new AppError('conflict', 'The people of the demo stay. Make an account of your own to delete it.')
  if (input.email !== email) throw new AppError('bad_request', 'This is not the e-mail address of your account.')
  const hash = await passwordHashOf(database.query, accountId)
  const isRight = hash === undefined || (input.password !== undefined && (await verifyPassword({ hash, password: input.password })))
  if (!isRight) throw new AppError('bad_request', 'The password is wrong.')
  await database.transaction(async tx => {
    await holdDispatch(tx)
    for (const data of personalData) await data.erase(tx, accountId)
  })
  return { isDeleted: true }
}

/** `others`: what the other domains keep about an account. */
export const createAccountService = (
  database: Database,
  config: Config,
  pictures: AccountPictureService,
  others: readonly PersonalData[],
): AccountService => {
  const ownData: PersonalData = {
    domain: 'accounts',
    export: accountId => exportAccountRows(database.query, accountId),
    erase: deleteAccountRows,
  }
  // The account's row goes last: the others find by it what is theirs to erase.
  const personalData = [pictures.personalData, ...others, ownData]
  const isDemo = config.mode === 'demo'
  const seen = async (accountId: string, account: { twoFactorEnabled: boolean; timezone: string | null } | undefined) => ({
    isDemo,
    hasTwoFactor: account?.twoFactorEnabled ?? false,
    timezone: account?.timezone ?? null,
    avatarUrl: await pictures.avatarUrl(accountId),
  })
  return {
    me: async actor => {
      const { accountId, email, name, roles } = requireAccount(actor)
      const account = await accountById(database.query, accountId)
      return { email, name, roles: [...roles], ...(await seen(accountId, account)) }
    },
    demoAccount: async identity => {
      const account = isDemo ? await accountByEmail(database.query, DEMO_PEOPLE[identity].email) : undefined
      if (!account) throw new AppError('not_found', 'There is no such call.')
      const roles: (typeof ROLES)[number][] = identity === 'client' ? ['client'] : ['client', identity]
      const { id, email, name } = account
      return { accountId: id, user: { email, name, roles, ...(await seen(id, account)) } }
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
    export: async actor => {
      const { accountId } = requireAccount(actor)
      const exported: Record<string, unknown> = {}
      for (const data of personalData) exported[data.domain] = await data.export(accountId)
      return exported
    },
    delete: (actor, input) => deleteOwn({ database, isDemo, personalData }, actor, input),
  }
}
