import { CircleCheck, CircleHelp, CircleX, Clock, Hourglass, type LucideIcon, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { ProfileBadge } from '#contract/experts.ts'
import type { DocumentKind, VerificationStatus } from '#contract/experts-verification.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

interface Look {
  label: string
  tone: BadgeTone
  icon: LucideIcon
}

const STATUSES: Record<VerificationStatus, Look> = {
  pending: { label: 'Pending', tone: 'waiting', icon: Hourglass },
  in_review: { label: 'In review', tone: 'waiting', icon: Clock },
  approved: { label: 'Approved', tone: 'good', icon: CircleCheck },
  rejected: { label: 'Rejected', tone: 'bad', icon: CircleX },
  needs_more_info: { label: 'Needs more info', tone: 'waiting', icon: CircleHelp },
}

const BADGES: Record<ProfileBadge, Look> = {
  verified: { label: 'Verified', tone: 'good', icon: ShieldCheck },
  pending: { label: 'Verification pending', tone: 'waiting', icon: Clock },
  rejected: { label: 'Not verified: rejected', tone: 'bad', icon: CircleX },
  not_verified: { label: 'Not verified', tone: 'neutral', icon: ShieldQuestion },
}

const KINDS: Record<DocumentKind, string> = {
  identity: 'Proof of identity',
  licence: 'Licence or certificate',
  degree: 'Degree or training',
  company: 'Company registration',
  insurance: 'Insurance',
  reference: 'Reference',
  other: 'Something else',
}

export const statusLabel = (status: VerificationStatus): string => STATUSES[status].label
export const documentKindLabel = (kind: DocumentKind): string => KINDS[kind]

function Looking({ look }: { look: Look }) {
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.label}
    </Badge>
  )
}

/** Where a request stands. */
export function StatusBadge({ status }: { status: VerificationStatus }) {
  return <Looking look={STATUSES[status]} />
}

/** Whether an expert is verified. */
export function ProfileStatusBadge({ status }: { status: ProfileBadge }) {
  return <Looking look={BADGES[status]} />
}
