import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { markMessagesRead, type WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlaceOnPage } from '../../ui/use-place-on-page.ts'
import { AskFirst } from '../settings/ask-first.tsx'
import { chatDraftName } from './chat-draft.ts'
import { inOrder, useListMessages } from './chat-messages.ts'
import { Composer, type Composing } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { useDeleteMessage, useEditMessage } from './message-mutations.ts'
import { MessageSearch } from './message-search.tsx'
import type { Attachment } from './use-attachment.ts'
import { useOutbox } from './use-outbox.ts'
import { useTyping } from './use-typing.ts'

interface ChatProps {
  workspace: Workspace
  user: { email: string; name: string }
  attachment: Attachment
}

const NOTHING: Composing = { replyTo: null, editing: null }
const READ_AFTER_MS = 600

/** The chat of a workspace. */
export function Chat({ workspace, user, attachment }: ChatProps) {
  const [isSearching, setIsSearching] = useState(false)
  const [around, setAround] = useState<number | null>(null)
  const section = useRef<HTMLElement>(null)
  usePlaceOnPage(section)
  return (
    <section
      ref={section}
      aria-labelledby="chat"
      // As high as is left of the screen below it; a phone has its bar at the bottom.
      className="flex min-h-[calc(100dvh-var(--above,18rem)-4.5rem-env(safe-area-inset-bottom))] flex-col gap-2 md:min-h-[calc(100dvh-var(--above,12rem)-1.5rem)] md:gap-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="chat" className="text-lg">
          Chat
        </h2>
        <Button variant="quiet" size="small" aria-expanded={isSearching} onClick={() => setIsSearching(!isSearching)}>
          <Search aria-hidden="true" className="size-4" />
          Search messages
        </Button>
      </div>
      {isSearching && <MessageSearch workspaceId={workspace.id} onOpen={setAround} />}
      <Conversation
        key={around}
        workspace={workspace}
        user={user}
        attachment={attachment}
        around={around}
        onShow={setAround}
        onNewest={() => setAround(null)}
      />
    </section>
  )
}

interface ConversationProps extends ChatProps {
  /** The older message that one was led to; null at the newest. */
  around: number | null
  onShow: (messageId: number) => void
  onNewest: () => void
}

function Conversation({ workspace, user, attachment, around, onShow, onNewest }: ConversationProps) {
  const { id: workspaceId, participants, role } = workspace
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListMessages(
    workspaceId,
    around,
  )
  const messages = inOrder(data?.pages ?? [])
  const { outbox, waiting } = useOutbox({ workspaceId, email: user.email, name: user.name })
  const typing = useTyping()
  const [composing, setComposing] = useState(NOTHING)
  const [shown, setShown] = useState(around === null ? null : { id: around })
  const [deleting, setDeleting] = useState<WorkspaceMessage | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const edit = useEditMessage()
  const mayWrite = mayInWorkspace(role, 'write')
  const own = participants.find(({ participantEmail }) => participantEmail === user.email)
  const [readUntil] = useState(own?.lastReadMessageId ?? 0)
  useReading(workspaceId, around === null ? (messages.at(-1)?.id ?? 0) : 0, own?.lastReadMessageId ?? 0)
  // It may come by the room before the call is answered.
  const unsent = waiting.filter(({ clientId }) => !messages.some(message => message.clientId === clientId))

  if (isPending) return <Skeleton className="h-96" />
  if (!data) {
    return (
      <LoadError title="Error loading messages." query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  const compose = (next: Composing) => {
    setComposing(next)
    setShown(null)
    field.current?.focus()
  }
  const send = ({ file, ...written }: { messageContent: string; mentions: number[]; file: WorkspaceFile | null }) => {
    const { editing, replyTo } = composing
    if (editing)
      return edit.mutate({ messageId: editing.id, messageContent: written.messageContent }, { onSuccess: () => setComposing(NOTHING) })
    outbox.write({ ...written, replyToId: replyTo?.id ?? null, file: file && { id: file.id, fileName: file.fileName } })
    setComposing(NOTHING)
    onNewest()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button below.
    <div
      className="flex flex-1 flex-col gap-2 md:gap-4"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        if (mayWrite) attachment.attach([...event.dataTransfer.files])
      }}
    >
      {around !== null && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-1 text-sm">
          You are among older messages.
          <Button variant="secondary" size="small" onClick={onNewest}>
            Go to the newest messages
          </Button>
        </p>
      )}
      <MessageList
        workspace={workspace}
        userEmail={user.email}
        messages={messages}
        shown={shown}
        unsent={unsent}
        readUntil={readUntil}
        typing={typing.names}
        hasOlder={hasNextPage}
        isFetchingOlder={isFetchingNextPage}
        onOlder={() => void fetchNextPage()}
        onRetry={clientId => outbox.retry(clientId)}
        onDiscard={clientId => outbox.discard(clientId)}
        onReply={replyTo => compose({ replyTo, editing: null })}
        onEdit={editing => compose({ replyTo: null, editing })}
        onDelete={setDeleting}
        onShow={id => (messages.some(message => message.id === id) ? setShown({ id }) : onShow(id))}
      />
      {mayWrite ? (
        <Composer
          draftName={chatDraftName(user.email, workspaceId)}
          others={participants.filter(({ participantEmail }) => participantEmail !== user.email)}
          {...composing}
          attachment={attachment}
          fieldRef={field}
          isBusy={edit.isPending}
          onTyping={typing.say}
          onSend={send}
          onCancel={() => compose(NOTHING)}
        />
      ) : (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          You are a viewer here: you read along. Ask an owner to make you a member to write.
        </p>
      )}
      {deleting && <DeleteMessage message={deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}

function DeleteMessage({ message, onClose }: { message: WorkspaceMessage; onClose: () => void }) {
  const remove = useDeleteMessage()
  return (
    <AskFirst
      title="Delete this message?"
      confirm="Delete"
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ messageId: message.id }, { onSettled: onClose })}
    >
      <p>Its words go for everybody. That there was a message stays visible.</p>
    </AskFirst>
  )
}

/** Says how far one has read, while the page is in view. */
const useReading = (workspaceId: number, lastId: number, readId: number) => {
  useEffect(() => {
    if (lastId <= readId) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      // Nobody waits for it: what is not noted now is with the next message.
      call(markMessagesRead, { workspaceId, messageId: lastId }).catch(() => undefined)
    }
    const timer = setTimeout(read, READ_AFTER_MS)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [workspaceId, lastId, readId])
}
