import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  archiveNotifications,
  markNotifications,
  NOTIFICATIONS_PER_CALL,
  type Notification,
  SNOOZE_MIN_MINUTES,
  snoozeNotifications,
} from '#contract/notifications.ts'
import { saveNotificationPreferences, saveNotificationSettings } from '#contract/notifications-preferences.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { keepFocus } from '../ui/screen-heading.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { changeAtOnce, fetchAnew } from './notification-changes.ts'
import { preferencesKey, settingsKey } from './notification-queries.ts'
import { closePushed } from './pushed-notifications.ts'

const ABOUT = 'change-notifications'
const sayFailure = (error: Error) => showError(`Failed to update notifications: ${error.message}`, ABOUT)
const countWords = (count: number) => (count === 1 ? '1 notification' : `${count} notifications`)

/** As many calls as it takes, one after the other; answers how many rows they changed. */
const inPortions = async (ids: readonly number[], send: (notificationIds: number[]) => Promise<{ updatedCount: number }>) => {
  let updatedCount = 0
  for (let from = 0; from < ids.length; from += NOTIFICATIONS_PER_CALL)
    updatedCount += (await send(ids.slice(from, from + NOTIFICATIONS_PER_CALL))).updatedCount
  return updatedCount
}

interface Marking {
  /** Those named, or all that are not newer than one. */
  which: readonly number[] | { upToId: number }
  isRead: boolean
  /** Whoever follows a link has not asked to be told that it is marked. */
  isSilent?: boolean
}

/** The lists change at once; they are as before when the server refuses, and in the end as it has them. */
export const useMarkNotifications = (email: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ which, isRead }: Marking) => {
      const own = { recipientEmail: email, isRead }
      if ('upToId' in which) return (await call(markNotifications, { ...own, ...which })).updatedCount
      return inPortions(which, notificationIds => call(markNotifications, { ...own, notificationIds }))
    },
    onMutate: ({ which, isRead }) => {
      const ids = 'upToId' in which ? null : new Set(which)
      const isMeant = ({ id }: Notification) => ('upToId' in which ? id <= which.upToId : (ids?.has(id) ?? false))
      return changeAtOnce(queryClient, each => (each.isRead !== isRead && isMeant(each) ? { ...each, isRead } : each), 'upToId' in which)
    },
    onSuccess: (count, { which, isRead, isSilent }) => {
      if (!isSilent) showSuccess(`Marked ${count} notification(s).`, ABOUT)
      if (isRead) void closePushed(which)
    },
    onError: (error, _marking, takeBack) => {
      takeBack?.()
      sayFailure(error)
    },
    onSettled: () => {
      keepFocus()
      void fetchAnew(queryClient)
    },
  })
}

/** Into the archive, with a way back, or out of it. */
export const useArchiveNotifications = () => {
  const queryClient = useQueryClient()
  const archive = useMutation({
    mutationFn: ({ ids, isArchived }: { ids: readonly number[]; isArchived: boolean }) =>
      inPortions(ids, notificationIds => call(archiveNotifications, { notificationIds, isArchived })),
    onMutate: ({ ids, isArchived }) => {
      const meant = new Set(ids)
      return changeAtOnce(queryClient, each => (meant.has(each.id) ? { ...each, isArchived } : each))
    },
    onSuccess: (_count, { ids, isArchived }) => {
      if (!isArchived) return showSuccess(`${countWords(ids.length)} moved to the inbox.`, ABOUT)
      void closePushed(ids)
      const undo = { label: 'Undo', onPress: () => archive.mutate({ ids, isArchived: false }) }
      return showSuccess(`${countWords(ids.length)} archived.`, ABOUT, undo)
    },
    onError: (error, _change, takeBack) => {
      takeBack?.()
      sayFailure(error)
    },
    onSettled: () => {
      keepFocus()
      void fetchAnew(queryClient)
    },
  })
  return archive
}

const MINUTE_MS = 60_000

/** Out of the inbox until then; null brings them back now. */
export const useSnoozeNotifications = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, until }: { ids: readonly number[]; until: Date | null }) => {
      // 'This evening' may be in a minute.
      const minutes = until === null ? 0 : Math.max(SNOOZE_MIN_MINUTES, Math.ceil((until.getTime() - Date.now()) / MINUTE_MS))
      return inPortions(ids, notificationIds => call(snoozeNotifications, { notificationIds, minutes }))
    },
    onMutate: ({ ids, until }) => {
      const meant = new Set(ids)
      return changeAtOnce(queryClient, each => (meant.has(each.id) ? { ...each, snoozedUntil: until } : each))
    },
    onSuccess: (_count, { ids, until }) => {
      showSuccess(until === null ? `${countWords(ids.length)} moved to the inbox.` : `${countWords(ids.length)} snoozed.`, ABOUT)
      void closePushed(ids)
    },
    onError: (error, _change, takeBack) => {
      takeBack?.()
      sayFailure(error)
    },
    onSettled: () => {
      keepFocus()
      void fetchAnew(queryClient)
    },
  })
}

export const useSaveNotificationPreferences = (email: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (preferences: InputOf<typeof saveNotificationPreferences>['preferences']) =>
      call(saveNotificationPreferences, { userEmail: email, preferences }),
    onSuccess: saved => {
      queryClient.setQueryData(preferencesKey(email), saved)
      showSuccess('Notification preferences updated successfully.', 'save-preferences')
    },
    onError: error => showError(`Failed to update preferences: ${error.message}`, 'save-preferences'),
  })
}

/** `text` is said when it is done; a switch that moves has said it. */
export const useSaveNotificationSettings = (email: string, text?: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: InputOf<typeof saveNotificationSettings>) => call(saveNotificationSettings, settings),
    onSuccess: saved => {
      queryClient.setQueryData(settingsKey(email), saved)
      if (text !== undefined) showSuccess(text, 'save-settings')
    },
    onError: error => showError(`Failed to update preferences: ${error.message}`, 'save-settings'),
  })
}
