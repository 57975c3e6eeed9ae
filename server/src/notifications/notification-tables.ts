import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { NOTIFICATION_CATEGORIES, NOTIFICATION_FREQUENCIES, type NotificationType } from '#contract/notifications-kinds.ts'
import { accounts, signIns } from '../accounts/account-tables.ts'

const ownedBy = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })
const moment = () => timestamp({ withTimezone: true })

/** In the inbox, not in the archive, not asleep: what lists show and counts count. A snooze is ended by a job, so that no count depends on the clock. */
export const isInInbox = sql`is_in_app and archived_at is null and snoozed_until is null`

export interface Mention {
  accountId: string
  name: string
}

/** What was told to whom. A row stands also where the person wants none of it in the app: mail and push are sent from it, and it says why. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ownedBy(),
    type: text().$type<NotificationType>().notNull(),
    category: text({ enum: NOTIFICATION_CATEGORIES }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Why this person got it, as a sentence. */
    because: text().notNull(),
    /** A path of ours; sent absolute. */
    actionPath: text(),
    actionText: text(),
    relatedEntityType: text(),
    relatedEntityId: integer(),
    senderAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    senderName: text(),
    priority: text({ enum: ['normal', 'high'] })
      .notNull()
      .default('normal'),
    expiresAt: moment(),
    /** Who is named in it, and how: so that it is found when one of them deletes his account. Never shown. */
    mentions: jsonb().$type<Mention[]>().notNull().default([]),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The domain event that it tells of: an event handed on twice tells nobody twice. */
    eventId: bigint({ mode: 'number' }).notNull(),
    isInApp: boolean().notNull(),
    readAt: moment(),
    archivedAt: moment(),
    snoozedUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('notifications_once').on(table.accountId, table.eventId, table.type),
    index('notifications_of_account').on(table.accountId, table.id).where(isInInbox),
    index('notifications_unread').on(table.accountId, table.id).where(sql`${isInInbox} and read_at is null`),
    index('notifications_put_away').on(table.accountId, table.id).where(sql`archived_at is not null or snoozed_until is not null`),
    index('notifications_about').on(table.relatedEntityType, table.relatedEntityId),
    index('notifications_by_age').on(table.createdAt),
    index('notifications_expiring').on(table.expiresAt).where(sql`expires_at is not null and archived_at is null and read_at is null`),
    index('notifications_asleep').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
    index('notifications_mentions').using('gin', table.mentions.op('jsonb_path_ops')),
    index('notifications_sent_by').on(table.senderAccountId).where(sql`sender_account_id is not null`),
  ],
)

/**
 * How many unread ones an account has. Whoever changes an inbox locks its row first, changes the count by what he changed, and says it in the
 * account's live room, in one transaction: so counts and sequence numbers leave in the order in which they hold.
 */
export const notificationInboxes = pgTable(
  'notification_inboxes',
  {
    accountId: ownedBy().primaryKey(),
    unreadCount: integer().notNull().default(0),
  },
  table => [check('notification_inboxes_count', sql`${table.unreadCount} >= 0`)],
)

/** A notification's way out of the house, by mail or push: waiting for its time, sent, withheld with a reason, or failed. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    notificationId: integer()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    accountId: ownedBy(),
    channel: text({ enum: ['email', 'push'] }).notNull(),
    state: text({ enum: ['waiting', 'sent', 'withheld', 'failed'] }).notNull(),
    reason: text(),
    /** Not before this moment: end of the quiet hours, the full hour, the time of the daily mail. */
    notBefore: moment().notNull(),
    /** Waits to be told together with others. */
    isDigest: boolean().notNull().default(false),
    decidedAt: moment(),
    mailId: integer(),
    /** How often it failed on its way; each time it waits longer. */
    attempts: integer().notNull().default(0),
    /** Push subscriptions that have it, when others are still to be tried. */
    reachedIds: integer().array().notNull().default(sql`'{}'`),
  },
  table => [
    unique('notification_deliveries_once').on(table.notificationId, table.channel),
    index('notification_deliveries_of_account').on(table.accountId),
    index('notification_deliveries_waiting').on(table.accountId, table.notBefore).where(sql`state = 'waiting'`),
    index('notification_deliveries_due').on(table.notBefore).where(sql`state = 'waiting'`),
    index('notification_deliveries_mail').on(table.mailId).where(sql`mail_id is not null`),
  ],
)

/** What a person has said of a kind; the kind's own defaults hold where he has said nothing. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: ownedBy(),
    type: text().$type<NotificationType>().notNull(),
    isInApp: boolean().notNull(),
    isEmail: boolean().notNull(),
    isPush: boolean().notNull(),
    frequency: text({ enum: NOTIFICATION_FREQUENCIES }).notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.type] })],
)

/** What holds for all kinds. Times of day are HH:MM in the person's time zone. */
export const notificationSettings = pgTable('notification_settings', {
  accountId: ownedBy().primaryKey(),
  quietFrom: text(),
  quietUntil: text(),
  digestAt: text().notNull(),
  timeZone: text().notNull(),
  isSoundOn: boolean().notNull(),
})

/**
 * A browser that takes push messages for an account; it belongs to whoever subscribed it last. It goes with the sign-in through which it was
 * subscribed, however that ends: whoever held it once does not go on reading.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ownedBy(),
    signInId: uuid()
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [index('push_subscriptions_of_account').on(table.accountId), index('push_subscriptions_of_sign_in').on(table.signInId)],
)
