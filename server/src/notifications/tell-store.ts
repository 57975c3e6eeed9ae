import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { accounts } from '../accounts/account-tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isSignedIn } from './delivery/push-subscription-store.ts'
import { holdInboxes } from './inbox-store.ts'
import { notificationDeliveries, notifications, pushSubscriptions } from './notification-tables.ts'

export type NewNotification = typeof notifications.$inferInsert
/** A way out as it was planned, all of it said. */
export type PlannedDelivery = Pick<
  typeof notificationDeliveries.$inferSelect,
  'notificationId' | 'accountId' | 'channel' | 'state' | 'reason' | 'notBefore' | 'isDigest' | 'decidedAt'
>

const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`
const uuids = (values: readonly string[]): SQL => sql`${sql.param(values)}::uuid[]`

/**
 * Those who are told, in the order in which inboxes are held. Their rows are kept from going until they are told: whoever deletes his
 * account holds it before his inbox, as is done here.
 */
export const holdRecipients = async (tx: Transaction, to: readonly string[] | 'admins', reachesSuspended: boolean): Promise<string[]> => {
  const whom = to === 'admins' ? sql`'admin' = any(${accounts.roles})` : sql`${accounts.id} = any(${uuids(to)})`
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(whom, reachesSuspended ? undefined : isNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** What all who are told one thing have in common. */
export type SharedNotification = Omit<NewNotification, 'accountId' | 'isInApp'> &
  Pick<typeof notifications.$inferSelect, 'metadata' | 'mentions'>
/** What they have not. */
const Told = z.object({ id: z.int(), account_id: z.string(), is_in_app: z.boolean(), created_at: z.coerce.date() })

/**
 * Writes one notification for many; what an event told somebody before is left out. What all share is sent once: as rows of values, a
 * thousand of them would be twenty thousand parameters.
 */
export const insertNotifications = async (
  tx: Transaction,
  shared: SharedNotification,
  to: readonly { accountId: string; isInApp: boolean }[],
) => {
  const { eventId, type, category, title, message, because, actionPath, actionText, priority } = shared
  const { relatedEntityType, relatedEntityId, senderAccountId, senderName, expiresAt, metadata, mentions } = shared
  const isInApp = sql.param(to.map(({ isInApp }) => isInApp))
  const { rows } = await tx.execute(sql`
    insert into ${notifications} (
      account_id, is_in_app, event_id, type, category, title, message, because, action_path, action_text, priority,
      related_entity_type, related_entity_id, sender_account_id, sender_name, expires_at, metadata, mentions
    )
    select told.account_id, told.is_in_app, ${eventId}, ${type}, ${category}, ${title}, ${message}, ${because},
      ${actionPath}::text, ${actionText}::text, ${priority}, ${relatedEntityType}::text, ${relatedEntityId}::integer,
      ${senderAccountId}::uuid, ${senderName}::text, ${expiresAt?.toISOString() ?? null}::timestamptz, ${JSON.stringify(metadata)}::jsonb, ${JSON.stringify(mentions)}::jsonb
    from unnest(${uuids(to.map(({ accountId }) => accountId))}, ${isInApp}::boolean[]) as told(account_id, is_in_app)
    on conflict do nothing
    returning id, account_id, is_in_app, created_at`)
  return z
    .array(Told)
    .parse(rows)
    .map(({ id, account_id: accountId, is_in_app: isInApp, created_at: createdAt }) => ({ id, accountId, isInApp, createdAt }))
}

/** Of these accounts those that have a browser that takes push messages. */
export const accountsWithPush = async (tx: Transaction, accountIds: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectDistinct({ accountId: pushSubscriptions.accountId })
    .from(pushSubscriptions)
    .where(and(sql`${pushSubscriptions.accountId} = any(${uuids(accountIds)})`, isSignedIn))
  return new Set(rows.map(({ accountId }) => accountId))
}

export const insertDeliveries = async (tx: Transaction, rows: readonly PlannedDelivery[]): Promise<void> => {
  if (rows.length === 0) return
  const all = <K extends keyof PlannedDelivery>(column: K) => sql.param(rows.map(row => row[column]))
  const moments = (of: (row: PlannedDelivery) => Date | null) => sql.param(rows.map(row => of(row)?.toISOString() ?? null))
  await tx.execute(sql`
    insert into ${notificationDeliveries} (notification_id, account_id, channel, state, reason, is_digest, not_before, decided_at)
    select * from unnest(
      ${all('notificationId')}::integer[], ${all('accountId')}::uuid[], ${all('channel')}::text[], ${all('state')}::text[],
      ${all('reason')}::text[], ${all('isDigest')}::boolean[], ${moments(row => row.notBefore)}::timestamptz[],
      ${moments(row => row.decidedAt)}::timestamptz[])`)
}

/**
 * What still waits of events about this thing is not sent any more, and says why. What is held is just being sent: the dispatcher, and with
 * it whatever is live, waits for no round.
 */
export const withholdWaiting = async (
  tx: Transaction,
  about: { type: string; id: number },
  ended: readonly [eventType: string, reason: string][],
): Promise<void> => {
  if (ended.length === 0) return
  const earlier = texts(ended.map(([eventType]) => eventType))
  const reasons = texts(ended.map(([, reason]) => reason))
  await tx.execute(sql`
    with over as (
      select waiting.id, ended.reason
      from ${notificationDeliveries} as waiting
        join ${notifications} as told on told.id = waiting.notification_id
        join unnest(${earlier}, ${reasons}) as ended(event_type, reason) on told.metadata ->> 'event' = ended.event_type
      where waiting.state = 'waiting' and told.related_entity_type = ${about.type} and told.related_entity_id = ${about.id}
      for update of waiting skip locked
    )
    update ${notificationDeliveries} as held set state = 'withheld', reason = over.reason, decided_at = now()
    from over where held.id = over.id`)
}

/**
 * What was told of these events about this thing says something else now, and quotes nobody. Its inboxes are held first: who changes one
 * holds it before its rows.
 */
export const takeBackWords = async (
  tx: Transaction,
  about: { type: string; id: number },
  eventTypes: readonly string[],
  instead: string,
): Promise<void> => {
  const { relatedEntityType, relatedEntityId, metadata } = notifications
  const told = and(
    eq(relatedEntityType, about.type),
    eq(relatedEntityId, about.id),
    sql`${metadata} ->> 'event' = any(${texts(eventTypes)})`,
  )
  const owners = await tx.selectDistinct({ accountId: notifications.accountId }).from(notifications).where(told)
  await holdInboxes(
    tx,
    owners.map(({ accountId }) => accountId),
  )
  await tx
    .update(notifications)
    .set({ message: instead, metadata: sql`${metadata} - 'quote'` })
    .where(told)
}
