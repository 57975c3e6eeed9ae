import { useState } from 'react'
import { MODEL_COMMENT_MAX, type ModelComment, type WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { CountedTextArea } from '../../ui/counted-text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { AskFirst } from '../settings/ask-first.tsx'
import { useCommentOnModel, useDeleteModelComment, useModelComments, useResolveModelComment } from './model-queries.ts'
import { Pin } from './pin.tsx'
import { pinNumbers } from './pin-numbers.ts'
import type { Spot } from './viewer/model-stage.ts'

interface ModelCommentsProps {
  model: WorkspaceModel
  mayShape: boolean
  mayDelete: (comment: ModelComment) => boolean
  /** Where something is about to be said. */
  spot: Spot | null
  onDone: () => void
}

/** What is said of spots of a model, newest first. */
export function ModelComments({ model, mayShape, mayDelete, spot, onDone }: ModelCommentsProps) {
  const query = useModelComments(model.id)
  const comments = (query.data?.pages ?? []).flatMap(({ items }) => items)
  const numbers = pinNumbers(comments)
  const [deleting, setDeleting] = useState<ModelComment | null>(null)
  return (
    <section aria-label={`Comments on ${model.modelName}`} className="grid gap-3">
      {spot && spot.modelId === model.id && <CommentForm spot={spot} onDone={onDone} />}
      {comments.length > 0 && (
        <ul className="grid gap-2">
          {comments.map(comment => (
            <Comment
              key={comment.id}
              comment={comment}
              number={numbers.get(comment.id)}
              mayResolve={mayShape}
              {...(mayDelete(comment) && { onDelete: () => setDeleting(comment) })}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="secondary" size="small" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load older comments
        </Button>
      )}
      {deleting && <DeleteComment comment={deleting} onClose={() => setDeleting(null)} />}
    </section>
  )
}

function DeleteComment({ comment: { id, modelId, authorName }, onClose }: { comment: ModelComment; onClose: () => void }) {
  const remove = useDeleteModelComment(modelId)
  return (
    <AskFirst
      title="Delete this comment?"
      confirm="Delete comment"
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ commentId: id }, { onSettled: onClose })}
    >
      <p>What {authorName} said of this spot goes for everybody, and does not come back.</p>
    </AskFirst>
  )
}

function CommentForm({ spot, onDone }: { spot: Spot; onDone: () => void }) {
  const comment = useCommentOnModel()
  const [content, setContent] = useState('')
  const maySave = content.trim() !== '' && content.trim().length <= MODEL_COMMENT_MAX
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (maySave) comment.mutate({ ...spot, content }, { onSuccess: onDone })
      }}
    >
      <CountedTextArea
        label="Comment on this spot"
        rows={2}
        autoFocus
        text={content}
        maxCharacters={MODEL_COMMENT_MAX}
        value={content}
        onChange={event => setContent(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isPending={comment.isPending} disabled={!maySave}>
          Save comment
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface CommentProps {
  comment: ModelComment
  /** By which it stands at its spot; a resolved one stands there no more. */
  number: number | undefined
  mayResolve: boolean
  /** Left out where one may not. */
  onDelete?: () => void
}

function Comment({ comment: { id, content, authorName, isResolved, createdAt }, number, mayResolve, onDelete }: CommentProps) {
  const now = useMinute()
  const resolve = useResolveModelComment()
  return (
    <li className="flex gap-2 rounded-card border border-line bg-raised p-3">
      {number !== undefined && <Pin number={number} />}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-soft text-xs">
          {authorName}, <TimeAgo moment={new Date(createdAt)} now={now} />
          {isResolved && ' · resolved'}
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap text-sm">{content}</p>
        {(mayResolve || onDelete) && (
          <div className="flex gap-1">
            {mayResolve && (
              <Button
                variant="quiet"
                size="small"
                isPending={resolve.isPending}
                onClick={() => resolve.mutate({ commentId: id, isResolved: !isResolved })}
              >
                {isResolved ? 'Reopen' : 'Resolve'}
              </Button>
            )}
            {onDelete && (
              <Button variant="quiet" size="small" onClick={onDelete}>
                Delete comment
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
