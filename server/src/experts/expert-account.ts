import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { claimProfile, deleteProfiles, exportProfiles } from './expert-account-store.ts'

/** An imported expert becomes the account's own by proving the address; answers whether there was one to claim. */
export const createExpertClaim =
  (database: Database) =>
  (email: string, accountId: string): Promise<boolean> =>
    claimProfile(database.query, email, accountId)

export const createExpertPersonalData = (database: Database): PersonalData => ({
  domain: 'experts',
  export: accountId => exportProfiles(database.query, accountId),
  erase: deleteProfiles,
})
