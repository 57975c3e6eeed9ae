import { useState } from 'react'
import { MODEL_COMMENT_MAX, type ModelComment, type WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { CountedTextArea } from '../../ui/counted-text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { useCommentOnModel, useDeleteModelComment, useModelComments, useResolveModelComment } from './model-queries.ts'
import type { Spot } from './viewer/model-stage.ts'

interface ModelCommentsProps {
  model: WorkspaceModel
  mayShape: boolean
  /** Where something is about to be said. */
  spot: Spot | null
  onDone: () => void
}

/** What is said of spots of a model, newest first. */
export function ModelComments({ model, mayShape, spot, onDone }: ModelCommentsProps) {
  const query = useModelComments(model.id)
  const comments = (query.data?.pages ?? []).flatMap(({ items }) => items)
  return (
    <section aria-label={`Comments on ${model.modelName}`} className="grid gap-3">
      {spot && spot.modelId === model.id && <CommentForm spot={spot} onDone={onDone} />}
      {comments.length > 0 && (
        <ul className="grid gap-2">
          {comments.map(comment => (
            <Comment key={comment.id} comment={comment} mayShape={mayShape} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="secondary" size="small" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load older comments
        </Button>
      )}
    </section>
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

function Comment({
  comment: { id, modelId, content, authorName, isResolved, createdAt },
  mayShape,
}: {
  comment: ModelComment
  mayShape: boolean
}) {
  const now = useMinute()
  const resolve = useResolveModelComment()
  const remove = useDeleteModelComment(modelId)
  return (
    <li className="grid gap-1 rounded-card border border-line bg-raised p-3">
      <p className="text-soft text-xs">
        {authorName}, <TimeAgo moment={new Date(createdAt)} now={now} />
        {isResolved && ' · resolved'}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap text-sm">{content}</p>
      {mayShape && (
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            isPending={resolve.isPending}
            onClick={() => resolve.mutate({ commentId: id, isResolved: !isResolved })}
          >
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
          <Button variant="quiet" size="small" isPending={remove.isPending} onClick={() => remove.mutate({ commentId: id })}>
            Delete comment
          </Button>
        </div>
      )}
    </li>
  )
}
