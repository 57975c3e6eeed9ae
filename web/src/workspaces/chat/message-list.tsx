import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import type { WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatDate } from '../../ui/format.ts'
import { type MessageActions, MessageBubble } from './message-bubble.tsx'
import { goingOn } from './message-groups.ts'
import type { Unsent } from './outbox.ts'
import { UnsentMessage } from './unsent-message.tsx'

interface MessageListProps extends MessageActions {
  workspace: Workspace
  userEmail: string
  messages: readonly WorkspaceMessage[]
  /** The one that was asked for: it is shown, and stands out. Another object asks anew. */
  shown: { id: number } | null
  unsent: readonly Unsent[]
  /** What was read when the chat was opened: after it stands the line. */
  readUntil: number
  typing: readonly string[]
  hasOlder: boolean
  isFetchingOlder: boolean
  onOlder: () => void
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

/** So near to the end somebody is taken to follow what is said. */
const NEAR_PX = 120

/** Oldest first. Who stands at the end stays there when something is said; who reads older ones keeps his place. */
export function MessageList({
  workspace,
  userEmail,
  messages,
  shown,
  unsent,
  readUntil,
  typing,
  hasOlder,
  isFetchingOlder,
  ...on
}: MessageListProps) {
  const box = useRef<HTMLElement>(null)
  useKeptPlace(box, messages, unsent.length)
  useShown(box, shown)
  const firstUnread = messages.find(({ id, senderEmail }) => id > readUntil && senderEmail !== userEmail)?.id
  const unreadLine = readUntil > 0 ? firstUnread : undefined
  const continued = goingOn(messages, unreadLine)
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label="Messages"
      className="min-h-56 flex-1 basis-0 overflow-y-auto rounded-card border border-line bg-paper p-3"
    >
      {hasOlder && (
        <div className="pb-3 text-center">
          <Button variant="secondary" size="small" isPending={isFetchingOlder} onClick={on.onOlder}>
            {isFetchingOlder ? 'Loading...' : 'Load older messages'}
          </Button>
        </div>
      )}
      {messages.length === 0 && unsent.length === 0 && <p className="py-16 text-center text-soft">Nothing was said here yet.</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {messages.map((message, index) => {
          const day = formatDate(message.timestampSent)
          const isNewDay = index === 0 || formatDate(messages[index - 1]?.timestampSent ?? '') !== day
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className="pt-3 text-center text-soft text-xs first:pt-1">{day}</li>}
              {message.id === unreadLine && (
                <li className="mt-3 flex items-center gap-3 font-medium text-marker-ink text-xs before:h-px before:flex-1 before:bg-marker after:h-px after:flex-1 after:bg-marker">
                  New messages
                </li>
              )}
              <li
                {...(message.id === shown?.id ? { 'data-shown': '', tabIndex: -1 } : {})}
                className={classNames(
                  continued.has(message.id) ? 'mt-1' : 'mt-3',
                  message.id === shown?.id && 'rounded-card bg-sunken outline-2 outline-marker outline-offset-4',
                )}
              >
                <MessageBubble
                  message={message}
                  userEmail={userEmail}
                  role={workspace.role}
                  isContinued={continued.has(message.id)}
                  {...on}
                />
              </li>
            </Fragment>
          )
        })}
        {unsent.map(message => (
          <li key={message.clientId} className="mt-1">
            <UnsentMessage message={message} onRetry={on.onRetry} onDiscard={on.onDiscard} />
          </li>
        ))}
      </ol>
      <SeenBy workspace={workspace} userEmail={userEmail} last={unsent.length === 0 ? messages.at(-1) : undefined} />
      <p aria-hidden="true" className="min-h-5 pt-1 text-soft text-xs">
        {typing.length > 0 && `${typing.join(', ')} ${typing.length === 1 ? 'is' : 'are'} typing...`}
      </p>
    </section>
  )
}

/** Who has read one's own last word. */
function SeenBy({ workspace, userEmail, last }: { workspace: Workspace; userEmail: string; last: WorkspaceMessage | undefined }) {
  if (!last || last.senderEmail !== userEmail) return null
  const seen = workspace.participants.filter(each => each.participantEmail !== userEmail && each.lastReadMessageId >= last.id)
  if (seen.length === 0) return null
  return <p className="pt-1 text-right text-soft text-xs">Seen by {seen.map(each => each.participantName).join(', ')}</p>
}

/** Brings the message that was asked for into view, and whoever works by keyboard to it. */
const useShown = (box: { current: HTMLElement | null }, shown: { id: number } | null) => {
  useEffect(() => {
    const message = box.current?.querySelector<HTMLElement>('[data-shown]')
    if (!shown || !box.current || !message) return
    box.current.scrollTop += message.getBoundingClientRect().top - box.current.getBoundingClientRect().top - box.current.clientHeight / 3
    message.focus({ preventScroll: true })
  }, [box, shown])
}

const useKeptPlace = (box: { current: HTMLElement | null }, messages: readonly WorkspaceMessage[], unsentCount: number) => {
  const before = useRef({ firstId: 0, height: 0, isAtEnd: true })
  const firstId = messages[0]?.id ?? 0
  const lastId = messages.at(-1)?.id ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept when the list has changed, and only then
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const { firstId: formerFirst, height, isAtEnd } = before.current
    if (formerFirst !== 0 && firstId < formerFirst) list.scrollTop += list.scrollHeight - height
    else if (isAtEnd) list.scrollTop = list.scrollHeight
    const note = () => {
      before.current = {
        firstId,
        height: list.scrollHeight,
        isAtEnd: list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX,
      }
    }
    note()
    list.addEventListener('scroll', note, { passive: true })
    // It is as high as is left of the screen, which another line to write in takes from it.
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) list.scrollTop = list.scrollHeight
    })
    observer.observe(list)
    return () => {
      list.removeEventListener('scroll', note)
      observer.disconnect()
    }
  }, [firstId, lastId, messages.length, unsentCount])
}
