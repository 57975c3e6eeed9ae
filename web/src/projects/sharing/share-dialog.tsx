import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { type PlanShare, SHARE_DAYS } from '#contract/projects-sharing.ts'
import { announce } from '../../ui/announcer.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCreatePlanShare, useListPlanShares, useRevokePlanShare } from './sharing-queries.ts'

const NEVER = 'never'
const LIVES = [...SHARE_DAYS.map(days => ({ value: String(days), label: `${days} days` })), { value: NEVER, label: 'Until I withdraw it' }]

/** Makes links to the plan, and withdraws them. */
export function ShareDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const [life, setLife] = useState(String(SHARE_DAYS[1]))
  const create = useCreatePlanShare(projectId)
  const days = SHARE_DAYS.find(each => String(each) === life) ?? null
  return (
    <Dialog title="Share this plan" onClose={onClose}>
      <p className="text-sm">
        Whoever has the link sees the plan as it is at that moment: its title, tasks, hours, cost and notes, to be read only. Not shown:
        your name and address, your brief and what is quoted from it, and the suggested experts.
      </p>
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <NativeSelect label="The link works for" value={life} options={LIVES} onChange={event => setLife(event.target.value)} />
        <Button isPending={create.isPending} onClick={() => create.mutate(days)}>
          Make a link
        </Button>
      </div>
      {create.error && (
        <p role="alert" className="text-danger text-sm">
          {create.error.message}
        </p>
      )}
      {create.data && <NewLink key={create.data.share.id} token={create.data.token} />}
      <ShareList projectId={projectId} />
    </Dialog>
  )
}

function NewLink({ token }: { token: string }) {
  const address = `${window.location.origin}/shared/plans/${token}`
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      announce('The link is copied.')
    } catch {
      announce('The link could not be copied. Select it in its field and copy it by hand.')
    }
  }
  return (
    <div className="grid gap-2 rounded-card bg-trust-wash p-4" role="status">
      <TextField
        label="Your new link"
        hint="Copy it now: it is not shown again."
        readOnly
        value={address}
        onFocus={event => event.target.select()}
      />
      <Button variant="secondary" size="small" className="justify-self-start" onClick={copy}>
        <Copy aria-hidden="true" className="size-4" />
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}

function ShareList({ projectId }: { projectId: number }) {
  const heading = useId()
  const { data: shares, error, refetch, isRefetching } = useListPlanShares(projectId)
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p>The links could not be loaded: {error.message}</p>
        <Button variant="secondary" size="small" isPending={isRefetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!shares) return <Skeleton className="h-16" />
  if (shares.length === 0) return <p className="text-soft text-sm">No link to this plan was made yet.</p>
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 font-medium text-sm">
        Links made so far
      </h3>
      <ul className="divide-y divide-line">
        {shares.map(share => (
          <li key={share.id}>
            <ShareRow projectId={projectId} share={share} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const STATES = {
  open: { tone: 'good', label: 'Works' },
  expired: { tone: 'neutral', label: 'Expired' },
  revoked: { tone: 'neutral', label: 'Withdrawn' },
} as const

/** Withdrawing is for good, so it is asked twice. */
function ShareRow({ projectId, share }: { projectId: number; share: PlanShare }) {
  const [isAsked, setAsked] = useState(false)
  const revoke = useRevokePlanShare(projectId)
  const { tone, label } = STATES[share.state]
  const made = formatDate(share.createdAt)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <Badge tone={tone}>{label}</Badge>
      <span className="min-w-0 flex-1 tabular-nums">
        Made {made}
        {share.state === 'open' && share.expiresAt !== null && `, until ${formatDate(share.expiresAt)}`}
      </span>
      {share.state === 'open' &&
        (isAsked ? (
          <>
            <Button
              variant="danger"
              size="small"
              isPending={revoke.isPending}
              onClick={() => revoke.mutate(share.id, { onSuccess: () => announce('The link is withdrawn.') })}
            >
              Withdraw for good
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
              Keep
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="small" aria-label={`Withdraw the link made ${made}`} onClick={() => setAsked(true)}>
            Withdraw
          </Button>
        ))}
      {revoke.error && (
        <p role="alert" className="w-full text-danger">
          {revoke.error.message}
        </p>
      )}
    </div>
  )
}
