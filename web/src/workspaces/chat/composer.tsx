import { Send, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WorkspaceParticipant } from '#contract/workspaces.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { MESSAGE_MAX, type WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '../../ui/counted.ts'
import { inputClass } from '../../ui/field.tsx'
import { preview } from '../../ui/preview.ts'
import { pastedFiles } from '../files/pasted-files.ts'
import { AttachButton, AttachedFile } from './attachment.tsx'
import { chatDraft } from './chat-draft.ts'
import { Mentions, useMentions } from './mentions.tsx'
import { namedIn } from './named-people.ts'
import type { Attachment } from './use-attachment.ts'

/** What is being written besides a new message. */
export interface Composing {
  replyTo: WorkspaceMessage | null
  editing: WorkspaceMessage | null
}

interface ComposerProps extends Composing {
  /** What the draft is kept under: the chat and the person. */
  draftName: string
  /** Who can be named. */
  others: readonly WorkspaceParticipant[]
  attachment: Attachment
  fieldRef: RefObject<HTMLTextAreaElement | null>
  isBusy: boolean
  onTyping: (isTyping: boolean) => void
  onSend: (written: { messageContent: string; mentions: number[]; file: WorkspaceFile | null }) => void
  onCancel: () => void
}

const SHOWN_CHARACTERS = 60

/** Writes a message. What is typed is kept in this browser until it is sent. Enter sends, Shift and Enter begin a new line; while names are offered, Enter takes one. */
export function Composer({ draftName, others, replyTo, editing, attachment, fieldRef, isBusy, onTyping, onSend, onCancel }: ComposerProps) {
  const [text, setText] = useState(() => chatDraft(draftName).load().text ?? '')
  const [edited, setEdited] = useState<{ id: number; text: string } | null>(null)
  if (editing && edited?.id !== editing.id) setEdited({ id: editing.id, text: editing.messageContent })
  if (!editing && edited) setEdited(null)
  const shown = edited?.text ?? text
  const [place, setPlace] = useState<{ text: string; caret: number } | null>(null)
  useEffect(() => {
    if (text === '') chatDraft(draftName).clear()
    else chatDraft(draftName).save({ text })
  }, [draftName, text])

  const change = (value: string) => {
    if (edited) return setEdited({ ...edited, text: value })
    setText(value)
    onTyping(value !== '')
  }
  const length = counted(shown, MESSAGE_MAX)
  const lengthId = useId()
  const maySend = !length.problem && (shown.trim() !== '' || (!edited && attachment.file !== null)) && !isBusy
  const send = () => {
    if (!maySend) return
    const file = edited ? null : attachment.file
    // A file that comes without a word is called by its name.
    const messageContent = shown.trim() || (file?.fileName ?? '')
    onSend({
      messageContent,
      mentions: namedIn(messageContent, others).map(({ id }) => id),
      file,
    })
    if (!edited) {
      setText('')
      attachment.clear()
    }
    onTyping(false)
  }
  const mentions = useMentions({
    text: shown,
    // What was put there by nobody's hand, as a draft, is written on at its end.
    caret: place?.text === shown ? place.caret : shown.length,
    others,
    onPick: (named, caret) => {
      // The caret is put where it belongs once the text stands there.
      flushSync(() => {
        change(named)
        setPlace({ text: named, caret })
      })
      fieldRef.current?.focus()
      fieldRef.current?.setSelectionRange(caret, caret)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.takeKey(event)) return
    if (event.key === 'Escape' && (editing || replyTo)) onCancel()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      noValidate
      className="grid gap-2"
      onPaste={({ nativeEvent }) => {
        const files = pastedFiles(nativeEvent)
        if (files.length > 0) attachment.attach(files)
      }}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      {editing && <Context onCancel={onCancel}>Changing your message</Context>}
      {!editing && replyTo && (
        <Context onCancel={onCancel}>
          Reply to {replyTo.senderName}: {preview(replyTo.messageContent, SHOWN_CHARACTERS)}
        </Context>
      )}
      <Mentions mentions={mentions} />
      {!editing && <AttachedFile attachment={attachment} />}
      <div className="flex items-end gap-2">
        {!editing && <AttachButton attachment={attachment} />}
        <textarea
          {...mentions.field}
          ref={fieldRef}
          aria-label="Message"
          placeholder="Type a message..."
          rows={Math.min(6, shown.split('\n').length)}
          aria-invalid={length.problem ? true : undefined}
          aria-describedby={lengthId}
          value={shown}
          className={inputClass(length.problem !== undefined, 'field-sizing-content max-h-48 resize-none leading-normal')}
          onChange={({ target }) => {
            change(target.value)
            setPlace({ text: target.value, caret: target.selectionEnd })
          }}
          onSelect={({ currentTarget: { value, selectionEnd } }) => setPlace({ text: value, caret: selectionEnd })}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" className="flex-none" disabled={!maySend && !isBusy} isPending={isBusy}>
          <Send aria-hidden="true" className="size-5" />
          {editing ? 'Save' : 'Send'}
        </Button>
      </div>
      <p id={lengthId} className={classNames('empty:-mt-2', length.problem ? 'text-danger text-sm' : 'text-soft text-xs')}>
        {length.problem ?? length.hint}
      </p>
    </form>
  )
}

function Context({ children, onCancel }: { children: ReactNode; onCancel: () => void }) {
  return (
    <p className="flex items-center justify-between gap-2 rounded-control bg-sunken px-3 py-1 text-sm">
      <span className="wrap-anywhere">{children}</span>
      <Button variant="quiet" size="small" aria-label="Cancel" onClick={onCancel}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </p>
  )
}
