import { formatDate } from '../../ui/format.ts'

/** For so long the name above a first message holds for those that follow it. */
const GROUP_MS = 5 * 60_000

interface Said {
  id: number
  senderEmail: string
  timestampSent: string
}

/** The messages that go on where the one before stopped: the same person's, within some minutes of a first one. A line between days, or before `newId`, ends it. */
export const goingOn = (messages: readonly Said[], newId: number | undefined): ReadonlySet<number> => {
  const continued = new Set<number>()
  let first: Said | undefined
  for (const message of messages) {
    const isContinued =
      first?.senderEmail === message.senderEmail &&
      message.id !== newId &&
      Date.parse(message.timestampSent) - Date.parse(first.timestampSent) < GROUP_MS &&
      formatDate(message.timestampSent) === formatDate(first.timestampSent)
    if (isContinued) continued.add(message.id)
    else first = message
  }
  return continued
}
