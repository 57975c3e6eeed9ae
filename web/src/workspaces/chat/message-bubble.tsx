import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { REACTIONS, type WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { mayInWorkspace, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatTime } from '../../ui/format.ts'
import { preview } from '../../ui/preview.ts'
import { MessageFile } from './message-file.tsx'
import { useReact } from './message-mutations.ts'
import { MessageText } from './message-text.tsx'

export interface MessageActions {
  onReply: (message: WorkspaceMessage) => void
  onEdit: (message: WorkspaceMessage) => void
  onDelete: (message: WorkspaceMessage) => void
  /** Leads to the message that was answered. */
  onShow: (messageId: number) => void
}

interface MessageBubbleProps extends MessageActions {
  message: WorkspaceMessage
  userEmail: string
  role: WorkspaceRole
  /** It goes on where the one before stopped: whose it is stands there. */
  isContinued: boolean
}

const REPLY_CHARACTERS = 80

/** One message: one's own on the right, those of others on the left with their names. */
export function MessageBubble({ message, userEmail, role, isContinued, ...actions }: MessageBubbleProps) {
  const { id, senderEmail, senderName, isDeleted } = message
  const isOwn = senderEmail === userEmail
  const mayWrite = mayInWorkspace(role, 'write')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div id={`message-${id}`} className={classNames('flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
      {!isOwn && <p className={isContinued ? 'sr-only' : 'px-1 font-medium text-soft text-xs'}>{senderName}</p>}
      <div className={classNames('flex w-full items-center gap-1', isOwn && 'flex-row-reverse')}>
        <Bubble message={message} isOwn={isOwn} onShow={actions.onShow} />
        {!isDeleted && mayWrite && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={`Actions for the message of ${isOwn ? 'yours' : senderName}`}
            className="!px-1.5 flex-none text-soft"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {!isDeleted && <Reactions message={message} userEmail={userEmail} mayReact={mayWrite} />}
      {!isDeleted && mayWrite && isOpen && (
        <Actions message={message} isOwn={isOwn} role={role} onDone={() => setIsOpen(false)} {...actions} />
      )}
    </div>
  )
}

/** A short one has its time beside its words. */
function Bubble({ message, isOwn, onShow }: { message: WorkspaceMessage; isOwn: boolean } & Pick<MessageActions, 'onShow'>) {
  const { messageContent, timestampSent, editedAt, isDeleted, replyTo, mentions } = message
  const isEdited = editedAt !== null && !isDeleted
  return (
    <div
      className={classNames(
        'min-w-0 max-w-[min(85%,36rem)] rounded-card border px-3 py-1.5',
        isOwn ? 'border-trust/30 bg-trust-wash' : 'border-line bg-raised',
      )}
    >
      {replyTo && (
        <button
          type="button"
          title="Show the message that this answers"
          className="wrap-anywhere mb-1 min-h-6 rounded-control border-control border-l-2 pl-2 text-left text-soft text-xs hover:bg-sunken"
          onClick={() => onShow(replyTo.id)}
        >
          <span className="font-medium">{replyTo.senderName}: </span>
          {replyTo.isDeleted ? 'Message deleted' : preview(replyTo.messageContent, REPLY_CHARACTERS)}
        </button>
      )}
      <div className="flex flex-wrap items-baseline justify-end gap-x-3">
        <div className="min-w-0 max-w-full grow">
          {isDeleted ? (
            <em className="text-soft">Message deleted</em>
          ) : (
            <Words message={message} text={messageContent} mentions={mentions} />
          )}
        </div>
        <p className="text-soft text-xs tabular-nums">
          {isEdited && 'edited · '}
          <time dateTime={timestampSent}>{formatTime(timestampSent)}</time>
        </p>
      </div>
    </div>
  )
}

/** What was said, and the file that goes along. A file that came without a word is its own word. */
function Words({ message, text, mentions }: { message: WorkspaceMessage; text: string; mentions: readonly string[] }) {
  return (
    <>
      {text !== message.referenceFile?.fileName && <MessageText text={text} mentions={mentions} />}
      <MessageFile message={message} />
    </>
  )
}

function Reactions({
  message: { id, reactions },
  userEmail,
  mayReact,
}: {
  message: WorkspaceMessage
  userEmail: string
  mayReact: boolean
}) {
  const react = useReact()
  if (reactions.length === 0) return null
  return (
    <ul aria-label="Reactions" className="flex flex-wrap gap-1">
      {reactions.map(({ reaction, by }) => {
        const isOwn = by.some(({ email }) => email === userEmail)
        const who = by.map(({ name }) => name).join(', ')
        return (
          <li key={reaction}>
            <button
              type="button"
              disabled={!mayReact}
              aria-pressed={isOwn}
              aria-label={`${reaction} by ${who}`}
              title={who}
              className={classNames(
                'touch-target inline-flex min-h-7 items-center gap-1 rounded-full border px-2 text-sm tabular-nums',
                isOwn ? 'border-trust bg-trust-wash' : 'border-line bg-raised',
              )}
              onClick={() => react.mutate({ messageId: id, reaction, isOn: !isOwn })}
            >
              {reaction} {by.length}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface ActionsProps extends MessageActions {
  message: WorkspaceMessage
  isOwn: boolean
  role: WorkspaceRole
  onDone: () => void
}

function Actions({ message, isOwn, role, onDone, onReply, onEdit, onDelete }: ActionsProps) {
  const react = useReact()
  const row = useRef<HTMLDivElement>(null)
  // What opens at the end of the list is to be seen. In braces: newer browsers return a promise, which React would take for the clean-up.
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const then = (action: (message: WorkspaceMessage) => void) => () => {
    onDone()
    action(message)
  }
  return (
    <div ref={row} className={classNames('flex flex-wrap items-center gap-1', isOwn && 'justify-end')}>
      {REACTIONS.map(reaction => (
        <Button
          key={reaction}
          variant="quiet"
          size="small"
          className="!px-2"
          aria-label={`React with ${reaction}`}
          onClick={then(({ id }) => react.mutate({ messageId: id, reaction, isOn: true }))}
        >
          {reaction}
        </Button>
      ))}
      <Button variant="quiet" size="small" onClick={then(onReply)}>
        Reply
      </Button>
      {isOwn && (
        <Button variant="quiet" size="small" onClick={then(onEdit)}>
          Edit
        </Button>
      )}
      {(isOwn || mayInWorkspace(role, 'moderate')) && (
        <Button variant="quiet" size="small" onClick={then(onDelete)}>
          Delete
        </Button>
      )}
    </div>
  )
}
