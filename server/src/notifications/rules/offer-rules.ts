import * as z from 'zod'
import type { NotificationType } from '#contract/notifications-kinds.ts'
import type { NotificationDetail } from '../notification-detail.ts'
import { type About, dayInWords, dollars, type NotificationRule, type RuleWords, rule, type Tidings } from '../notification-rule.ts'

const Payload = z.object({
  live: z.object({
    ...{ offerId: z.int(), projectId: z.int(), taskTitle: z.string(), status: z.string() },
    by: z.enum(['client', 'expert', 'system']),
  }),
  /** The client's, and the expert's once he has joined. */
  accountIds: z.tuple([z.string()]).rest(z.string()),
  told: z.object({
    ...{ clientName: z.string(), expertName: z.string(), before: z.string(), round: z.int(), note: z.string() },
    ...{ scope: z.string(), price: z.number(), dueDate: z.iso.date() },
    /** Until when terms that wait can be answered. */
    expiresAt: z.nullable(z.iso.datetime()).default(null),
  }),
})
type OfferPayload = z.output<typeof Payload>

/** An offer's event, read from one of its sides. */
interface Side {
  payload: OfferPayload
  /** The task's title as this side reads it. */
  task: string
  /** The other side, by name. */
  other: string
}

type Said = Pick<Tidings, 'title' | 'message' | 'expiresAt' | 'isUrgent' | 'detail'>
const HIRED_BEFORE = ['accepted', 'delivered']

const terms = ({ told: { scope, price, dueDate } }: OfferPayload): NonNullable<NotificationDetail['facts']> => [
  { label: 'Scope', value: scope },
  { label: 'Price', value: dollars(price) },
  { label: 'Due', value: dayInWords(dueDate) },
]
const inShort = ({ told: { price, dueDate } }: OfferPayload): string => `${dollars(price)}, due ${dayInWords(dueDate)}.`
const quoted = ({ told: { note } }: OfferPayload, by: string): NotificationDetail => (note === '' ? {} : { quote: { text: note, by } })

const aboutOf = ({ live }: OfferPayload): About => ({ type: 'offer', id: live.offerId })
/** What asks for an answer is no news any more when the time for it is over. */
const until = ({ told: { expiresAt } }: OfferPayload): Pick<Tidings, 'expiresAt'> =>
  expiresAt === null ? {} : { expiresAt: new Date(expiresAt) }

const calendar = ({ live, told }: OfferPayload, task: string, isCancelled: boolean): NotificationDetail => ({
  calendar: { uid: `offer-${live.offerId}`, sequence: told.round, title: `Work due: ${task}`, day: told.dueDate, isCancelled },
})

const forSide =
  (of: 'client' | 'expert', type: NotificationType, say: (side: Side) => Said) =>
  (payload: OfferPayload, { titleFor }: RuleWords): Tidings => {
    const { live, accountIds, told } = payload
    const [client, expert = null] = accountIds
    const isClient = of === 'client'
    const isWhole = isClient || ['accepted', 'delivered', 'closed'].includes(live.status) || HIRED_BEFORE.includes(told.before)
    const task = titleFor(live.taskTitle, 'task', isWhole)
    const other = isClient ? told.expertName : told.clientName
    const otherSide = { accountId: isClient ? expert : client, name: other }
    const { detail, ...said } = say({ payload, task, other })
    return {
      to: [isClient ? client : expert],
      type,
      ...said,
      because: isClient ? 'You made this offer.' : 'This offer was made to you.',
      link: { path: `${isClient ? `/projects/${live.projectId}/hiring` : '/offers'}#offer-${live.offerId}`, text: 'See the offer' },
      about: aboutOf(payload),
      // What time does has no sender, and names the other side all the same.
      ...(live.by === 'system' ? { mentions: [otherSide] } : { sender: otherSide }),
      detail: { about: { key: `offer:${live.offerId}`, name: `the offer ‘${task}’` }, ...detail },
    }
  }

type OfSide = ReturnType<typeof forSide>

/** The other side than the one that acted is told; of what time does, both. */
const offerRule = (sides: { client?: OfSide; expert?: OfSide }, endedBy: NotificationRule['endedBy'] = {}): NotificationRule =>
  rule(
    Payload,
    (payload, words) =>
      (['client', 'expert'] as const).flatMap(side => (side === payload.live.by ? [] : (sides[side]?.(payload, words) ?? []))),
    { about: aboutOf, endedBy },
  )

const toClient = (type: NotificationType, say: (side: Side) => Said) => forSide('client', type, say)
const toExpert = (type: NotificationType, say: (side: Side) => Said) => forSide('expert', type, say)

const OVER = {
  'offer-withdrawn': 'The offer was withdrawn before this was sent.',
  'offer-expired': 'The offer ran out before this was sent.',
  'offer-declined': 'The offer was declined before this was sent.',
}
const MOVED_ON = {
  ...OVER,
  'offer-accepted': 'The offer was accepted before this was sent.',
  'offer-revised': 'The terms changed before this was sent.',
  'offer-countered': 'The terms changed before this was sent.',
  'offer-terms-taken-back': 'The terms changed before this was sent.',
}
const DONE = {
  ...OVER,
  'work-delivered': 'The work was delivered before this was sent.',
  'work-confirmed': 'The work was confirmed before this was sent.',
}

const JUDGED = {
  ...OVER,
  'work-sent-back': 'The work was sent back before this was sent.',
  'work-confirmed': DONE['work-confirmed'],
}

const newTerms = (payload: OfferPayload, other: string, title: string): Said => ({
  title,
  message: inShort(payload),
  ...until(payload),
  detail: { facts: terms(payload), ...quoted(payload, other), nextSteps: ['Accept, decline, or name terms of your own.'] },
})

const ended = (payload: OfferPayload, task: string, title: string, words: string, other: string): Said => ({
  title,
  message: words,
  // Whose day it was takes it out of his calendar.
  detail: { ...quoted(payload, other), ...(HIRED_BEFORE.includes(payload.told.before) ? calendar(payload, task, true) : {}) },
})

const agreed = (payload: OfferPayload, task: string, title: string, next: string): Said => ({
  title,
  message: `It is agreed: ${inShort(payload)}`,
  detail: { facts: terms(payload), nextSteps: [next], ...calendar(payload, task, false) },
})

/** `asks`: the status in which it is this side that is waited for. */
const runsOut = ({ payload, task, other }: Side, asks: OfferPayload['live']['status']): Said => ({
  ...(payload.live.status === asks
    ? {
        title: `Less than a day to answer: ‘${task}’`,
        message: `${other} waits for your answer. ${inShort(payload)}`,
        isUrgent: true,
      }
    : { title: `The offer for ‘${task}’ runs out within a day`, message: `${other} has not answered yet.` }),
  ...until(payload),
})

/** Offers, from the first to the last word, and what time does to them. */
export const OFFER_RULES: Record<string, NotificationRule> = {
  'offer-sent': offerRule(
    { expert: toExpert('offer_received', ({ payload, task, other }) => newTerms(payload, other, `${other} offers you ‘${task}’`)) },
    MOVED_ON,
  ),
  'offer-revised': offerRule(
    {
      expert: toExpert('offer_received', ({ payload, task, other }) =>
        newTerms(payload, other, `${other} changed the offer for ‘${task}’`),
      ),
    },
    MOVED_ON,
  ),
  'offer-countered': offerRule(
    {
      client: toClient('offer_answered', ({ payload, task, other }) =>
        newTerms(payload, other, `${other} asks for other terms for ‘${task}’`),
      ),
    },
    MOVED_ON,
  ),
  'offer-terms-taken-back': offerRule(
    {
      client: toClient('offer_answered', ({ payload, task, other }) =>
        newTerms(payload, other, `${other} took back new terms for ‘${task}’`),
      ),
      expert: toExpert('offer_received', ({ payload, task, other }) =>
        newTerms(payload, other, `${other} took back new terms for ‘${task}’`),
      ),
    },
    MOVED_ON,
  ),
  'offer-accepted': offerRule(
    {
      client: toClient('offer_answered', ({ payload, task, other }) =>
        agreed(payload, task, `${other} accepted your offer for ‘${task}’`, `${other} begins. You confirm the work when it is delivered.`),
      ),
      expert: toExpert('offer_received', ({ payload, task, other }) =>
        agreed(
          payload,
          task,
          `${other} accepted your terms for ‘${task}’`,
          'You read the whole brief now. Say so when the work is delivered.',
        ),
      ),
    },
    DONE,
  ),
  'offer-declined': offerRule({
    client: toClient('offer_answered', ({ payload, task, other }) =>
      ended(payload, task, `${other} declined ‘${task}’`, 'The task is free for another expert.', other),
    ),
  }),
  'offer-withdrawn': offerRule({
    expert: toExpert('offer_received', ({ payload, task, other }) =>
      payload.live.by === 'system'
        ? { title: `The offer for ‘${task}’ is over`, message: 'The task has gone to another expert.' }
        : ended(payload, task, `${other} withdrew the offer for ‘${task}’`, 'There is nothing to do any more.', other),
    ),
  }),
  'offer-expired': offerRule({
    client: toClient('offer_answered', ({ task, other }) => ({
      title: `The offer for ‘${task}’ ran out`,
      message: `It went to ${other}, and was not agreed in time. The task is free for another expert.`,
    })),
    expert: toExpert('offer_received', ({ task, other }) => ({
      title: `The offer for ‘${task}’ ran out`,
      message: `It was not agreed with ${other} in time.`,
    })),
  }),
  'work-delivered': offerRule(
    {
      client: toClient('work_delivered', ({ payload, task, other }) => ({
        title: `${other} delivered ‘${task}’`,
        message: 'Look at the work, and confirm it or say what is missing.',
        detail: quoted(payload, other),
      })),
    },
    JUDGED,
  ),
  'work-sent-back': offerRule(
    {
      expert: toExpert('work_judged', ({ payload, task, other }) => ({
        title: `${other} says that something is missing in ‘${task}’`,
        message: 'See to what is missing, and say so when it is delivered again.',
        detail: quoted(payload, other),
        isUrgent: true,
      })),
    },
    DONE,
  ),
  'work-confirmed': offerRule({
    expert: toExpert('work_judged', ({ payload, task, other }) => ({
      title: `${other} confirmed your work on ‘${task}’`,
      message: 'The work counts for you now.',
      detail: quoted(payload, other),
    })),
  }),
  'offer-expiring': offerRule(
    {
      client: toClient('deadline_near', side => runsOut(side, 'countered')),
      expert: toExpert('deadline_near', side => runsOut(side, 'offered')),
    },
    MOVED_ON,
  ),
  'work-due': offerRule(
    {
      client: toClient('deadline_near', ({ task, other }) => ({
        title: `‘${task}’ is due tomorrow`,
        message: `${other} has not said yet that it is delivered.`,
      })),
      expert: toExpert('deadline_near', ({ task, other }) => ({
        title: `‘${task}’ is due tomorrow`,
        message: `Say so when it is delivered. If you need longer, tell ${other} now.`,
      })),
    },
    DONE,
  ),
  'work-overdue': offerRule(
    {
      client: toClient('deadline_near', ({ payload, task, other }) => ({
        title: `‘${task}’ is overdue`,
        message: `It was due on ${dayInWords(payload.told.dueDate)}, and ${other} has not delivered it yet.`,
      })),
      expert: toExpert('deadline_near', ({ payload, task, other }) => ({
        title: `‘${task}’ is overdue`,
        message: `It was due on ${dayInWords(payload.told.dueDate)}. Deliver it, or tell ${other} when it comes.`,
        isUrgent: true,
      })),
    },
    DONE,
  ),
}
