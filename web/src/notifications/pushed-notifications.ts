/** Takes away what the browser itself still shows of notifications that were read or put away here. */
export const closePushed = async (which: readonly number[] | { upToId: number }): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const id = Number(shown.tag)
    if ('upToId' in which ? id <= which.upToId : which.includes(id)) shown.close()
  }
}
