import * as z from 'zod'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { ACTIVITY_GROUPS, type listActivity, type WorkspaceActivity } from '#contract/workspaces-activity.ts'
import { decodeCursor, pageOf, RowId } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { requireRight } from '../workspace-policy.ts'
import { standingIn } from '../workspace-store.ts'
import { type ActivityRow, pageOfActivity } from './activity-store.ts'

/** The feed of a workspace. */
export interface ActivityService {
  list(actor: Actor, input: ParsedInputOf<typeof listActivity>): Promise<Page<WorkspaceActivity>>
}

const view = ({ activity, actorName, aboutName, fileName, modelName }: ActivityRow, askedBy: string): WorkspaceActivity => ({
  ...{ id: activity.id, type: activity.type, role: activity.role, count: activity.count, actorName },
  isOwn: activity.accountId === askedBy,
  modelId: activity.modelId,
  subjectName: aboutName ?? fileName ?? modelName,
  happenedAt: activity.happenedAt.toISOString(),
})

const Position = z.object({ id: RowId })

export const createActivityService = (database: Database): ActivityService => ({
  list: (actor, { workspaceId, group, participantId, cursor, limit }) =>
    database.snapshot(async tx => {
      const { accountId } = requireAccount(actor)
      requireRight(await standingIn(tx, workspaceId, accountId), 'read')
      const rows = await pageOfActivity(tx, {
        ...{ workspaceId, participantId, types: group && ACTIVITY_GROUPS[group] },
        ...{ before: decodeCursor(Position, cursor)?.id, limit: limit + 1 },
      })
      const { items, nextCursor } = pageOf(rows, limit, ({ activity }) => ({ id: activity.id }))
      return { nextCursor, items: items.map(row => view(row, accountId)) }
    }),
})
