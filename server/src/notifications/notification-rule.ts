import type * as z from 'zod'
import type { NotificationType } from '#contract/notifications-kinds.ts'
import type { NotificationDetail } from './notification-detail.ts'

/** What one event tells: to whom, as what kind, in which words. */
export interface Tidings {
  /** Accounts; whoever has none, or did it himself, is told nothing. */
  to: readonly (string | null)[] | 'admins'
  /** Who did it: he is not told of it. */
  by?: string | null
  type: NotificationType
  title: string
  message: string
  /** Why this person gets it, as a sentence. */
  because: string
  /** A path of ours, and what following it is called. */
  link?: { path: string; text: string }
  /** The thing it is about. */
  about?: { type: string; id: number }
  sender?: { accountId: string | null; name: string }
  /** Whoever else is named in it: when he deletes his account his name goes from it. */
  mentions?: readonly { accountId: string | null; name: string }[]
  isUrgent?: boolean
  /** After this it is no news any more: it leaves the inbox unread. */
  expiresAt?: Date
  detail?: NotificationDetail
  /** It reaches a suspended account too: it concerns the suspension. */
  reachesSuspended?: boolean
  /** A letter of its domain says it already, so that no mail is made of it. */
  hasOwnLetter?: boolean
}

/** Words that other domains have a say in: an expert reads no money or contacts in the title of a task that he has not taken. */
export interface RuleWords {
  titleFor(title: string, of: 'project' | 'task', isWhole: boolean): string
}

/** The thing that an event is about, as notifications name it. */
export type About = NonNullable<Tidings['about']>

/** What is told of one type of event. */
export interface NotificationRule {
  tells(payload: unknown, words: RuleWords): Tidings[]
  /** The thing of which earlier events may be over by this one; null where it ends nothing. */
  about(payload: unknown): About | null
  /** Types of later events after which what still waits of this one is not sent any more, and what is said of that. */
  endedBy: Readonly<Record<string, string>>
  /** Said instead of what the events that it ends told, whose words are not to be read any more. */
  instead?: string
  /** Why it tells nobody, where it does not. */
  silence?: string
}

/** What a row says beyond what it tells. */
interface RuleOptions<P> {
  about?: (payload: P) => About | null
  endedBy?: NotificationRule['endedBy']
  instead?: string
}

/** The row of an event that is told. Its payload is parsed: it lay in the database as JSON. */
export const rule = <S extends z.ZodType>(
  payload: S,
  tells: (payload: z.output<S>, words: RuleWords) => Tidings[],
  { about, endedBy = {}, instead }: RuleOptions<z.output<S>> = {},
): NotificationRule => ({
  tells: (raw, words) => tells(payload.parse(raw), words),
  about: raw => about?.(payload.parse(raw)) ?? null,
  endedBy,
  ...(instead === undefined ? {} : { instead }),
})

/** The row of an event that nobody is told of, with the reason. */
export const nobody = (silence: string, about: NotificationRule['about'] = () => null): NotificationRule => ({
  tells: () => [],
  about,
  endedBy: {},
  silence,
})

/** A sum as letters write it. */
export const dollars = (sum: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 }).format(sum)

/** A day, written so that nobody takes the month for the day. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
