import type { NotificationFrequency, NotificationKind } from '#contract/notifications-kinds.ts'
import { nextFullHour, nextTimeOfDay, timeOnDay } from './zoned-time.ts'

/** Why a push message is withheld where nobody would get it. */
export const NO_BROWSER = 'No browser of yours takes push messages.'

/** The ways out of the house; what is shown in the app needs no plan. */
export type DeliveryChannel = 'email' | 'push'

/** What a person has said of a kind, or the kind's defaults. */
export interface DeliveryPreference {
  isEmail: boolean
  isPush: boolean
  frequency: NotificationFrequency
}

/** What a person has said for all kinds. */
export interface DeliverySettings {
  /** Times of day, HH:MM. From and until the same means none: whoever wants silence for ever switches off. */
  quietHours: { from: string; until: string } | null
  digestAt: string
  timeZone: string
}

/** What is to become of one notification on one channel, and when. */
export interface DeliveryPlan {
  state: 'waiting' | 'withheld'
  reason: string | null
  notBefore: Date
  /** It waits to be told together with others. */
  isDigest: boolean
}

export const SWITCHED_OFF = 'Switched off in your preferences.'

/**
 * When the quiet hours end that hold at this moment; null when none do. They are counted from their beginning, so that an hour that the
 * clock shows twice in autumn does not begin them a second time.
 */
export const quietUntil = ({ quietHours, timeZone }: DeliverySettings, at: Date): Date | null => {
  if (!quietHours || quietHours.from === quietHours.until) return null
  const spansMidnight = quietHours.until < quietHours.from ? 1 : 0
  for (const day of [-1, 0]) {
    const begin = timeOnDay(timeZone, at, quietHours.from, day)
    const end = timeOnDay(timeZone, at, quietHours.until, day + spansMidnight)
    if (begin <= at && at < end) return end
  }
  return null
}

const toldAt = (frequency: NotificationFrequency, { timeZone, digestAt }: DeliverySettings, now: Date): Date => {
  if (frequency === 'hourly') return nextFullHour(timeZone, now)
  return frequency === 'daily' ? nextTimeOfDay(timeZone, now, digestAt) : now
}

/**
 * Whether and when a notification leaves by a channel. What is fixed leaves at once: it concerns rights, and no preference, digest or quiet
 * hour holds it up. All else waits for its hour or its daily mail, and for the end of the quiet hours that this falls into.
 */
export const planDelivery = (plan: {
  kind: Pick<NotificationKind, 'fixed'>
  preference: DeliveryPreference
  settings: DeliverySettings
  channel: DeliveryChannel
  now: Date
}): DeliveryPlan => {
  const { kind, preference, settings, channel, now } = plan
  if (kind.fixed.includes(channel)) return { state: 'waiting', reason: null, notBefore: now, isDigest: false }
  const isOn = channel === 'email' ? preference.isEmail : preference.isPush
  if (!isOn) return { state: 'withheld', reason: SWITCHED_OFF, notBefore: now, isDigest: false }
  const wanted = toldAt(preference.frequency, settings, now)
  const notBefore = quietUntil(settings, wanted) ?? wanted
  return { state: 'waiting', reason: null, notBefore, isDigest: preference.frequency !== 'instant' }
}
