import * as z from 'zod'
import type { Database } from '../platform/database/database.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { forgetExpired } from './account-store.ts'

/** Every hour: forgets sign-ins, mailed links and challenges whose time is over. */
export const createAccountHousekeeping = (database: Database): JobKind => ({
  queue: 'account-housekeeping',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '41 * * * *',
  work: () => forgetExpired(database.query, new Date()),
})
