import { NOTIFICATION_SOUND } from '#contract/notifications.ts'

let chime: HTMLAudioElement | undefined

/** A browser may refuse, above all before anything was pressed on the page: then the notification is seen and not heard. */
export const playNotificationSound = async (): Promise<void> => {
  try {
    chime ??= new Audio(NOTIFICATION_SOUND)
    chime.currentTime = 0
    await chime.play()
  } catch (cause) {
    console.warn('The sound of a notification was not played.', cause)
  }
}
