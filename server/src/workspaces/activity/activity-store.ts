import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { ActivityType } from '#contract/workspaces-activity.ts'
import { accounts } from '../../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { workspaceModels } from '../models/model-tables.ts'
import { workspaceFiles, workspaceParticipants, workspaces } from '../workspace-tables.ts'
import { workspaceActivity } from './activity-tables.ts'

export type NewActivity = typeof workspaceActivity.$inferInsert & { happenedAt: Date }

const about = alias(accounts, 'about')

interface ActivityAsked {
  workspaceId: number
  types: readonly ActivityType[] | undefined
  participantId: number | undefined
  before: number | undefined
  limit: number
}

/** The newest first, with the names of what is there still. */
export const pageOfActivity = (db: Queryable, { workspaceId, types, participantId, before, limit }: ActivityAsked) =>
  db
    .select({
      activity: workspaceActivity,
      actorName: accounts.name,
      aboutName: about.name,
      fileName: workspaceFiles.fileName,
      modelName: workspaceModels.modelName,
    })
    .from(workspaceActivity)
    .leftJoin(accounts, eq(accounts.id, workspaceActivity.accountId))
    .leftJoin(about, eq(about.id, workspaceActivity.aboutAccountId))
    .leftJoin(workspaceFiles, and(eq(workspaceFiles.id, workspaceActivity.fileId), isNull(workspaceFiles.deletedAt)))
    .leftJoin(workspaceModels, and(eq(workspaceModels.id, workspaceActivity.modelId), isNull(workspaceModels.deletedAt)))
    .where(
      and(
        eq(workspaceActivity.workspaceId, workspaceId),
        types && inArray(workspaceActivity.type, [...types]),
        before === undefined ? undefined : lt(workspaceActivity.id, before),
        participantId === undefined
          ? undefined
          : inArray(
              workspaceActivity.accountId,
              db
                .select({ id: workspaceParticipants.accountId })
                .from(workspaceParticipants)
                .where(and(eq(workspaceParticipants.id, participantId), eq(workspaceParticipants.workspaceId, workspaceId))),
            ),
      ),
    )
    .orderBy(desc(workspaceActivity.id))
    .limit(limit)
    .execute()
export type ActivityRow = Awaited<ReturnType<typeof pageOfActivity>>[number]

/** What is gone by the time the event is handed on is not pointed at. */
const idIfThere = (table: PgTable, id: string | number | null | undefined) =>
  id == null ? null : sql`(select t.id from ${table} t where t.id = ${id})`

/** Notes what happened. Messages of one person, with nothing between them, are one entry. One writer at a time hands events on. */
export const noteActivity = async (tx: Transaction, activity: NewActivity): Promise<void> => {
  const { workspaceId, type, accountId } = activity
  const [held] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('key share')
  if (!held) return
  if (type === 'new_message' && (await growRun(tx, activity))) return
  await tx.insert(workspaceActivity).values({
    ...activity,
    accountId: idIfThere(accounts, accountId),
    aboutAccountId: idIfThere(accounts, activity.aboutAccountId),
    fileId: idIfThere(workspaceFiles, activity.fileId),
    modelId: idIfThere(workspaceModels, activity.modelId),
  })
}

/** Whether the newest entry is of the same person and as fresh: then it has grown by one. */
const growRun = async (tx: Transaction, { workspaceId, type, accountId, happenedAt }: NewActivity): Promise<boolean> => {
  const newest = sql`(select max(a.id) from ${workspaceActivity} a where a.workspace_id = ${workspaceId})`
  const at = sql`${happenedAt.toISOString()}::timestamptz`
  const rows = await tx
    .update(workspaceActivity)
    .set({ count: sql`${workspaceActivity.count} + 1`, happenedAt: at })
    .where(
      and(
        eq(workspaceActivity.id, newest),
        eq(workspaceActivity.type, type),
        sql`${workspaceActivity.accountId} = ${accountId}::uuid`,
        sql`${workspaceActivity.happenedAt} > ${at} - interval '1 hour'`,
      ),
    )
    .returning({ id: workspaceActivity.id })
  return rows.length > 0
}

/** What somebody did, as it is handed out to him. */
export const activityOfAccount = (db: Queryable, accountId: string) =>
  db
    .select({
      workspaceId: workspaceActivity.workspaceId,
      type: workspaceActivity.type,
      role: workspaceActivity.role,
      count: workspaceActivity.count,
      happenedAt: workspaceActivity.happenedAt,
    })
    .from(workspaceActivity)
    .where(eq(workspaceActivity.accountId, accountId))
    .orderBy(asc(workspaceActivity.id))
    .execute()

export const forgetActivity = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(workspaceActivity).where(lt(workspaceActivity.happenedAt, before))
}
