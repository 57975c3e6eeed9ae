import { type FormEvent, useId, useRef, useState } from 'react'
import { DECISIONS, type Decision, NAME_CHANGE, VERIFICATION_PROCESS } from '#contract/experts-verification.ts'
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

const textOf = (choice: Decision, requestType: string): string =>
  choice === 'rejected' && requestType === NAME_CHANGE ? 'No badge under this name; the expert stays on the market.' : CHOICES[choice].text

/** An admin's decision. Made anew when the request changes, so that nobody decides on what he has not seen. */
export function DecisionForm({ review }: { review: VerificationReview }) {
  const moves = movesFrom(VERIFICATION_PROCESS, 'admin', review.request.currentStatus)
  const choices = DECISIONS.filter(decision => moves.includes(decision))
  if (review.refusal !== null) return <p className="text-soft text-sm">{review.refusal}</p>
  if (choices.length === 0)
    return <p className="text-soft text-sm">The files are being checked for viruses. It can be decided on when that is done.</p>
  return <Form review={review} choices={choices} />
}

function Form({ review: { request, version }, choices }: { review: VerificationReview; choices: readonly Decision[] }) {
  const decide = useDecideOnRequest(request.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState<Decision | null>(null)
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<string>()
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
      <Choices choices={choices} requestType={request.requestType} chosen={status} onChoose={setStatus} />
      <TextArea
        ref={field}
        label={status !== null && needsReason(status) ? 'Reason' : 'Reason (optional)'}
        rows={4}
        hint="The expert reads it, by e-mail and in the Verification Center."
        error={complaint}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      {decide.error && <Refused requestId={request.id} error={decide.error} />}
      <p>
        <Button type="submit" variant={status === 'rejected' ? 'danger' : 'primary'} isPending={decide.isPending}>
          {decide.isPending ? 'Saving...' : status === null ? 'Decide' : CHOICES[status].button}
        </Button>
      </p>
    </form>
  )
}

interface ChoicesProps {
  choices: readonly Decision[]
  requestType: string
  chosen: Decision | null
  onChoose: (decision: Decision) => void
}

function Choices({ choices, requestType, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
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
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
            className="size-4 accent-(--color-ink)"
          />
          <span>
            <span className="block font-medium text-sm">{CHOICES[choice].label}</span>
            <span className="block text-soft text-xs">{textOf(choice, requestType)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Why it was not decided; where the request has changed, the way to what it is now. */
function Refused({ requestId, error }: { requestId: number; error: Error }) {
  const reload = useReloadReview(requestId)
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-danger-wash px-3 py-2.5 text-danger text-sm">
      <p>{error.message}</p>
      {errorCodeOf(error) === 'conflict' && (
        <p>
          <Button variant="secondary" size="small" onClick={() => void reload()}>
            Show it as it is now
          </Button>
        </p>
      )}
    </div>
  )
}
