import {
  archiveNotifications,
  explainNotification,
  listNotifications,
  markNotifications,
  readUnreadNotifications,
  snoozeNotifications,
} from '#contract/notifications.ts'
import {
  readNotificationPreferences,
  readNotificationSettings,
  saveNotificationPreferences,
  saveNotificationSettings,
} from '#contract/notifications-preferences.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { NotificationService } from './notification-service.ts'
import type { NotificationPreferenceService } from './preference-service.ts'

export const bindNotifications = (bind: Bind, inbox: NotificationService, preferences: NotificationPreferenceService): void => {
  bind(listNotifications, inbox.list)
  bind(readUnreadNotifications, inbox.unread)
  bind(markNotifications, inbox.mark)
  bind(archiveNotifications, inbox.archive)
  bind(snoozeNotifications, inbox.snooze)
  bind(explainNotification, (actor, { notificationId }) => inbox.explain(actor, notificationId))
  bind(readNotificationPreferences, preferences.preferences)
  bind(saveNotificationPreferences, preferences.savePreferences)
  bind(readNotificationSettings, preferences.settings)
  bind(saveNotificationSettings, preferences.saveSettings)
}
