import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { DECISIONS, type Decision, VERIFICATION_PROCESS } from '#contract/experts-verification.ts'
import { needsReason, VerificationDecision, type VerificationReview } from '#contract/experts-verification-review.ts'
import { movesFrom } from '#contract/shared/process.ts'
import { useOwnText } from '../../platform/own-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useComplaint } from '../../ui/use-complaint.ts'
import type { ChosenDecision } from './decision-dialog.tsx'
import { DECISION_LOOKS, decisionText } from './decision-looks.ts'
import { useRefreshMarks } from './review-queries.ts'

const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }))

/** An admin's decision. Made anew when the request changes, so that nobody decides on what he has not seen. */
export function DecisionForm({ review }: { review: VerificationReview }) {
  const moves = movesFrom(VERIFICATION_PROCESS, 'admin', review.request.currentStatus)
  const choices = DECISIONS.filter(decision => moves.includes(decision))
  if (review.refusal !== null) return <p className="text-soft text-sm">{review.refusal}</p>
  if (choices.length === 0)
    return <p className="text-soft text-sm">The files are being checked for viruses. It can be decided on when that is done.</p>
  return <Form review={review} choices={choices} />
}

function Form({ review, choices }: { review: VerificationReview; choices: readonly Decision[] }) {
  const { request, version } = review
  const refreshMarks = useRefreshMarks(request.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState<Decision | null>(null)
  // Only the words are kept: a decision is chosen anew.
  const reason = useComplaint(useOwnText(`decision-${request.id}`))
  /** What is confirmed in the dialog. */
  const [chosen, setChosen] = useState<ChosenDecision>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = VerificationDecision.safeParse({ requestId: request.id, version, status: status ?? '', reason: reason.text })
    if (!parsed.success) {
      reason.complain(status === null ? 'Choose what you decide.' : parsed.error.issues[0]?.message)
      if (status !== null) field.current?.focus()
      return
    }
    reason.complain(null)
    setChosen(parsed.data)
    void refreshMarks()
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Choices choices={choices} requestType={request.requestType} chosen={status} onChoose={setStatus} />
        <TextArea
          ref={field}
          label={status !== null && needsReason(status) ? 'Reason' : 'Reason (optional)'}
          rows={4}
          hint="The expert reads it, by e-mail and in the Verification Center."
          {...reason.field}
        />
        <p>
          <Button type="submit" variant={status === 'rejected' ? 'danger' : 'primary'}>
            {status === null ? 'Decide' : DECISION_LOOKS[status].button}
          </Button>
        </p>
      </form>
      <Suspense>
        {chosen && <DecisionDialog review={review} decision={chosen} onDecided={reason.clear} onClose={() => setChosen(undefined)} />}
      </Suspense>
    </>
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
            <span className="block font-medium text-sm">{DECISION_LOOKS[choice].label}</span>
            <span className="block text-soft text-xs">{decisionText(choice, requestType)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
