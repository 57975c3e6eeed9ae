import * as z from 'zod'
import type { NotificationType } from '#contract/notifications-kinds.ts'
import { momentInWords } from '../../platform/moment-in-words.ts'
import type { NotificationDetail } from '../notification-detail.ts'
import { type About, type NotificationRule, nobody, rule, type Tidings } from '../notification-rule.ts'

const zoned = { clientTimezone: z.string(), expertTimezone: z.string() }
const Payload = z.object({
  live: z.object({ sessionId: z.int(), status: z.string() }),
  by: z.enum(['client', 'expert', 'admin', 'system']),
  told: z.object({
    ...{ title: z.string(), clientName: z.string(), expertName: z.string(), revision: z.int(), ...zoned },
    ...{ clientAccountId: z.nullable(z.string()), expertAccountId: z.nullable(z.string()) },
    ...{ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), reason: z.nullable(z.string()), isLate: z.boolean() },
    ...{ before: z.nullable(z.iso.datetime()), isSoon: z.boolean().default(false) },
  }),
})
type SessionPayload = z.output<typeof Payload>

/** On one's own clock, and on the other side's where that is another. */
const momentForBoth = (at: Date, { zone, otherZone, other }: { zone: string; otherZone: string; other: string }): string => {
  const own = momentInWords(at, zone)
  const there = momentInWords(at, otherZone)
  return own.replace(/ \(.*$/, '') === there.replace(/ \(.*$/, '') ? own : `${own}; for ${other}: ${there}`
}

/** What one side reads. `when` is on its own clock, with the other's beside it; `other` is the other side's name. */
interface Side {
  payload: SessionPayload
  isClient: boolean
  title: string
  when: string
  other: string
}
type Said = Pick<Tidings, 'title' | 'message'> & Partial<Pick<Tidings, 'isUrgent' | 'expiresAt'>> & { detail?: NotificationDetail }
type Say = (side: Side) => Said

const aboutOf = ({ live }: SessionPayload): About => ({ type: 'session', id: live.sessionId })

const forSide = (payload: SessionPayload, isClient: boolean, type: NotificationType, say: Say): Tidings => {
  const { live, told, by } = payload
  const { title } = told
  const side = isClient
    ? { accountId: told.clientAccountId, zone: told.clientTimezone }
    : { accountId: told.expertAccountId, zone: told.expertTimezone }
  const otherSide = isClient
    ? { accountId: told.expertAccountId, name: told.expertName }
    : { accountId: told.clientAccountId, name: told.clientName }
  const otherZone = isClient ? told.expertTimezone : told.clientTimezone
  const when = momentForBoth(new Date(told.startsAt), { zone: side.zone, otherZone, other: otherSide.name })
  const { detail, ...said } = say({ payload, isClient, title, when, other: otherSide.name })
  const isOthers = by === (isClient ? 'expert' : 'client')
  return {
    to: [side.accountId],
    type,
    ...said,
    because: isClient ? 'You booked this AR session.' : 'This AR session is booked with you.',
    link: { path: `/ar-sessions/${live.sessionId}`, text: 'See the session' },
    about: aboutOf(payload),
    ...(isOthers ? { sender: otherSide } : { mentions: [otherSide] }),
    detail: { about: { key: `session:${live.sessionId}`, name: `the AR session ‘${title}’` }, ...detail },
  }
}

/** The entry in the calendar of one side. Its title names the other, for it is the other's session in nobody's calendar. */
const calendar = ({ payload: { live, told }, title, other }: Side, isCancelled = false): NotificationDetail => ({
  calendar: {
    ...{ uid: `ar-session-${live.sessionId}`, sequence: told.revision, title: `AR session with ${other}: ${title}` },
    ...{ start: told.startsAt, end: told.endsAt, isCancelled },
  },
})

const sessionRule = (type: NotificationType, sides: { client?: Say; expert?: Say }, endedBy: NotificationRule['endedBy'] = {}) =>
  rule(
    Payload,
    payload => [
      ...(sides.client ? [forSide(payload, true, type, sides.client)] : []),
      ...(sides.expert ? [forSide(payload, false, type, sides.expert)] : []),
    ],
    { about: aboutOf, endedBy },
  )

const OFF = { 'session-cancelled': 'The session was cancelled before this was sent.' }
const MOVED = { ...OFF, 'session-moved': 'The session was moved before this was sent.' }
const BEGUN = {
  ...MOVED,
  'session-started': 'The session has begun before this was sent.',
  'session-ended': 'The session was over before this was sent.',
}

const whoOf = ({ payload: { by }, isClient, other }: Side): string => {
  if (by === (isClient ? 'client' : 'expert')) return 'You'
  return by === 'admin' ? 'An admin' : by === 'system' ? 'Onhand' : other
}

const moved: Say = side => {
  const { payload, title, when, isClient } = side
  const { before, clientTimezone, expertTimezone } = payload.told
  const zone = isClient ? clientTimezone : expertTimezone
  return {
    title: `${whoOf(side)} moved the AR session ‘${title}’`,
    message: `It is on ${when}${before === null ? '' : `, and no longer on ${momentInWords(new Date(before), zone)}`}.`,
    isUrgent: whoOf(side) !== 'You',
    detail: calendar(side),
  }
}

const near: Say = side => ({
  title: `${side.payload.told.isSoon ? 'In a quarter of an hour' : 'Tomorrow'}: AR session with ${side.other}`,
  message: `‘${side.title}’, on ${side.when}.`,
  isUrgent: side.payload.told.isSoon,
  expiresAt: new Date(side.payload.told.startsAt),
})

/** How a session ended. */
const over: Say = ({ payload: { live }, title, other }) =>
  live.status === 'completed'
    ? { title: `The AR session ‘${title}’ is over`, message: 'What was drawn, said and kept stands in its record.' }
    : { title: `The AR session ‘${title}’ has ended`, message: `You and ${other} were not in the call together.` }

/** While it goes on, and not after. */
const whileOn = ({ payload }: Side): Pick<Tidings, 'expiresAt'> => ({ expiresAt: new Date(payload.told.endsAt) })

const cancelled: Say = side => {
  const { payload, title, when } = side
  const { reason, isLate } = payload.told
  const who = whoOf(side)
  return {
    title: `${who} cancelled the AR session ‘${title}’`,
    message: `It was to be on ${when}.${isLate ? ' It was cancelled late, less than two hours before.' : ''}`,
    isUrgent: who !== 'You' && isLate,
    detail: { ...(reason ? { quote: { text: reason, by: who } } : {}), ...calendar(side, true) },
  }
}

/** AR sessions: both sides are told, whoever did it, for both have them in their calendars. */
export const SESSION_RULES: Record<string, NotificationRule> = {
  'session-booked': sessionRule(
    'session_booked',
    {
      client: side => ({
        title: `Your AR session with ${side.other} is booked`,
        message: `‘${side.title}’, on ${side.when}.`,
        detail: { nextSteps: ['Open the session some minutes before and try camera and microphone.'], ...calendar(side) },
      }),
      expert: side => ({
        title: `${side.other} booked an AR session with you`,
        message: `‘${side.title}’, on ${side.when}.`,
        detail: calendar(side),
      }),
    },
    MOVED,
  ),
  'session-moved': sessionRule('session_changed', { client: moved, expert: moved }, OFF),
  'session-cancelled': sessionRule('session_changed', { client: cancelled, expert: cancelled }),
  'session-started': sessionRule(
    'session_near',
    {
      client: side => ({
        title: `${side.other} has started the AR session ‘${side.title}’`,
        message: 'Open it and join the call.',
        isUrgent: true,
        ...whileOn(side),
      }),
    },
    { 'session-ended': BEGUN['session-ended'] },
  ),
  'session-ended': sessionRule('session_over', { client: over, expert: over }),
  'session-near': sessionRule('session_near', { client: near, expert: near }, BEGUN),
  'client-waiting': sessionRule(
    'client_waiting',
    {
      expert: side => ({
        title: `${side.other} waits for you in the AR session ‘${side.title}’`,
        message: 'Start the session, or say when you come.',
        isUrgent: true,
        ...whileOn(side),
      }),
    },
    BEGUN,
  ),
  'call-answered': nobody('The expert sees it in the call.'),
  'expert-came': nobody('The client was told of the start, and is asked to the call wherever he looks.'),
}
