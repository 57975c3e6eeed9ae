import { eq, inArray, sql } from 'drizzle-orm'
import { type NotificationType, notificationKind } from '#contract/notifications-kinds.ts'
import type { NotificationPreference, NotificationSettings } from '#contract/notifications-preferences.ts'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { notificationPreferences, notificationSettings } from './notification-tables.ts'

const DIGEST_AT = '08:00'

type PreferenceRow = typeof notificationPreferences.$inferSelect

/** What a kind is for whoever has said nothing of it. What is fixed is on whatever a row says. */
const preferenceOf = (type: NotificationType, row: PreferenceRow | undefined): NotificationPreference => {
  const { defaults, fixed } = notificationKind(type)
  return {
    notificationType: type,
    inAppEnabled: fixed.includes('inApp') || (row?.isInApp ?? defaults.includes('inApp')),
    emailEnabled: fixed.includes('email') || (row?.isEmail ?? defaults.includes('email')),
    pushEnabled: fixed.includes('push') || (row?.isPush ?? defaults.includes('push')),
    frequency: row?.frequency ?? 'instant',
    fixed: [...fixed],
  }
}

/** How accounts want the kinds: answers what one of them wants of one kind. */
export const preferencesOf = async (
  db: Queryable,
  accountIds: readonly string[],
): Promise<(accountId: string, type: NotificationType) => NotificationPreference> => {
  const rows =
    accountIds.length === 0
      ? []
      : await db
          .select()
          .from(notificationPreferences)
          .where(inArray(notificationPreferences.accountId, [...accountIds]))
  const keyOf = (accountId: string, type: string) => `${accountId} ${type}`
  const said = new Map(rows.map(row => [keyOf(row.accountId, row.type), row]))
  return (accountId, type) => preferenceOf(type, said.get(keyOf(accountId, type)))
}

/** What an account has said itself, without what holds by default. */
export const preferencesSaidBy = (db: Queryable, accountId: string): Promise<PreferenceRow[]> =>
  db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))

export const savePreferences = async (
  tx: Transaction,
  accountId: string,
  preferences: readonly NotificationPreference[],
): Promise<void> => {
  const rows = preferences.map(({ notificationType: type, inAppEnabled, emailEnabled, pushEnabled, frequency }) => ({
    ...{ accountId, type, isInApp: inAppEnabled, isEmail: emailEnabled, isPush: pushEnabled, frequency },
  }))
  await tx
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.type],
      set: {
        isInApp: sql`excluded.is_in_app`,
        isEmail: sql`excluded.is_email`,
        isPush: sql`excluded.is_push`,
        frequency: sql`excluded.frequency`,
      },
    })
}

type SettingsRow = typeof notificationSettings.$inferSelect

const settingsView = (row: SettingsRow | null, timeZone: string | null): NotificationSettings => ({
  quietHours: row?.quietFrom && row.quietUntil ? { from: row.quietFrom, until: row.quietUntil } : null,
  digestAt: row?.digestAt ?? DIGEST_AT,
  timeZone: row?.timeZone ?? timeZone ?? 'UTC',
  isSoundOn: row?.isSoundOn ?? false,
})

/** What holds for all kinds, by account; the account's own time zone until the person says another here. */
export const settingsOf = async (db: Queryable, accountIds: readonly string[]): Promise<Map<string, NotificationSettings>> => {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ accountId: accounts.id, timeZone: accounts.timezone, settings: notificationSettings })
    .from(accounts)
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, accounts.id))
    .where(inArray(accounts.id, [...accountIds]))
  return new Map(rows.map(({ accountId, timeZone, settings }) => [accountId, settingsView(settings, timeZone)]))
}

export const saveSettings = async (tx: Transaction, accountId: string, { quietHours, ...rest }: NotificationSettings): Promise<void> => {
  const columns = { ...rest, quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }
  await tx
    .insert(notificationSettings)
    .values({ accountId, ...columns })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: columns })
}
