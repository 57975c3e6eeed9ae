import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** What a resume token proves. */
interface HeldPlace {
  peerId: string
  /** Given by an earlier process, shortly before this one began: nobody here knows of it, and it is still good. */
  isOfEarlierProcess: boolean
}

/** Places in rooms as tokens: whose place it is, and in which room, is bound into each, so that it gives nothing to anybody else. */
export interface Places {
  /** Whoever comes later has the smaller name: in a call he makes the offer, which he has prepared on his way in. */
  newPeerId(): string
  tokenOf(room: string, holder: string, peerId: string): string
  /** Undefined for a token that was not made for this holder and room. */
  read(room: string, holder: string, token: string): HeldPlace | undefined
  /** The same for all places of one holder in one room, and in no other. */
  personOf(room: string, holder: string): string
}

const LAST_MS = 0xffff_ffff_ffff

/** Shaped as a UUID: the time, counted backwards, and chance. */
const peerIdsBackwards = () => {
  let former = LAST_MS
  return () => {
    former = Math.min(former - 1, LAST_MS - Date.now())
    const time = former.toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}${randomUUID().slice(13)}`
  }
}

export const createPlaces = (secret: string, resumeMs: number): Places => {
  const process = randomUUID().slice(0, 8)
  const begunAt = performance.now()
  const sign = (...words: string[]) => createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url')
  const tokenBy = (room: string, holder: string, peerId: string, by: string) =>
    [peerId, by, sign('live-place', room, holder, peerId, by)].join('.')
  return {
    newPeerId: peerIdsBackwards(),
    tokenOf: (room, holder, peerId) => tokenBy(room, holder, peerId, process),
    read: (room, holder, token) => {
      const [peerId = '', by = ''] = token.split('.')
      const [given, right] = [Buffer.from(token), Buffer.from(tokenBy(room, holder, peerId, by))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const isOfEarlierProcess = by !== process && performance.now() - begunAt < resumeMs
      return by === process || isOfEarlierProcess ? { peerId, isOfEarlierProcess } : undefined
    },
    personOf: (room, holder) => sign('live-person', room, holder).slice(0, 16),
  }
}
