import * as z from 'zod/mini'
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CHANNELS } from './notifications-kinds.ts'
import { endpoint } from './shared/endpoint.ts'
import { email, positiveInt, positiveIntText } from './shared/primitives.ts'

export const NOTIFICATIONS_PAGE_SIZE = 20
const NOTIFICATIONS_PAGE_MAX = 100
export const BELL_ITEMS = 5
const UNREAD_LIMIT = 10
const UNREAD_MAX = 20
/** Beyond it the badge says '9+'. */
export const BADGE_CAP = 9
/** How often the unread are asked for where the live socket does not tell; also asked on focus. */
export const UNREAD_REFRESH_MS = 30_000
export const NOTIFICATION_TOAST_MS = 5_000
export const NOTIFICATION_SOUND = '/sounds/notification.mp3'
/** As many as one call marks, archives or snoozes. */
export const NOTIFICATIONS_PER_CALL = 1_000
export const SNOOZE_MIN_MINUTES = 3
export const SNOOZE_MAX_MINUTES = 60 * 24 * 30

const RECIPIENT = 'A valid recipient email is required.'
const NOTIFICATION_ID = 'Notification ID must be a positive integer.'
const AT_LEAST_ONE = 'At least one notification ID is required.'
const TOO_MANY = `At most ${NOTIFICATIONS_PER_CALL} notifications at once.`
const LIST_LIMIT = `limit must be an integer from 1 to ${NOTIFICATIONS_PAGE_MAX}`
const UNREAD_LIMIT_TEXT = `limit must be an integer from 1 to ${UNREAD_MAX}`
const DATE = 'A date in ISO 8601 is required, such as 2026-05-31.'
export const SNOOZE = `Snooze for ${SNOOZE_MIN_MINUTES} minutes to 30 days.`

/** A day, or a moment of it, in years that a database knows. */
const isoText = z
  .string({ error: DATE })
  .check(z.refine(text => /^(?!0000)\d{4}-\d\d-\d\d($|T)/.test(text) && !Number.isNaN(Date.parse(text)), { error: DATE }))
const ids = z
  .array(positiveInt(NOTIFICATION_ID), { error: AT_LEAST_ONE })
  .check(z.minLength(1, { error: AT_LEAST_ONE }), z.maxLength(NOTIFICATIONS_PER_CALL, { error: TOO_MANY }))

/**
 * Something that happened, told to one person. Moments are dates: these calls travel in superjson's envelope. `actionUrl` is absolute,
 * http or https. `snoozedUntil`: out of the inbox until then.
 */
export const Notification = z.object({
  id: z.int(),
  recipientEmail: z.string(),
  recipientName: z.string(),
  title: z.string(),
  message: z.string(),
  notificationType: z.string(),
  notificationCategory: z.enum(NOTIFICATION_CATEGORIES),
  actionUrl: z.nullable(z.string()),
  actionText: z.nullable(z.string()),
  relatedEntityType: z.nullable(z.string()),
  relatedEntityId: z.nullable(z.int()),
  senderEmail: z.nullable(z.string()),
  senderName: z.nullable(z.string()),
  priorityLevel: z.enum(['normal', 'high']),
  expiresAt: z.nullable(z.date()),
  metadata: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  snoozedUntil: z.nullable(z.date()),
  createdAt: z.date(),
})
export type Notification = z.infer<typeof Notification>

/** `count`: all that is unread, archived and snoozed ones left out, however many of them the list shows. */
export const UnreadNotifications = z.object({ notifications: z.array(Notification), count: z.int() })
export type UnreadNotifications = z.infer<typeof UnreadNotifications>

/** How many of the rows asked for are the caller's, each once, whether they were so before or not; and what is unread after it. */
const Changed = z.object({ updatedCount: z.int(), unreadCount: z.int() })

export const listNotifications = endpoint({
  method: 'GET',
  path: '/_api/notifications',
  summary: 'The caller’s notifications, newest first, a page at a time',
  access: 'signed-in',
  ownEmail: 'recipientEmail',
  isEnveloped: true,
  input: z.object({
    recipientEmail: email(RECIPIENT),
    limit: z._default(
      z.coerce
        .number({ error: LIST_LIMIT })
        .check(z.int({ error: LIST_LIMIT }), z.minimum(1, { error: LIST_LIMIT }), z.maximum(NOTIFICATIONS_PAGE_MAX, { error: LIST_LIMIT })),
      NOTIFICATIONS_PAGE_SIZE,
    ),
    cursor: z.optional(z.string().check(z.maxLength(200, { error: 'This cursor is not one of ours. Leave it out to begin anew.' }))),
    status: z._default(z.enum(['all', 'read', 'unread'], { error: 'status must be read, unread or all' }), 'all'),
    category: z.optional(z.string().check(z.maxLength(100))),
    startDate: z.optional(isoText),
    /** A date without a time means the whole of that day, in UTC. */
    endDate: z.optional(isoText),
    /** Additive: which part of the inbox; what is snoozed comes back by itself. */
    place: z._default(z.enum(['inbox', 'archive', 'snoozed']), 'inbox'),
  }),
  output: z.object({ notifications: z.array(Notification), nextCursor: z.nullable(z.string()) }),
})

export const readUnreadNotifications = endpoint({
  method: 'GET',
  path: '/_api/notifications/unread',
  summary: 'The newest unread notifications of the caller, and how many there are in all',
  access: 'signed-in',
  ownEmail: 'recipientEmail',
  isEnveloped: true,
  input: z.object({
    recipientEmail: email(RECIPIENT),
    limit: z._default(
      z.coerce
        .number({ error: UNREAD_LIMIT_TEXT })
        .check(
          z.int({ error: UNREAD_LIMIT_TEXT }),
          z.minimum(1, { error: UNREAD_LIMIT_TEXT }),
          z.maximum(UNREAD_MAX, { error: UNREAD_LIMIT_TEXT }),
        ),
      UNREAD_LIMIT,
    ),
  }),
  output: UnreadNotifications,
})

export const markNotifications = endpoint({
  method: 'POST',
  path: '/_api/notifications/mark-read',
  summary: 'Marks the caller’s notifications as read or unread: those named, or all up to one',
  access: 'signed-in',
  ownEmail: 'recipientEmail',
  isEnveloped: true,
  input: z
    .object({
      recipientEmail: email(RECIPIENT),
      notificationIds: z.optional(ids),
      isRead: z.boolean({ error: 'isRead must be true or false.' }),
      /** Additive: every one in the inbox whose id is not above this, whether or not it was ever shown. */
      upToId: z.optional(positiveInt(NOTIFICATION_ID)),
    })
    .check(z.refine(({ notificationIds, upToId }) => notificationIds !== undefined || upToId !== undefined, { error: AT_LEAST_ONE })),
  output: Changed,
})

export const archiveNotifications = endpoint({
  method: 'POST',
  path: '/_api/notifications/archive',
  summary: 'Puts the caller’s notifications into the archive, or back into the inbox',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({ notificationIds: ids, isArchived: z.boolean({ error: 'isArchived must be true or false.' }) }),
  output: Changed,
})

export const snoozeNotifications = endpoint({
  method: 'POST',
  path: '/_api/notifications/snooze',
  summary: 'Takes the caller’s notifications out of the inbox for a while; they come back as new. 0 minutes brings them back now',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({
    notificationIds: ids,
    minutes: z
      .int({ error: SNOOZE })
      .check(z.refine(minutes => minutes === 0 || (minutes >= SNOOZE_MIN_MINUTES && minutes <= SNOOZE_MAX_MINUTES), { error: SNOOZE })),
  }),
  output: Changed,
})

/**
 * Why somebody got a notification, and where it went. `state` of a channel: `waiting` for its time, `sent`, `withheld` (by preference, or
 * because it was over or read before), `failed`. `reason` says the rest in words.
 */
export const NotificationReceipt = z.object({
  because: z.string(),
  channels: z.array(
    z.object({
      channel: z.enum(NOTIFICATION_CHANNELS),
      state: z.enum(['waiting', 'sent', 'withheld', 'failed']),
      reason: z.nullable(z.string()),
      at: z.nullable(z.date()),
    }),
  ),
})
export type NotificationReceipt = z.infer<typeof NotificationReceipt>

export const explainNotification = endpoint({
  method: 'GET',
  path: '/_api/notifications/why',
  summary: 'Why the caller got a notification, and by which channels it went or did not go',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({ notificationId: positiveIntText(NOTIFICATION_ID) }),
  output: NotificationReceipt,
})
