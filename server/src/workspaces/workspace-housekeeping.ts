import * as z from 'zod'
import { WORKSPACE_KEPT_DAYS } from '#contract/workspaces.ts'
import type { Database } from '../platform/database/database.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { forgetWorkspaces } from './workspace-store.ts'

const DAY_MS = 86_400_000

/** Deletes for good, once a day, what nobody has asked the operator to restore in time. */
export const createWorkspaceHousekeeping = (database: Database): JobKind => ({
  queue: 'workspace-housekeeping',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '41 3 * * *',
  work: () => forgetWorkspaces(database.query, new Date(Date.now() - WORKSPACE_KEPT_DAYS * DAY_MS)),
})
