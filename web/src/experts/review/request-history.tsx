import type { FormEvent } from 'react'
import type { VerificationEvent } from '#contract/experts-verification-review.ts'
import { useOwnText } from '../../platform/own-draft.ts'
import { Button } from '../../ui/button.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useComplaint } from '../../ui/use-complaint.ts'
import { statusLabel } from '../verification-looks.tsx'
import { useAddReviewNote } from './review-queries.ts'

const deedOf = ({ action, fromStatus, toStatus, text }: VerificationEvent): string => {
  if (action === 'submitted') return 'handed in the request'
  if (action === 'document-viewed') return `opened ${text ?? 'a document'}`
  if (action === 'documents-waived') return 'approved without opening'
  if (action === 'identity-vouched') return 'approved without a proof of identity, having seen'
  if (action === 'note-added') return 'wrote a note'
  if (action === 'renamed') return 'changed the name'
  return `moved it from ${statusLabel(fromStatus ?? 'pending')} to ${statusLabel(toStatus ?? 'pending')}`
}

/** Everything that was done about a request, the newest first. */
export function RequestHistory({ history }: { history: readonly VerificationEvent[] }) {
  return (
    <ol className="grid gap-4 border-line border-l pl-4">
      {history.map((event, at) => (
        // Two views of one document may fall on one moment; the list only grows at its front.
        // biome-ignore lint/suspicious/noArrayIndexKey: counted from the end it is the event's own number
        <li key={history.length - at} className="text-sm">
          <p className="wrap-anywhere">
            <span className="font-medium">{event.by ?? 'Onhand'}</span> {deedOf(event)}
          </p>
          <p className="text-soft text-xs">
            <time dateTime={event.at}>{formatFullMoment(event.at)}</time>
          </p>
          {event.text !== null && event.action !== 'document-viewed' && (
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{event.text}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A note that only admins read. */
export function NoteForm({ requestId }: { requestId: number }) {
  const { text, complain, clear, field } = useComplaint(useOwnText(`review-note-${requestId}`))
  const add = useAddReviewNote(requestId, clear)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') {
      complain('Write the note first.')
      return
    }
    add.mutate(text)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea label="Note for admins" rows={3} hint="The expert never sees it." {...field} error={field.error ?? add.error?.message} />
      <p>
        <Button type="submit" variant="secondary" isPending={add.isPending}>
          Add note
        </Button>
      </p>
    </form>
  )
}
