import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { eraseNotifications } from './notification-erasure-store.ts'
import { exportNotifications } from './notification-store.ts'
import { preferencesSaidBy, settingsOf } from './preference-store.ts'

/** Preferences, settings and browsers that take push messages go with the account's row. */
export const createNotificationPersonalData = (database: Database): PersonalData => ({
  domain: 'notifications',
  export: accountId =>
    database.snapshot(async tx => ({
      notifications: await exportNotifications(tx, accountId),
      preferences: await preferencesSaidBy(tx, accountId),
      settings: (await settingsOf(tx, [accountId])).get(accountId),
    })),
  erase: eraseNotifications,
})
