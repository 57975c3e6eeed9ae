import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/shared/errors.ts'
import { BOARD_DOCUMENT, boardDocument } from '#contract/workspaces-board.ts'
import { MAX_PARTICIPANTS } from '#contract/workspaces-participants.ts'
import type { WorkspaceRole } from '#contract/workspaces-rights.ts'
import { FIRST_VOICE_CHANNELS } from '#contract/workspaces-voice.ts'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { forgetDocuments, forgetStrayDocuments } from '../platform/documents/document-store.ts'
import { voiceChannels } from './voice-tables.ts'
import { workspaceFiles, workspaceMessages, workspaceParticipants, workspaces } from './workspace-tables.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect
export type NewWorkspace = typeof workspaces.$inferInsert
export type WorkspaceChanges = Partial<
  Pick<NewWorkspace, 'name' | 'description' | 'isPublic' | 'allowScreenSharing' | 'allowWhiteboard' | 'allowVoiceChat'>
>

const isThere = isNull(workspaces.deletedAt)

/** A workspace with the role that somebody has in it, null for none. */
export interface Standing {
  workspace: WorkspaceRow
  role: WorkspaceRole | null
}

const standing = (db: Queryable, workspaceId: number, accountId: string) =>
  db
    .select({ workspace: workspaces, role: workspaceParticipants.role })
    .from(workspaces)
    .leftJoin(
      workspaceParticipants,
      and(eq(workspaceParticipants.workspaceId, workspaces.id), eq(workspaceParticipants.accountId, accountId)),
    )
    .where(and(eq(workspaces.id, workspaceId), isThere))

export const standingIn = async (db: Queryable, workspaceId: number, accountId: string): Promise<Standing | undefined> => {
  const [row] = await standing(db, workspaceId, accountId)
  return row
}

/** The same, with every other change of the workspace kept waiting until the transaction ends. */
export const lockStanding = async (tx: Transaction, workspaceId: number, accountId: string): Promise<Standing | undefined> => {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update')
  return standingIn(tx, workspaceId, accountId)
}

const participants = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      id: workspaceParticipants.id,
      accountId: workspaceParticipants.accountId,
      participantName: accounts.name,
      participantEmail: accounts.email,
      role: workspaceParticipants.role,
      lastReadMessageId: workspaceParticipants.lastReadMessageId,
    })
    .from(workspaceParticipants)
    .innerJoin(accounts, eq(accounts.id, workspaceParticipants.accountId))
    .where(where)
    // Owners first, then who came first.
    .orderBy(sql`array_position(array['owner', 'member', 'viewer'], ${workspaceParticipants.role})`, asc(workspaceParticipants.id))

export type ParticipantRow = Awaited<ReturnType<typeof participants>>[number]

export const participantsOf = (db: Queryable, workspaceId: number): Promise<ParticipantRow[]> =>
  participants(db, eq(workspaceParticipants.workspaceId, workspaceId)).execute()

const unread = sql<number>`(
  select count(*)::int from (
    select from ${workspaceMessages} m
    where m.workspace_id = ${workspaces.id} and m.id > ${workspaceParticipants.lastReadMessageId} and m.deleted_at is null
      and m.account_id is distinct from ${workspaceParticipants.accountId}
    limit 100
  ) unread)`
const participantCount = sql<number>`(select count(*)::int from ${workspaceParticipants} p where p.workspace_id = ${workspaces.id})`

const fileCount = sql<number>`(
  select count(*)::int from ${workspaceFiles} f where f.workspace_id = ${workspaces.id} and f.deleted_at is null)`

/** Where a workspace stands in somebody's list. */
export interface ListPosition {
  isOwn: boolean
  id: number
}

/** Somebody's workspaces, then those that are open to everybody; the newest first. */
export const listedWorkspaces = (
  db: Queryable,
  { accountId, q, after, limit }: { accountId: string; q: string | undefined; after: ListPosition | undefined; limit: number },
) => {
  const isOwn = sql<boolean>`(${workspaceParticipants.id} is not null)`
  return db
    .select({ workspace: workspaces, role: workspaceParticipants.role, isOwn, unreadCount: unread, participantCount, fileCount })
    .from(workspaces)
    .leftJoin(
      workspaceParticipants,
      and(eq(workspaceParticipants.workspaceId, workspaces.id), eq(workspaceParticipants.accountId, accountId)),
    )
    .where(
      and(
        isThere,
        or(workspaces.isPublic, isNotNull(workspaceParticipants.id)),
        q ? sql`(${workspaces.name} ilike ${containing(q)} or ${workspaces.description} ilike ${containing(q)})` : undefined,
        after && sql`(${isOwn}, ${workspaces.id}) < (${after.isOwn}, ${after.id}::int)`,
      ),
    )
    .orderBy(sql`${isOwn} desc`, sql`${workspaces.id} desc`)
    .limit(limit)
}

/** With the voice channels that every workspace begins with. */
export const insertWorkspace = async (tx: Transaction, workspace: NewWorkspace): Promise<WorkspaceRow> => {
  const [row] = await tx.insert(workspaces).values(workspace).returning()
  if (!row) throw new Error('the workspace was not written')
  await tx.insert(voiceChannels).values(FIRST_VOICE_CHANNELS.map(name => ({ workspaceId: row.id, name })))
  return row
}

export const changeWorkspace = async (tx: Transaction, workspaceId: number, changes: WorkspaceChanges): Promise<void> => {
  await tx.update(workspaces).set(changes).where(eq(workspaces.id, workspaceId))
}

/** The workspace of a project, if it has one. */
export const workspaceOfProject = async (db: Queryable, projectId: number): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.projectId, projectId), isThere))
  return row?.id
}

/** The workspace of an AR session, if it has one. */
export const workspaceOfSession = async (db: Queryable, sessionId: number): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.arSessionId, sessionId), isThere))
  return row?.id
}

/** Lets people in, as long as there is room; who takes part already keeps his role. Answers those who are new. The workspace is held. */
export const addParticipants = async (
  tx: Transaction,
  workspaceId: number,
  people: readonly { accountId: string; role: WorkspaceRole }[],
): Promise<string[]> => {
  if (people.length === 0) return []
  const rows = await tx
    .insert(workspaceParticipants)
    .values(people.map(({ accountId, role }) => ({ workspaceId, accountId, role })))
    .onConflictDoNothing()
    .returning({ accountId: workspaceParticipants.accountId })
  const inIt = await tx.$count(workspaceParticipants, eq(workspaceParticipants.workspaceId, workspaceId))
  if (rows.length > 0 && inIt > MAX_PARTICIPANTS)
    throw new AppError('conflict', `A workspace has room for ${MAX_PARTICIPANTS} people. Ask an owner to remove somebody first.`)
  return rows.map(({ accountId }) => accountId)
}

export const setRole = async (tx: Transaction, workspaceId: number, accountId: string, role: WorkspaceRole): Promise<void> => {
  await tx
    .update(workspaceParticipants)
    .set({ role })
    .where(and(eq(workspaceParticipants.workspaceId, workspaceId), eq(workspaceParticipants.accountId, accountId)))
}

export const dropParticipant = async (tx: Transaction, workspaceId: number, accountId: string): Promise<void> => {
  await tx
    .delete(workspaceParticipants)
    .where(and(eq(workspaceParticipants.workspaceId, workspaceId), eq(workspaceParticipants.accountId, accountId)))
}

/** Notes how far somebody has read, never back; answers his participant id when it moved. */
export const noteRead = async (tx: Transaction, workspaceId: number, accountId: string, messageId: number): Promise<number | undefined> => {
  const [row] = await tx
    .update(workspaceParticipants)
    .set({ lastReadMessageId: messageId })
    .where(
      and(
        eq(workspaceParticipants.workspaceId, workspaceId),
        eq(workspaceParticipants.accountId, accountId),
        lt(workspaceParticipants.lastReadMessageId, messageId),
      ),
    )
    .returning({ id: workspaceParticipants.id })
  return row?.id
}

export const hideWorkspace = async (tx: Transaction, workspaceId: number): Promise<void> => {
  await tx.update(workspaces).set({ deletedAt: sql`now()` }).where(eq(workspaces.id, workspaceId))
}

/** Brings a deleted workspace back; its project or session may have another one by now, which it keeps. Undefined when there is none to bring back. */
export const unhideWorkspace = async (tx: Transaction, workspaceId: number): Promise<WorkspaceRow | undefined> => {
  const other = sql`select from ${workspaces} w where w.project_id = ${workspaces.projectId} and w.deleted_at is null`
  const otherOfSession = sql`select from ${workspaces} w where w.ar_session_id = ${workspaces.arSessionId} and w.deleted_at is null`
  const [row] = await tx
    .update(workspaces)
    .set({
      deletedAt: null,
      projectId: sql`case when exists (${other}) then null else ${workspaces.projectId} end`,
      arSessionId: sql`case when exists (${otherOfSession}) then null else ${workspaces.arSessionId} end`,
    })
    .where(and(eq(workspaces.id, workspaceId), isNotNull(workspaces.deletedAt)))
    .returning()
  return row
}

/** Deletes for good what was deleted before a moment, and the boards of all that is gone, however it went. */
export const forgetWorkspaces = async (tx: Transaction, before: Date): Promise<void> => {
  await tx.delete(workspaces).where(lt(workspaces.deletedAt, before))
  await forgetStrayDocuments(tx, BOARD_DOCUMENT, sql`select ${`${BOARD_DOCUMENT}:`} || ${workspaces.id} from ${workspaces}`)
}

/** All that somebody takes part in, deleted ones too, in one order. */
export const workspacesOfAccount = (db: Queryable, accountId: string) =>
  db
    .select({ workspace: workspaces, role: workspaceParticipants.role, joinedAt: workspaceParticipants.joinedAt })
    .from(workspaceParticipants)
    .innerJoin(workspaces, eq(workspaces.id, workspaceParticipants.workspaceId))
    .where(eq(workspaceParticipants.accountId, accountId))
    .orderBy(asc(workspaces.id))

/** Those of them that are there, deleted ones not. */
export const workspacesById = (db: Queryable, ids: readonly number[]): Promise<WorkspaceRow[]> =>
  db
    .select()
    .from(workspaces)
    .where(and(inArray(workspaces.id, [...ids]), isThere))
    .orderBy(asc(workspaces.id))
    .execute()

export const eraseWorkspace = async (tx: Transaction, workspaceId: number): Promise<void> => {
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId))
  await forgetDocuments(tx, [boardDocument(workspaceId)])
}

/** The address of an account, once its owner has confirmed it: until then it may be anybody's. */
export const provenAddressOf = async (db: Queryable, accountId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.emailVerified, true)))
  return row?.email
}
