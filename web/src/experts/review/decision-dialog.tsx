import { Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { type Decision, NAME_CHANGE } from '#contract/experts-verification.ts'
import {
  missingIdentity,
  missingWaiver,
  needsIdentitySeen,
  type VerificationDocument,
  type VerificationReview,
} from '#contract/experts-verification-review.ts'
import { errorCodeOf } from '../../platform/app-error.ts'
import { useOwnText } from '../../platform/own-draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useComplaint } from '../../ui/use-complaint.ts'
import { DECISION_LOOKS } from './decision-looks.ts'
import { AssessmentScores } from './request-assessments.tsx'
import { documentButtonId } from './request-documents.tsx'
import { useDecideOnRequest, useReloadReview } from './review-queries.ts'

/** What was chosen, and what the expert is told with it. */
export interface ChosenDecision {
  status: Decision
  reason: string
}

const approvalDoes = ({ request, profile }: VerificationReview): string => {
  if (request.requestType === NAME_CHANGE) return `${profile.expertName} has the badge back, under this name.`
  const back = profile.verificationStatus === 'rejected' ? ' What was on offer before the refusal is on offer again.' : ''
  return `${profile.expertName} gets the badge, on the profile and on every service. It counts where clients are shown whom they could ask.${back}`
}

const refusalDoes = ({ request, profile }: VerificationReview): string =>
  request.requestType === NAME_CHANGE
    ? `${profile.expertName} is without the badge under this name, and stays on the market.`
    : `${profile.expertName} is without the badge and off the market: no client finds or hires this expert, and every service is held back.`

const isVerified = ({ profile }: VerificationReview): boolean => profile.verificationStatus === 'verified'

const EFFECTS: Record<Decision, (review: VerificationReview) => string> = {
  approved: approvalDoes,
  rejected: refusalDoes,
  needs_more_info: review =>
    `${review.profile.expertName} is asked to hand something in.${isVerified(review) ? ' The badge is off until then.' : ''}`,
  in_review: review => `The request waits for a decision again.${isVerified(review) ? ' The badge is off until then.' : ''}`,
}

interface DecisionDialogProps {
  review: VerificationReview
  decision: ChosenDecision
  onDecided: () => void
  onClose: () => void
}

/** The last look before a decision: what it rests on, what this admin has not opened, and what it does. */
export function DecisionDialog({ review, decision: { status, reason }, onDecided, onClose }: DecisionDialogProps) {
  const { request, version, documents, assessments } = review
  const waiver = useComplaint(useOwnText(`decision-waiver-${request.id}-${version}`))
  const identitySeen = useComplaint(useOwnText(`decision-identity-${request.id}-${version}`))
  const decide = useDecideOnRequest(request.id, () => {
    for (const { clear } of [waiver, identitySeen]) clear()
    onDecided()
  })
  const { ask, button } = DECISION_LOOKS[status]
  const isWaiverWanted = missingWaiver(status, documents, '') !== null
  const isVouchingWanted = needsIdentitySeen(status, documents)
  const confirm = () => {
    const missing = missingWaiver(status, documents, waiver.text)
    const unproven = missingIdentity(status, documents, identitySeen.text)
    waiver.complain(missing)
    identitySeen.complain(unproven)
    if (missing !== null || unproven !== null) return
    const vouched = { ...(isWaiverWanted && { waiver: waiver.text }), ...(isVouchingWanted && { identitySeen: identitySeen.text }) }
    decide.mutate({ version, status, reason, ...vouched }, { onSuccess: onClose })
  }
  return (
    <Dialog title={ask(request.expertName)} onClose={onClose}>
      <p className="wrap-anywhere">{EFFECTS[status](review)} The expert is told by e-mail.</p>
      {reason !== '' && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-marker border-l-2 pl-4 text-sm">
          <span className="block text-soft text-xs">The expert reads</span>
          {reason}
        </blockquote>
      )}
      {status !== 'in_review' && (
        <>
          <Opened documents={documents} onGo={onClose} />
          <AssessmentScores assessments={assessments} />
        </>
      )}
      {isVouchingWanted && (
        <>
          <NoProofOfIdentity />
          <TextArea
            label="What you saw instead of a proof of identity"
            rows={3}
            hint="Only admins read it: it stands in the history."
            {...identitySeen.field}
          />
        </>
      )}
      {isWaiverWanted && (
        <TextArea
          label="Why you approve without opening them"
          rows={3}
          hint="Only admins read it: it stands in the history."
          {...waiver.field}
        />
      )}
      {decide.error && <Refused requestId={request.id} error={decide.error} />}
      <DialogActions onCancel={onClose}>
        <Button variant={status === 'rejected' ? 'danger' : 'primary'} isPending={decide.isPending} onClick={confirm}>
          {decide.isPending ? 'Saving...' : button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The documents, each with whether this admin has opened it, and the way to those he has not. `onGo`: the dialog gives way. */
function Opened({ documents, onGo }: { documents: readonly VerificationDocument[]; onGo: () => void }) {
  const id = useId()
  const goTo = (documentId: number) => {
    onGo()
    requestAnimationFrame(() => document.getElementById(documentButtonId(documentId))?.focus())
  }
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-base">
        Documents
      </h3>
      {documents.length === 0 && <p className="text-soft text-sm">None was handed in.</p>}
      {documents.length > 0 && (
        <ul className="divide-y divide-line border-line border-y text-sm">
          {documents.map(({ id: documentId, documentName, isOpenedByYou, scan }) => (
            <li key={documentId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="wrap-anywhere min-w-0 flex-1 basis-32">{documentName}</span>
              <Badge tone={isOpenedByYou ? 'good' : 'waiting'} icon={isOpenedByYou ? Eye : EyeOff}>
                {isOpenedByYou ? 'Opened by you' : scan === 'infected' ? 'Virus: not opened' : 'Not opened by you'}
              </Badge>
              {!isOpenedByYou && scan !== 'infected' && (
                <Button variant="quiet" size="small" aria-label={`Go to ${documentName}`} onClick={() => goTo(documentId)}>
                  Go to it
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoProofOfIdentity() {
  return (
    <p className="rounded-control bg-amber-wash px-3 py-2.5 text-amber text-sm">
      None of the documents is called a proof of identity: is it certain who this is?
    </p>
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
