import { kindsFor, type NotificationChannel, type NotificationType, notificationKind } from '#contract/notifications-kinds.ts'
import type {
  NotificationPreference,
  NotificationSettings,
  saveNotificationPreferences,
  saveNotificationSettings,
} from '#contract/notifications-preferences.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Queryable } from '../platform/database/database.ts'
import { type AccountActor, type Actor, requireAccount } from '../platform/identity/actor.ts'
import { preferencesOf, savePreferences, saveSettings, settingsOf } from './preference-store.ts'

/** What a person wants to be told, and where. */
export interface NotificationPreferenceService {
  preferences(actor: Actor): Promise<NotificationPreference[]>
  savePreferences(actor: Actor, input: ParsedInputOf<typeof saveNotificationPreferences>): Promise<NotificationPreference[]>
  settings(actor: Actor): Promise<NotificationSettings>
  saveSettings(actor: Actor, input: ParsedInputOf<typeof saveNotificationSettings>): Promise<NotificationSettings>
}

type Said = ParsedInputOf<typeof saveNotificationPreferences>['preferences'][number]

const CHANNEL_WORDS: Record<NotificationChannel, string> = { inApp: 'in the app', email: 'by e-mail', push: 'by push' }

/** What was, with what is said now; what is fixed cannot be said to be off. */
const changed = (was: NotificationPreference, { inAppEnabled, emailEnabled, pushEnabled, frequency }: Said): NotificationPreference => {
  const wanted = { inApp: inAppEnabled, email: emailEnabled, push: pushEnabled }
  const refused = was.fixed.find(channel => wanted[channel] === false)
  const { label } = notificationKind(was.notificationType)
  if (refused) throw new AppError('bad_request', `'${label}' always comes ${CHANNEL_WORDS[refused]}: leave that on.`)
  return {
    ...was,
    inAppEnabled: inAppEnabled ?? was.inAppEnabled,
    emailEnabled: emailEnabled ?? was.emailEnabled,
    pushEnabled: pushEnabled ?? was.pushEnabled,
    frequency: frequency ?? was.frequency,
  }
}

const shownTo = async (db: Queryable, { accountId, roles }: AccountActor): Promise<Map<NotificationType, NotificationPreference>> => {
  const of = await preferencesOf(db, [accountId])
  return new Map(kindsFor(roles).map(type => [type, of(accountId, type)]))
}

const settingsShownTo = async (db: Queryable, accountId: string): Promise<NotificationSettings> => {
  const settings = (await settingsOf(db, [accountId])).get(accountId)
  if (!settings) throw new AppError('unauthenticated', 'Please log in first.')
  return settings
}

export const createNotificationPreferenceService = (database: Database): NotificationPreferenceService => ({
  preferences: async actor => [...(await shownTo(database.query, requireAccount(actor))).values()],
  savePreferences: (actor, { preferences }) =>
    database.transaction(async tx => {
      const account = requireAccount(actor)
      const shown = await shownTo(tx, account)
      const saved = new Map<NotificationType, NotificationPreference>()
      for (const said of preferences) {
        const was = saved.get(said.notificationType) ?? shown.get(said.notificationType)
        if (!was)
          throw new AppError(
            'bad_request',
            `'${notificationKind(said.notificationType).label}' is not among your preferences. Reload the page.`,
          )
        saved.set(said.notificationType, changed(was, said))
      }
      await savePreferences(tx, account.accountId, [...saved.values()])
      return [...shown.keys()].flatMap(type => saved.get(type) ?? shown.get(type) ?? [])
    }),
  settings: actor => settingsShownTo(database.query, requireAccount(actor).accountId),
  saveSettings: (actor, named) =>
    database.transaction(async tx => {
      const { accountId } = requireAccount(actor)
      const was = await settingsShownTo(tx, accountId)
      const { quietHours = was.quietHours, digestAt = was.digestAt, timeZone = was.timeZone, isSoundOn = was.isSoundOn } = named
      const saved = { quietHours, digestAt, timeZone, isSoundOn }
      await saveSettings(tx, accountId, saved)
      return saved
    }),
})
