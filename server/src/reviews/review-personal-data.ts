import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { reportsBy } from './review-report-store.ts'
import { forgetNames, writtenBy } from './review-store.ts'

const FORMER = 'Former member'

export const createReviewPersonalData = (database: Database): PersonalData => ({
  domain: 'reviews',
  export: async accountId => ({ ...(await writtenBy(database.query, accountId)), reports: await reportsBy(database.query, accountId) }),
  // Others decide by what was said: it stays, without the name. Votes go with the account's row.
  erase: (tx, accountId) => forgetNames(tx, accountId, FORMER),
})
