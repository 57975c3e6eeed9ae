import * as z from 'zod'
import { WORKSPACE_KEPT_DAYS } from '#contract/workspaces.ts'
import { ACTIVITY_KEPT_DAYS } from '#contract/workspaces-activity.ts'
import { DELETED_FILES_KEPT_DAYS } from '#contract/workspaces-files.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database } from '../platform/database/database.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { forgetActivity } from './activity/activity-store.ts'
import { dropDeletedBefore } from './files/workspace-file-store.ts'
import { forgetModels } from './models/model-store.ts'
import { forgetWorkspaces } from './workspace-store.ts'

const DAY_MS = 86_400_000

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS)

/**
 * Deletes for good, once a day, what nobody has asked back in time: workspaces, and files of those that are there. What bytes a workspace leaves
 * behind the housekeeping of files takes, as it takes all that nothing refers to.
 */
export const createWorkspaceHousekeeping = (database: Database, files: FileService): JobKind => ({
  queue: 'workspace-housekeeping',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '41 3 * * *',
  work: async () => {
    await forgetModels(database.query, daysAgo(1))
    await database.transaction(tx => forgetWorkspaces(tx, daysAgo(WORKSPACE_KEPT_DAYS)))
    await forgetActivity(database.query, daysAgo(ACTIVITY_KEPT_DAYS))
    await database.transaction(async tx => files.discard(tx, await dropDeletedBefore(tx, daysAgo(DELETED_FILES_KEPT_DAYS))))
  },
})
