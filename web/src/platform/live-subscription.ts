import { AppError, isErrorCode } from '#contract/shared/errors.ts'
import type { LiveResponse } from '#contract/shared/live.ts'

/** What a subscriber hears of its room. */
export interface LiveSubscriber {
  onEvent(event: unknown): void
  /** Events before this moment are not known: fetch the state anew. Also called once at the start, when the room is joined. */
  onReset(): void
  onRefused?(error: AppError): void
}

/** A room that this tab listens to. */
export interface Subscription {
  subscribers: Set<LiveSubscriber>
  /** The last sequence number seen; null until the server has acknowledged. */
  seq: number | null
  isRefused: boolean
}

export const tell = (room: Subscription, action: (subscriber: LiveSubscriber) => void) => {
  for (const subscriber of [...room.subscribers]) action(subscriber)
}

/** What the server says of a room that this tab listens to; what it says of people in rooms is none of it. */
export const heardOfEvents = (room: Subscription, response: LiveResponse): void => {
  if (response.type === 'refused') {
    room.isRefused = true
    const error = new AppError(isErrorCode(response.code) ? response.code : 'forbidden', response.error)
    tell(room, subscriber => subscriber.onRefused?.(error))
  } else if (response.type === 'event') {
    // Sent twice around a reconnection: the first one counted.
    if (room.seq !== null && response.seq <= room.seq) return
    room.seq = response.seq
    tell(room, subscriber => subscriber.onEvent(response.event))
  } else if (response.type === 'reset' || (response.type === 'subscribed' && room.seq === null)) {
    room.seq = response.seq
    tell(room, subscriber => subscriber.onReset())
  }
}
