import type { Role } from './accounts.ts'

/** What a notification is about, each with an icon of its own; whatever else a row may say is shown as `general`. */
export const NOTIFICATION_CATEGORIES = [
  'project_update',
  'new_message',
  'ar_session',
  'account_alert',
  'service_update',
  'general',
] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

/** Where a notification may arrive. */
export const NOTIFICATION_CHANNELS = ['inApp', 'email', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** How soon mail and push follow what happened: each by itself, or together on the hour, or once a day. */
export const NOTIFICATION_FREQUENCIES = ['instant', 'hourly', 'daily'] as const
export type NotificationFrequency = (typeof NOTIFICATION_FREQUENCIES)[number]

/** What a person can have his way about: the rows of the preferences. */
export interface NotificationKind {
  /** As the preferences call it. */
  label: string
  /** When it comes, in a sentence. */
  when: string
  category: NotificationCategory
  /** Whose preferences show it. */
  for: 'everyone' | Exclude<Role, 'client'>
  /** Channels that are on until the person says otherwise. */
  defaults: readonly NotificationChannel[]
  /** Channels that cannot be switched off: what concerns rights, or was promised by mail. Quiet hours and digests do not hold these up. */
  fixed: readonly NotificationChannel[]
}

const everywhere = ['inApp', 'email', 'push'] as const

/** All of them, by `notificationType`, in the order in which the preferences show them. */
export const NOTIFICATION_KINDS = {
  analysis_finished: {
    label: 'Plans',
    when: 'The analysis of your project is done, asks something or has failed.',
    category: 'project_update',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  offer_answered: {
    label: 'Answers to your offers',
    when: 'An expert accepts, declines or counters an offer, or an offer runs out.',
    category: 'project_update',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  work_delivered: {
    label: 'Delivered work',
    when: 'An expert says that the work of a task is delivered.',
    category: 'project_update',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  deadline_near: {
    label: 'Reminders',
    when: 'An offer runs out, or work is due, within a day.',
    category: 'project_update',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  session_booked: {
    label: 'Booked AR sessions',
    when: 'An AR session is booked. The mail carries the entry for your calendar.',
    category: 'ar_session',
    for: 'everyone',
    defaults: everywhere,
    fixed: ['email'],
  },
  session_message: {
    label: 'Session messages',
    when: 'The other side of an AR session writes to you before it has begun.',
    category: 'new_message',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  session_changed: {
    label: 'Changed AR sessions',
    when: 'An AR session is moved or cancelled. The mail changes the entry in your calendar.',
    category: 'ar_session',
    for: 'everyone',
    defaults: everywhere,
    fixed: ['email'],
  },
  session_near: {
    label: 'AR sessions that begin',
    when: 'An AR session is a day or a quarter of an hour away, or is started.',
    category: 'ar_session',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  session_over: {
    label: 'AR sessions that are over',
    when: 'An AR session has ended, and its record can be read.',
    category: 'ar_session',
    for: 'everyone',
    defaults: ['inApp', 'email'],
    fixed: [],
  },
  workspace_mention: {
    label: 'Mentions',
    when: 'Somebody names you in the chat of a workspace.',
    category: 'new_message',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  workspace_invitation: {
    label: 'Invitations to workspaces',
    when: 'Somebody invites you to a workspace, lets you in, or accepts your invitation.',
    category: 'general',
    for: 'everyone',
    defaults: everywhere,
    fixed: [],
  },
  workspace_access: {
    label: 'Your part in workspaces',
    when: 'Your role changes, you are removed, or a workspace is handed over to you or deleted.',
    category: 'general',
    for: 'everyone',
    defaults: ['inApp', 'email'],
    fixed: ['inApp'],
  },
  review_answered: {
    label: 'Answers to your reviews',
    when: 'An expert responds to a review of yours.',
    category: 'service_update',
    for: 'everyone',
    defaults: ['inApp', 'email'],
    fixed: [],
  },
  review_moderated: {
    label: 'Moderation of your reviews',
    when: 'An admin removes or restores a review of yours.',
    category: 'account_alert',
    for: 'everyone',
    defaults: ['inApp', 'email'],
    fixed: ['inApp', 'email'],
  },
  account_security: {
    label: 'Account and security',
    when: 'Sign-in settings, roles or the standing of your account change.',
    category: 'account_alert',
    for: 'everyone',
    defaults: ['inApp', 'email'],
    fixed: ['inApp', 'email'],
  },
  offer_received: {
    label: 'Offers for you',
    when: 'A client sends, changes or withdraws an offer, or one runs out.',
    category: 'project_update',
    for: 'expert',
    defaults: everywhere,
    fixed: [],
  },
  work_judged: {
    label: 'Answers to your work',
    when: 'A client confirms delivered work, or says what is missing.',
    category: 'project_update',
    for: 'expert',
    defaults: everywhere,
    fixed: [],
  },
  client_waiting: {
    label: 'Waiting clients',
    when: 'A client waits for you in an AR session that you have not started.',
    category: 'ar_session',
    for: 'expert',
    defaults: ['inApp', 'push'],
    fixed: [],
  },
  review_received: {
    label: 'Reviews of you',
    when: 'A client reviews you or a service of yours.',
    category: 'service_update',
    for: 'expert',
    defaults: ['inApp', 'email'],
    fixed: [],
  },
  service_moderated: {
    label: 'Your services on the market',
    when: 'An admin takes a service of yours off the market, or puts it back.',
    category: 'service_update',
    for: 'expert',
    defaults: ['inApp', 'email'],
    fixed: ['inApp', 'email'],
  },
  verification_decided: {
    label: 'Your verification',
    when: 'An admin decides on your verification, or needs more information.',
    category: 'account_alert',
    for: 'expert',
    defaults: ['inApp', 'email'],
    fixed: ['inApp', 'email'],
  },
  verification_requested: {
    label: 'Verification requests',
    when: 'An expert asks to be verified.',
    category: 'service_update',
    for: 'admin',
    defaults: ['inApp'],
    fixed: [],
  },
  review_reported: {
    label: 'Reported reviews',
    when: 'Somebody reports a review.',
    category: 'service_update',
    for: 'admin',
    defaults: ['inApp'],
    fixed: [],
  },
} as const satisfies Record<string, NotificationKind>

export type NotificationType = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as NotificationType[] // the keys of a constant are its type's
export const notificationKind = (type: NotificationType): NotificationKind => NOTIFICATION_KINDS[type]

/** The kinds that somebody with these roles has preferences for. */
export const kindsFor = (roles: readonly Role[]): NotificationType[] =>
  NOTIFICATION_TYPES.filter(type => {
    const of = notificationKind(type).for
    return of === 'everyone' || roles.includes(of)
  })
