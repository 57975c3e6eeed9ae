import {
  OFFER_STATUSES,
  type Offer,
  type OfferSide,
  type OfferStatus,
  type OfferStep,
  offerStatusLabel,
  TAKEN_BACK_TO,
} from '#contract/hiring.ts'
import { formatDay, formatMoney } from '../ui/format.ts'
import type { AfterOtherWork } from './choice-effect.ts'

/** Of an imported expert who has not claimed his profile, before an offer and after it. */
export const NOT_JOINED = 'Has not joined yet: an offer waits until the profile is claimed.'

/** What other work makes of the days; null when all is done. Where the task ends before the plan, its own day is told: the offer proposes that one. */
export const afterOtherWorkInWords = ({ until, taskEndsOn, endsOn }: AfterOtherWork): string | null => {
  if (endsOn === null) return null
  const isFirst = taskEndsOn !== null && taskEndsOn !== endsOn
  const days = isFirst
    ? `this task done by ${formatDay(taskEndsOn)}, all tasks by ${formatDay(endsOn)}`
    : `all done by ${formatDay(endsOn)}`
  return until === null ? days.replace(/^./, first => first.toUpperCase()) : `Has agreed to other work until ${formatDay(until)}: ${days}`
}

type Standing = Pick<Offer, 'side' | 'status'>

const WORDS: Record<OfferSide, Partial<Record<OfferStatus, string>>> = {
  client: {
    offered: 'Waiting for the expert',
    countered: 'Your answer is awaited',
    accepted: 'Work under way',
    delivered: 'Delivered: please check',
    closed: 'Done',
  },
  expert: {
    offered: 'Your answer is awaited',
    countered: 'Waiting for the client',
    accepted: 'Work under way',
    delivered: 'Waiting for the client to check',
    closed: 'Done',
  },
}

/** Where an offer stands, in the words of whoever reads it: the same on badges, as headings, and where a change is told. */
export const statusWords = ({ side, status }: Standing): string => WORDS[side][status] ?? offerStatusLabel(status)

/** Whether the other side waits for this one's answer. */
export const isMyTurn = ({ side, status }: Standing): boolean =>
  side === 'client' ? status === 'countered' || status === 'delivered' : status === 'offered'

/** A state as an address or a choice names it. */
export const readStatus = (text: string | null): OfferStatus | undefined => OFFER_STATUSES.find(status => status === text)

/** '1 offer', '2 offers'. */
export const countOffers = (count: number): string => (count === 1 ? '1 offer' : `${count} offers`)

const STEPS: Partial<Record<OfferStatus, string>> = {
  offered: 'offered',
  countered: 'proposed other terms',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrew the offer',
  delivered: 'delivered the work',
  closed: 'confirmed the work',
}

/** 'You accepted', 'The client withdrew the offer'. */
export const stepWords = ({ status, by }: OfferStep, before: OfferStep | undefined, side: OfferSide): string => {
  if (status === 'expired') return 'Nobody answered in time'
  const who = by === side ? 'You' : by === 'system' ? 'Onhand' : `The ${by}`
  if (status === 'accepted' && before?.status === 'delivered') return `${who} said what is missing`
  if (by !== 'system' && status === TAKEN_BACK_TO[by]) return `${who} took ${by === side ? 'your' : 'the'} other terms back`
  if (status === 'offered' && before) return `${who} proposed other terms`
  const isEndOfDeal = (status === 'declined' || status === 'withdrawn') && (before?.status === 'accepted' || before?.status === 'delivered')
  return `${who} ${isEndOfDeal ? 'ended the agreement' : (STEPS[status] ?? status)}`
}

/** 'in 3 days', 'in 5 hours': how long an answer is waited for. To the nearest: what was given 7 days a minute ago has 7 days. */
export const timeLeft = (expiresAt: string, now: Date): string => {
  const hours = Math.max(0, (Date.parse(expiresAt) - now.getTime()) / 3_600_000)
  if (hours < 1) return 'in less than an hour'
  const [count, unit] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** '$30 more than estimated' */
export const againstEstimate = (difference: number): string =>
  difference === 0 ? 'as estimated' : `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than estimated`
