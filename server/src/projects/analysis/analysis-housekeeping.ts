import * as z from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { forgetRuns } from './analysis-run-store.ts'
import { KEEP_PLANS_MS } from './model/plan-cache.ts'
import { forgetPlans, forgetSpending } from './model-account-store.ts'

const DAY_MS = 86_400_000
const KEEP_RUNS_MS = 365 * DAY_MS

/** Every hour: forgets plans of models that are too old to be used again, and what analyses cost a year ago. */
export const createAnalysisHousekeeping = (database: Database): JobKind => ({
  queue: 'analysis-housekeeping',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '29 * * * *',
  work: async () => {
    const now = Date.now()
    await forgetPlans(database.query, new Date(now - KEEP_PLANS_MS))
    await forgetRuns(database.query, new Date(now - KEEP_RUNS_MS))
    await forgetSpending(database.query, new Date(now - KEEP_RUNS_MS))
  },
})
