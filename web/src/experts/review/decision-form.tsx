import { type FormEvent, useId, useRef, useState } from 'react'
import { DECISIONS, type Decision, VERIFICATION_PROCESS } from '#contract/experts-verification.ts'
import { needsReason, VerificationDecision, type VerificationReview } from '#contract/experts-verification-review.ts'
import { movesFrom } from '#contract/shared/process.ts'
import { errorCodeOf } from '../../platform/app-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDecideOnRequest, useReloadReview } from './review-queries.ts'

const CHOICES: Record<Decision, { label: string; text: string; button: string }> = {
  approved: { label: 'Approve', text: 'The expert gets the badge.', button: 'Approve' },
  rejected: { label: 'Reject', text: 'No badge, and clients are not shown this expert for their tasks.', button: 'Reject' },
  needs_more_info: { label: 'Needs more info', text: 'The expert is asked to hand something in.', button: 'Ask for more' },
  in_review: { label: 'In review', text: 'The decision is taken back.', button: 'Take it back' },
}

/** An admin's decision. Made anew when the request changes, so that nobody decides on what he has not seen. */
export function DecisionForm({ review }: { review: VerificationReview }) {
  const { request, version } = review
  const name = useId()
  const decide = useDecideOnRequest(request.id)
  const reload = useReloadReview(request.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState<Decision | null>(null)
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const moves = movesFrom(VERIFICATION_PROCESS, 'admin', request.currentStatus)
  const choices = DECISIONS.filter(decision => moves.includes(decision))

  if (review.refusal !== null) return <p className="text-soft text-sm">{review.refusal}</p>
  if (choices.length === 0)
    return <p className="text-soft text-sm">The files are being checked for viruses. It can be decided on when that is done.</p>

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = VerificationDecision.safeParse({ requestId: request.id, version, status: status ?? '', reason })
    if (!parsed.success) {
      setComplaint(status === null ? 'Choose what you decide.' : parsed.error.issues[0]?.message)
      if (status !== null) field.current?.focus()
      return
    }
    setComplaint(undefined)
    decide.mutate(parsed.data)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">Decision</legend>
        {choices.map(choice => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 has-checked:border-ink has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={status === choice}
              onChange={() => setStatus(choice)}
              className="size-4 accent-(--color-ink)"
            />
            <span>
              <span className="block font-medium text-sm">{CHOICES[choice].label}</span>
              <span className="block text-soft text-xs">{CHOICES[choice].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextArea
        ref={field}
        label={status !== null && needsReason(status) ? 'Reason' : 'Reason (optional)'}
        rows={4}
        hint="The expert reads it, by e-mail and in the Verification Center."
        error={complaint}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      {decide.error && (
        <div role="alert" className="grid gap-3 rounded-control bg-danger-wash px-3 py-2.5 text-danger text-sm">
          <p>{decide.error.message}</p>
          {errorCodeOf(decide.error) === 'conflict' && (
            <p>
              <Button variant="secondary" size="small" onClick={() => void reload()}>
                Show it as it is now
              </Button>
            </p>
          )}
        </div>
      )}
      <p>
        <Button type="submit" variant={status === 'rejected' ? 'danger' : 'primary'} isPending={decide.isPending}>
          {decide.isPending ? 'Saving...' : status === null ? 'Decide' : CHOICES[status].button}
        </Button>
      </p>
    </form>
  )
}
