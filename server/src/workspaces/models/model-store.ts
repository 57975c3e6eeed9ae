import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ModelComment, WorkspaceModel } from '#contract/workspaces-models.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { blobs } from '../../files/file-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { workspaceModelComments, workspaceModels } from './model-tables.ts'

type NewModel = typeof workspaceModels.$inferInsert
export type ModelChanges = Partial<
  Pick<
    NewModel,
    'modelName' | 'positionX' | 'positionY' | 'positionZ' | 'rotationX' | 'rotationY' | 'rotationZ' | 'scaleFactor' | 'deletedAt'
  >
>

const models = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ model: workspaceModels, email: accounts.email, sizeBytes: blobs.sizeBytes })
    .from(workspaceModels)
    .leftJoin(accounts, eq(accounts.id, workspaceModels.accountId))
    .leftJoin(blobs, eq(blobs.id, workspaceModels.blobId))
    .where(where)
    .orderBy(asc(workspaceModels.id))

type FoundModel = Awaited<ReturnType<typeof models>>[number]

const modelView = ({ model, email, sizeBytes }: FoundModel): WorkspaceModel => ({
  ...model,
  ...{ createdBy: email ?? '', isUploaded: model.blobId !== null, sizeBytes },
  createdAt: model.createdAt.toISOString(),
})

const isThere = isNull(workspaceModels.deletedAt)

/** Every model of a workspace, in the order in which they came; how many there can be is limited where they come in. */
export const modelsOf = async (db: Queryable, workspaceId: number): Promise<WorkspaceModel[]> =>
  (await models(db, and(eq(workspaceModels.workspaceId, workspaceId), isThere))).map(modelView)

export const countModels = (db: Queryable, workspaceId: number): Promise<number> =>
  db.$count(workspaceModels, and(eq(workspaceModels.workspaceId, workspaceId), isThere))

/** A model that is there or, when asked for, was taken away. */
export const modelById = async (db: Queryable, id: number, { isDeletedToo = false } = {}): Promise<WorkspaceModel | undefined> => {
  const [row] = await models(db, and(eq(workspaceModels.id, id), isDeletedToo ? undefined : isThere))
  return row && modelView(row)
}

export const isModelDeleted = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(workspaceModels, and(eq(workspaceModels.id, id), isNotNull(workspaceModels.deletedAt)))) > 0

export const insertModel = async (tx: Transaction, model: NewModel): Promise<number> => {
  const [row] = await tx.insert(workspaceModels).values(model).returning({ id: workspaceModels.id })
  if (!row) throw new Error('the model was not written')
  return row.id
}

/** What is written is a state later than any that was told before. */
export const writeModel = async (tx: Transaction, id: number, changes: ModelChanges): Promise<void> => {
  await tx
    .update(workspaceModels)
    .set({ ...changes, revision: sql`${workspaceModels.revision} + 1` })
    .where(eq(workspaceModels.id, id))
}

/** Deletes for good what was deleted before a moment; the files are nobody's then, and go as such. */
export const forgetModels = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(workspaceModels).where(lt(workspaceModels.deletedAt, before))
}

/** Bytes of the models that lie in a workspace, and of those that are deleted and can still be brought back. */
export const bytesOfModels = async (db: Queryable, workspaceId: number): Promise<{ kept: number; deleted: number }> => {
  const sum = (where: SQL) => sql<number>`coalesce(sum(${blobs.sizeBytes}) filter (where ${where}), 0)::float8`
  const [row] = await db
    .select({ kept: sum(isThere), deleted: sum(isNotNull(workspaceModels.deletedAt)) })
    .from(workspaceModels)
    .innerJoin(blobs, eq(blobs.id, workspaceModels.blobId))
    .where(eq(workspaceModels.workspaceId, workspaceId))
  return row ?? { kept: 0, deleted: 0 }
}

/** Forgets for good what was deleted in a workspace; answers whose bytes nothing refers to any more. */
export const dropDeletedModels = async (tx: Transaction, workspaceId: number): Promise<string[]> => {
  const rows = await tx
    .delete(workspaceModels)
    .where(and(eq(workspaceModels.workspaceId, workspaceId), isNotNull(workspaceModels.deletedAt)))
    .returning({ blobId: workspaceModels.blobId })
  return rows.flatMap(({ blobId }) => blobId ?? [])
}

/** In which workspace a file is shared as a model; undefined when in none. */
export const workspaceOfModelFile = async (db: Queryable, blobId: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: workspaceModels.workspaceId })
    .from(workspaceModels)
    .where(and(eq(workspaceModels.blobId, blobId), isThere))
  return row?.id
}

const comments = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ comment: workspaceModelComments, name: accounts.name, email: accounts.email, workspaceId: workspaceModels.workspaceId })
    .from(workspaceModelComments)
    .innerJoin(accounts, eq(accounts.id, workspaceModelComments.accountId))
    .innerJoin(workspaceModels, eq(workspaceModels.id, workspaceModelComments.modelId))
    .where(and(isThere, where))
    .orderBy(desc(workspaceModelComments.id))

export type FoundComment = Awaited<ReturnType<typeof comments>>[number]

export const commentView = ({ comment, name, email }: FoundComment): ModelComment => ({
  ...comment,
  ...{ authorName: name, authorEmail: email, isResolved: comment.resolvedAt !== null },
  createdAt: comment.createdAt.toISOString(),
})

/** The newest first. */
export const commentsOn = (db: Queryable, modelId: number, before: number | undefined, limit: number): Promise<FoundComment[]> =>
  comments(db, and(eq(workspaceModelComments.modelId, modelId), before === undefined ? undefined : lt(workspaceModelComments.id, before)))
    .limit(limit)
    .execute()

export const commentById = async (db: Queryable, id: number): Promise<FoundComment | undefined> => {
  const [row] = await comments(db, eq(workspaceModelComments.id, id))
  return row
}

export const insertComment = async (tx: Transaction, comment: typeof workspaceModelComments.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(workspaceModelComments).values(comment).returning({ id: workspaceModelComments.id })
  if (!row) throw new Error('the comment was not written')
  return row.id
}

export const resolveComment = async (tx: Transaction, id: number, isResolved: boolean): Promise<void> => {
  await tx
    .update(workspaceModelComments)
    .set({ resolvedAt: isResolved ? sql`now()` : null })
    .where(eq(workspaceModelComments.id, id))
}

export const deleteComment = async (tx: Transaction, id: number): Promise<void> => {
  await tx.delete(workspaceModelComments).where(eq(workspaceModelComments.id, id))
}

/** What somebody brought and said, as it is handed out. */
export const modelsOfAccount = async (db: Queryable, accountId: string) => ({
  models: (await db.select().from(workspaceModels).where(eq(workspaceModels.accountId, accountId)).orderBy(asc(workspaceModels.id))).map(
    ({ id, workspaceId, modelName, modelFormat, modelFileUrl, createdAt, deletedAt }) => ({
      ...{ id, workspaceId, modelName, modelFormat, modelFileUrl, createdAt, deletedAt },
    }),
  ),
  modelComments: (
    await db
      .select()
      .from(workspaceModelComments)
      .where(eq(workspaceModelComments.accountId, accountId))
      .orderBy(asc(workspaceModelComments.id))
  ).map(({ id, modelId, x, y, z, content, createdAt }) => ({ id, modelId, x, y, z, content, createdAt })),
})

/** What he said goes; the models are the team's and stay, as nobody's own. */
export const forgetModelWordsOf = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.delete(workspaceModelComments).where(eq(workspaceModelComments.accountId, accountId))
  await tx.update(workspaceModels).set({ accountId: null }).where(eq(workspaceModels.accountId, accountId))
}
