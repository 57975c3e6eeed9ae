import * as z from 'zod/mini'
import { dropPieces, readPieces, unsentPieces, writePieces } from '../platform/unsent-pieces.ts'

const NAME = 'recording'
/** The server takes none later than a day after its session, which lasts a day at most. */
const KEPT_FOR_MS = 3 * 86_400_000

const About = z.object({ sessionId: z.int(), startedAt: z.iso.datetime(), seconds: z.int(), type: z.string() })
type About = z.infer<typeof About>

/** What was recorded of a session and is in this browser alone. */
export interface UnsentRecording extends About {
  id: string
  /** It was recorded to its end by this very page, and only failed to be sent. */
  isOfThisPage: boolean
}

const lockOf = (id: string): string => `onhand.recording/${id}`

/** Until it is let go no page of this browser takes it for left behind; a page that dies lets go of what it holds. */
const hold = (id: string): (() => Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = navigator.locks?.request(lockOf(id), () => promise)
  return async () => {
    resolve()
    await held
  }
}

/** What this page has recorded and could not send. */
const endedHere = new Set<string>()
/** What this page is sending just now stays in view meanwhile. */
const sending = new Set<string>()

const heldByPages = async (): Promise<Set<string | undefined>> =>
  new Set((await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [])

export interface KeptWhileRecording {
  add(piece: Blob, soFar: Omit<About, 'sessionId'>): void
  /** It is over, and the server has it, or it is nothing: then nothing of it stays here. */
  end(isSettled: boolean): Promise<void>
}

/** Writes down what is recorded, as it comes, until the server has it. */
export const keepWhileRecording = (email: string, sessionId: number): KeptWhileRecording => {
  const id = crypto.randomUUID()
  const letGo = hold(id)
  const writer = writePieces(email, { id, name: NAME })
  return {
    add: (piece, { startedAt, seconds, type }) => writer.add(piece, { sessionId, startedAt, seconds, type } satisfies About),
    end: async isSettled => {
      if (!isSettled) endedHere.add(id)
      try {
        await writer.close(isSettled)
      } finally {
        await letGo()
      }
    },
  }
}

/** What pages that are gone have left of a session's recordings. What nobody takes any more goes. */
export const unsentRecordings = async (email: string, sessionId: number): Promise<UnsentRecording[]> => {
  const left: UnsentRecording[] = []
  const held = await heldByPages()
  for (const { id, about } of await unsentPieces(email, NAME)) {
    if (held.has(lockOf(id)) && !sending.has(id)) continue
    const known = About.safeParse(about).data
    const isOfUse = known && known.seconds >= 1 && Date.now() - Date.parse(known.startedAt) < KEPT_FOR_MS
    if (!isOfUse) await dropPieces(email, id)
    else if (known.sessionId === sessionId) left.push({ id, ...known, isOfThisPage: endedHere.has(id) })
  }
  return left
}

/**
 * Sends what was left, and takes it out of this browser once the server has it. Answers whether it did: another page may be at it already.
 */
export const sendUnsent = async (
  email: string,
  { id, type }: UnsentRecording,
  send: (file: File) => Promise<unknown>,
): Promise<boolean> => {
  const sendIt = async () => {
    sending.add(id)
    try {
      const pieces = await readPieces(email, id)
      if (pieces.length === 0) return false
      await send(new File(pieces, 'recording', { type }))
      await dropPieces(email, id)
      return true
    } finally {
      sending.delete(id)
    }
  }
  if (!navigator.locks) return sendIt()
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, lock => lock !== null && sendIt())
}

export const dropUnsent = (email: string, { id }: UnsentRecording): Promise<void> => dropPieces(email, id)
