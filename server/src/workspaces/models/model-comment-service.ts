import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import type { commentOnModel, listModelComments, resolveModelComment } from '#contract/workspaces-model-calls.ts'
import { type ModelComment, mayDeleteModelComment } from '#contract/workspaces-models.ts'
import { decodeCursor, pageOf, RowId } from '../../platform/database/cursor.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { inWorkspace } from '../workspace-access.ts'
import { workspaceEvent } from '../workspace-events.ts'
import { standingIn, type WorkspaceRow } from '../workspace-store.ts'
import { requireModel, requireModelOf } from './model-service.ts'
import { commentById, commentsOn, commentView, deleteComment, type FoundComment, insertComment, resolveComment } from './model-store.ts'

/** What is said of spots on models. */
export interface ModelCommentService {
  list(actor: Actor, input: ParsedInputOf<typeof listModelComments>): Promise<Page<ModelComment>>
  add(actor: Actor, input: ParsedInputOf<typeof commentOnModel>): Promise<ModelComment>
  resolve(actor: Actor, input: ParsedInputOf<typeof resolveModelComment>): Promise<ModelComment>
  delete(actor: Actor, commentId: number): Promise<{ isDeleted: true }>
}

const notFound = () => new AppError('not_found', 'There is no such comment here any more.')

const requireComment = async (db: Queryable, commentId: number): Promise<FoundComment> => {
  const comment = await commentById(db, commentId)
  if (!comment) throw notFound()
  return comment
}

/** For whoever takes part where it was said; anybody else learns no more of it than of one that never was. */
const requireCommentOf = async (db: Queryable, { accountId }: AccountActor, commentId: number): Promise<FoundComment> => {
  const comment = await requireComment(db, commentId)
  if (!(await standingIn(db, comment.workspaceId, accountId))?.role) throw notFound()
  return comment
}

/** Says a comment as it is now, or that it is gone, to everybody who looks. */
const say = async (
  tx: Transaction,
  type: 'model-commented' | 'model-comment-changed',
  { workspace, by, comment }: { workspace: WorkspaceRow; by: Parameters<typeof workspaceEvent>[2]; comment: ModelComment },
  isRemoved = false,
): Promise<ModelComment> => {
  const { modelName } = await requireModel(tx, comment.modelId)
  const told = { modelId: comment.modelId, modelName }
  await publish(tx, workspaceEvent(type, workspace, by, { live: { type: 'model-comment-changed', comment, isRemoved }, told }))
  return comment
}

export const createModelCommentService = (database: Database): ModelCommentService => ({
  list: (actor, { modelId, cursor, limit }) =>
    database.snapshot(async tx => {
      await requireModelOf(tx, requireAccount(actor), modelId)
      const rows = await commentsOn(tx, modelId, decodeCursor(RowId, cursor), limit + 1)
      const { items, nextCursor } = pageOf(rows, limit, ({ comment }) => comment.id)
      return { items: items.map(commentView), nextCursor }
    }),
  add: async (actor, { modelId, ...said }) => {
    const { workspaceId } = await requireModelOf(database.query, requireAccount(actor), modelId)
    return inWorkspace(database, actor, { workspaceId, right: 'shapeModels' }, async ({ tx, workspace, account }) => {
      const id = await insertComment(tx, { ...said, modelId, accountId: account.accountId })
      return say(tx, 'model-commented', { workspace, by: account, comment: commentView(await requireComment(tx, id)) })
    })
  },
  resolve: async (actor, { commentId, isResolved }) => {
    const { workspaceId } = await requireCommentOf(database.query, requireAccount(actor), commentId)
    return inWorkspace(database, actor, { workspaceId, right: 'shapeModels' }, async ({ tx, workspace, account }) => {
      await resolveComment(tx, commentId, isResolved)
      return say(tx, 'model-comment-changed', { workspace, by: account, comment: commentView(await requireComment(tx, commentId)) })
    })
  },
  delete: async (actor, commentId) => {
    const { workspaceId } = await requireCommentOf(database.query, requireAccount(actor), commentId)
    return inWorkspace(database, actor, { workspaceId, right: 'shapeModels' }, async ({ tx, workspace, account, role }) => {
      const comment = commentView(await requireComment(tx, commentId))
      if (!mayDeleteModelComment(role, account.email, comment))
        throw new AppError('forbidden', 'Only who wrote a comment, or an owner, deletes it.')
      await deleteComment(tx, commentId)
      await say(tx, 'model-comment-changed', { workspace, by: account, comment }, true)
      return { isDeleted: true }
    })
  },
})
