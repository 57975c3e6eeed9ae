import * as z from 'zod/mini'
import { NOTIFICATION_CHANNELS, NOTIFICATION_FREQUENCIES, NOTIFICATION_TYPES } from './notifications-kinds.ts'
import { endpoint } from './shared/endpoint.ts'
import { email } from './shared/primitives.ts'
import { timeZone } from './shared/time-zone.ts'

const USER = 'A valid user email is required.'
const TIME_OF_DAY = 'Choose a time of day, such as 22:00.'
const QUIET_HOURS = 'Quiet hours end at another time than they begin. Choose another.'

/** One row of the preferences. What `fixed` names cannot be switched off, and saving it off is refused. `frequency` is of mail and push. */
export const NotificationPreference = z.object({
  notificationType: z.enum(NOTIFICATION_TYPES),
  inAppEnabled: z.boolean(),
  emailEnabled: z.boolean(),
  pushEnabled: z.boolean(),
  frequency: z.enum(NOTIFICATION_FREQUENCIES),
  fixed: z.array(z.enum(NOTIFICATION_CHANNELS)),
})
export type NotificationPreference = z.infer<typeof NotificationPreference>

const timeOfDay = z.string({ error: TIME_OF_DAY }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: TIME_OF_DAY }))

/**
 * What holds for all kinds. In quiet hours, which may span midnight, mail and push wait for their end, and nothing sounds; what is fixed does
 * not wait. `digestAt`: when the daily mail comes. Both in `timeZone`.
 */
export const NotificationSettings = z.object({
  quietHours: z.nullable(
    z.object({ from: timeOfDay, until: timeOfDay }).check(z.refine(({ from, until }) => from !== until, { error: QUIET_HOURS })),
  ),
  digestAt: timeOfDay,
  timeZone,
  isSoundOn: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const readNotificationPreferences = endpoint({
  method: 'GET',
  path: '/_api/notifications/preferences',
  summary: 'What the caller wants to be told, and where',
  access: 'signed-in',
  ownEmail: 'userEmail',
  isEnveloped: true,
  input: z.object({ userEmail: email(USER) }),
  output: z.array(NotificationPreference),
})

export const saveNotificationPreferences = endpoint({
  method: 'POST',
  path: '/_api/notifications/preferences',
  summary: 'Changes what the caller wants to be told, and where; kinds that are not named stay',
  access: 'signed-in',
  ownEmail: 'userEmail',
  isEnveloped: true,
  input: z.object({
    userEmail: email(USER),
    preferences: z
      .array(
        z.object({
          notificationType: z.enum(NOTIFICATION_TYPES, { error: 'This notification type is not known.' }),
          emailEnabled: z.optional(z.boolean()),
          inAppEnabled: z.optional(z.boolean()),
          pushEnabled: z.optional(z.boolean()),
          frequency: z.optional(z.enum(NOTIFICATION_FREQUENCIES, { error: 'frequency must be instant, hourly or daily' })),
        }),
        { error: 'Preferences array cannot be empty.' },
      )
      .check(z.minLength(1, { error: 'Preferences array cannot be empty.' }), z.maxLength(100)),
  }),
  output: z.array(NotificationPreference),
})

export const readNotificationSettings = endpoint({
  method: 'GET',
  path: '/_api/notifications/settings',
  summary: 'The caller’s quiet hours, time of the daily mail, time zone and sound',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({}),
  output: NotificationSettings,
})

export const saveNotificationSettings = endpoint({
  method: 'POST',
  path: '/_api/notifications/settings',
  summary: 'Changes the caller’s quiet hours, time of the daily mail, time zone or sound; what is not named stays',
  access: 'signed-in',
  isEnveloped: true,
  input: z.partial(NotificationSettings),
  output: NotificationSettings,
})
