import { notificationKind } from '#contract/notifications-kinds.ts'
import type { NotificationPreference } from '#contract/notifications-preferences.ts'
import { type DeliveryChannel, type DeliverySettings, quietUntil, SWITCHED_OFF } from './delivery-plan.ts'
import type { Addressee, DueDelivery } from './delivery-store.ts'

/** What holds at the moment at which something is due. */
export interface DeliveryMoment {
  now: Date
  addressee: Addressee
  settings: DeliverySettings
  preferenceFor(type: DueDelivery['notification']['type']): Pick<NotificationPreference, 'emailEnabled' | 'pushEnabled'>
  /** What the server of his address said that takes no mail for it. */
  unreachable: string | undefined
}

export type DeliveryDecision = { go: true } | { withheld: string } | { putOffUntil: Date }

const reasonAgainst = (
  { notification }: DueDelivery,
  { now, addressee, unreachable }: DeliveryMoment,
  channel: DeliveryChannel,
): string | null => {
  if (channel === 'email' && !addressee.emailVerified) return 'Your e-mail address was not confirmed when this was due.'
  if (channel === 'email' && unreachable) return `Mail to your address comes back. Its server says: ${unreachable}`
  if (notification.expiresAt && notification.expiresAt <= now) return 'It was over before this was sent.'
  return null
}

/** What the person may have his way about. */
const reasonOfPerson = (
  { notification }: DueDelivery,
  { addressee, preferenceFor }: DeliveryMoment,
  channel: DeliveryChannel,
): string | null => {
  const { emailEnabled, pushEnabled } = preferenceFor(notification.type)
  if (!(channel === 'email' ? emailEnabled : pushEnabled)) return SWITCHED_OFF
  if (addressee.isSuspended) return 'Your account was suspended when this was due.'
  const hasSeen = notification.isInApp && (notification.readAt !== null || notification.archivedAt !== null)
  return hasSeen ? 'You had read it in the app before this was sent.' : null
}

/**
 * What becomes of a delivery whose time has come, by what holds now and not by what held when it was planned. What is fixed goes out
 * whatever the person has said or read since, and to a suspended account too: it concerns his rights.
 */
export const decideDelivery = (due: DueDelivery, moment: DeliveryMoment): DeliveryDecision => {
  const { channel } = due.delivery
  const isFixed = notificationKind(due.notification.type).fixed.includes(channel)
  const withheld = reasonAgainst(due, moment, channel) ?? (isFixed ? null : reasonOfPerson(due, moment, channel))
  if (withheld !== null) return { withheld }
  const putOffUntil = isFixed ? null : quietUntil(moment.settings, moment.now)
  return putOffUntil ? { putOffUntil } : { go: true }
}
