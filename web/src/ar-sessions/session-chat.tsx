import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SessionRole } from '#contract/ar-sessions.ts'
import type { SessionMessage } from '#contract/ar-sessions-record.ts'
import { useIsLive } from '../platform/live-room.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { inputClass } from '../ui/field.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { newMessageId, useListSessionMessages, useSendSessionMessage } from './record-queries.ts'
import { clockIn } from './session-times.ts'

interface SessionChatProps {
  sessionId: number
  role: SessionRole
  /** A session that is over is read, and written to no more. */
  mayWrite: boolean
}

/** What the two write to each other; it stays in the record. */
export function SessionChat({ sessionId, role, mayWrite }: SessionChatProps) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListSessionMessages(
    sessionId,
    useIsLive(),
  )
  const messages = data?.pages.toReversed().flatMap(page => page.items)
  const end = useRef<HTMLDivElement>(null)
  const latest = messages?.at(-1)?.id
  useEffect(() => {
    // The list alone: the page around it stays where it is.
    const list = end.current?.parentElement
    if (latest !== undefined && list) list.scrollTop = list.scrollHeight
  }, [latest])
  return (
    <section aria-label="Chat" className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div tabIndex={0} role="log" aria-label="Messages" className="grid content-start gap-3 overflow-y-auto p-4">
        {isPending && <Skeleton className="h-10 w-2/3" />}
        {error && !data && <LoadErrorLine query={{ refetch, isRefetching }}>{error.message}</LoadErrorLine>}
        {hasNextPage && (
          <Button variant="quiet" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Earlier messages
          </Button>
        )}
        {messages?.length === 0 && <p className="text-soft text-sm">Nothing was written{mayWrite ? ' yet' : ''}.</p>}
        {messages?.map(message => (
          <Message key={message.id} message={message} isOwn={message.by === role} />
        ))}
        <div ref={end} />
      </div>
      {mayWrite && <MessageForm sessionId={sessionId} />}
    </section>
  )
}

function Message({ message: { senderName, content, sentAt }, isOwn }: { message: SessionMessage; isOwn: boolean }) {
  return (
    <div className={classNames('grid max-w-[85%] gap-0.5', isOwn && 'justify-self-end')}>
      <p className="text-soft text-xs">
        {isOwn ? 'You' : senderName}, <time dateTime={sentAt}>{clockIn(sentAt, browserTimeZone() ?? 'UTC')}</time>
      </p>
      <p className={classNames('wrap-anywhere whitespace-pre-line rounded-card px-3 py-2 text-sm', isOwn ? 'bg-trust-wash' : 'bg-sunken')}>
        {content === '' ? (
          <span className="text-soft italic">Removed with the account of who wrote it.</span>
        ) : (
          <LinkedText>{content}</LinkedText>
        )}
      </p>
    </div>
  )
}

function MessageForm({ sessionId }: { sessionId: number }) {
  const send = useSendSessionMessage(sessionId)
  const [text, setText] = useState('')
  const [messageId, setMessageId] = useState(newMessageId)
  const isWaiting = send.isPending && send.failureCount > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const content = text.trim()
    if (content === '' || send.isPending) return
    send.mutate(
      { content, messageId },
      {
        onSuccess: () => {
          setText('')
          setMessageId(newMessageId())
        },
      },
    )
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-wrap items-end gap-2 border-line border-t p-3">
      <p role="status" className="w-full text-soft text-xs empty:hidden">
        {isWaiting && 'Not sent yet: it is sent by itself when the connection is back.'}
      </p>
      <textarea
        readOnly={isWaiting}
        aria-label="Message"
        rows={1}
        placeholder="Write a message"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
        className={inputClass(false, 'field-sizing-content max-h-32 min-h-11 w-auto min-w-0 flex-1 resize-none')}
      />
      <Button type="submit" aria-label="Send" isPending={send.isPending} className="!px-3">
        <SendHorizontal aria-hidden="true" className="size-5" />
      </Button>
    </form>
  )
}
