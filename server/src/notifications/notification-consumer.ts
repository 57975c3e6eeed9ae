import type { Counter } from 'prom-client'
import { notificationKind } from '#contract/notifications-kinds.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { DispatchedEvent, EventConsumer } from '../platform/events/dispatcher.ts'
import { NO_BROWSER, planDelivery, quietUntil } from './delivery/delivery-plan.ts'
import { forgetNames } from './former-member.ts'
import { sayInInboxes } from './inbox-changes.ts'
import { addUnread, holdInboxes } from './inbox-store.ts'
import type { About, RuleWords, Tidings } from './notification-rule.ts'
import { endedBy, NOTIFICATION_RULES } from './notification-rules.ts'
import { arrival } from './notification-view.ts'
import { preferencesOf, settingsOf } from './preference-store.ts'
import {
  accountsWithPush,
  holdRecipients,
  insertDeliveries,
  insertNotifications,
  type PlannedDelivery,
  type SharedNotification,
  takeBackWords,
  withholdWaiting,
} from './tell-store.ts'

export interface ConsumerParts {
  words: RuleWords
  /** The address people open Onhand at. */
  base: string
  /** Wakes what delivers, as part of the transaction that wrote the deliveries. */
  queueDelivery: (tx: Transaction, deliveries: readonly PlannedDelivery[]) => Promise<void>
  told: Pick<Counter<'type'>, 'inc'>
}

/** As many as one statement takes with all their columns. */
const AT_ONCE = 1_000
const OWN_LETTER = 'A letter of its own says it.'

const recipientsOf = ({ to, by }: Tidings): readonly string[] | 'admins' =>
  to === 'admins' ? to : to.filter(accountId => accountId !== null && accountId !== by).map(String)

const mentionsOf = ({ sender, mentions = [] }: Tidings): SharedNotification['mentions'] =>
  [...(sender ? [sender] : []), ...mentions].flatMap(({ accountId, name }) => (accountId === null ? [] : [{ accountId, name }]))

/** What everybody is told alike. `event`: its id keeps it from being told twice, its type lets a later one end it. */
export const sharedOf = (event: Pick<DispatchedEvent, 'id' | 'type'>, tidings: Tidings) =>
  ({
    ...{ eventId: event.id, type: tidings.type, category: notificationKind(tidings.type).category },
    ...{ title: tidings.title, message: tidings.message, because: tidings.because },
    ...{ actionPath: tidings.link?.path ?? null, actionText: tidings.link?.text ?? null },
    ...{ relatedEntityType: tidings.about?.type ?? null, relatedEntityId: tidings.about?.id ?? null },
    ...{ senderAccountId: tidings.sender?.accountId ?? null, senderName: tidings.sender?.name ?? null },
    priority: tidings.isUrgent ? 'high' : 'normal',
    expiresAt: tidings.expiresAt ?? null,
    mentions: mentionsOf(tidings),
    // By the event it is found again when a later one ends it.
    metadata: { ...tidings.detail, event: event.type },
  }) satisfies SharedNotification

type Shared = Omit<ReturnType<typeof sharedOf>, 'metadata'> & Pick<SharedNotification, 'metadata'>

/** Who deleted his account before this was handed on is named in it no more than in what was told before. */
const withoutThoseGone = async (tx: Transaction, shared: Shared): Promise<Shared> => {
  const named = [...new Set(shared.mentions.map(({ accountId }) => accountId))]
  const stay = new Set(named.length === 0 ? [] : await holdRecipients(tx, named, true))
  const gone = shared.mentions.filter(({ accountId }) => !stay.has(accountId))
  if (gone.length === 0) return shared
  const names = gone.map(({ name }) => name)
  const { title, message, senderName, metadata } = shared
  return {
    ...shared,
    ...forgetNames({ title, message, senderName, metadata }, names),
    mentions: shared.mentions.filter(({ accountId }) => stay.has(accountId)),
    senderAccountId: shared.senderAccountId !== null && stay.has(shared.senderAccountId) ? shared.senderAccountId : null,
  }
}

/** Tells some accounts one thing: rows, counts, live rooms and ways out, each in one statement however many they are. */
const tell = async (
  tx: Transaction,
  { base, queueDelivery, told }: ConsumerParts,
  event: DispatchedEvent,
  tidings: Tidings,
  accountIds: readonly string[],
): Promise<void> => {
  const now = new Date()
  await holdInboxes(tx, accountIds)
  const preferenceOf = await preferencesOf(tx, accountIds)
  const settings = await settingsOf(tx, accountIds)
  const withPush = await accountsWithPush(tx, accountIds)
  const shared = await withoutThoseGone(tx, sharedOf(event, tidings))
  const to = accountIds.map(accountId => ({ accountId, isInApp: preferenceOf(accountId, tidings.type).inAppEnabled }))
  const rows = await insertNotifications(tx, shared, to)
  const shown = rows.filter(({ isInApp }) => isInApp)
  const counts = await addUnread(
    tx,
    shown.map(({ accountId }) => accountId),
    1,
  )
  await sayInInboxes(
    tx,
    shown.map(row => {
      const own = settings.get(row.accountId)
      const isQuiet = own !== undefined && quietUntil(own, now) !== null
      return {
        accountId: row.accountId,
        event: arrival({ ...shared, ...row }, { base, unreadCount: counts.get(row.accountId) ?? 0, isQuiet }),
      }
    }),
  )
  const deliveries = rows.flatMap(({ id: notificationId, accountId }) => {
    const own = settings.get(accountId)
    if (!own) return []
    const { emailEnabled: isEmail, pushEnabled: isPush, frequency } = preferenceOf(accountId, tidings.type)
    return (['email', 'push'] as const).map((channel): PlannedDelivery => {
      const kind = notificationKind(tidings.type)
      const plan = planDelivery({ kind, preference: { isEmail, isPush, frequency }, settings: own, channel, now })
      const against = channel === 'email' ? (tidings.hasOwnLetter ? OWN_LETTER : null) : withPush.has(accountId) ? null : NO_BROWSER
      const outcome = plan.state === 'waiting' && against !== null ? { ...plan, state: 'withheld' as const, reason: against } : plan
      return { notificationId, accountId, channel, ...outcome, decidedAt: outcome.state === 'withheld' ? now : null }
    })
  })
  await insertDeliveries(tx, deliveries)
  await queueDelivery(tx, deliveries)
  told.inc({ type: tidings.type }, rows.length)
}

/** What was told of earlier events about the same thing and is over by this one. */
const endEarlier = async (tx: Transaction, about: About, eventType: string, instead: string | undefined): Promise<void> => {
  const ended = endedBy(eventType)
  if (ended.length === 0) return
  await withholdWaiting(tx, about, ended)
  const types = ended.map(([earlier]) => earlier)
  if (instead !== undefined) await takeBackWords(tx, about, types, instead)
}

/** The dispatcher's consumer that turns events into notifications: event, rule, recipients, rows, in the dispatcher's own transaction. */
export const createNotificationConsumer =
  (parts: ConsumerParts): EventConsumer =>
  async (tx, event) => {
    const row = NOTIFICATION_RULES[event.type]
    const about = row?.about(event.payload)
    if (row && about) await endEarlier(tx, about, event.type, row.instead)
    for (const tidings of row?.tells(event.payload, parts.words) ?? []) {
      const found = await holdRecipients(tx, recipientsOf(tidings), tidings.reachesSuspended ?? false)
      // Of admins, too, none is told of what he did himself.
      const accountIds = found.filter(accountId => accountId !== tidings.by)
      for (let at = 0; at < accountIds.length; at += AT_ONCE) await tell(tx, parts, event, tidings, accountIds.slice(at, at + AT_ONCE))
    }
  }
