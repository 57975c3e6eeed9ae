import type { WebSocket } from 'ws'
import { LIVE_CLOSE, LIVE_HEARTBEAT_MS, LIVE_STALE_MS, LiveRequest, type LiveResponse } from '#contract/shared/live.ts'

/** Messages outside the contract that a socket may send before it is closed. */
const BAD_MESSAGES = 3
/** Messages between two heartbeats beyond which a socket is not a browser's. */
const MESSAGES_PER_HEARTBEAT = 500
const CLOSE_WITHIN_MS = 2_000
/** Unsent bytes beyond which a slow reader is let go: it resumes by sequence number when it comes back. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024

type Subscription = { room: string; after: number | undefined }

/** One browser's socket: parses what it says, keeps both sides' heartbeats. Knows no rooms. */
export interface LiveConnection {
  send(message: LiveResponse): void
  /** For a message that many sockets get: it was made into text once. */
  sendText(text: string): void
  close(why: keyof typeof LIVE_CLOSE): void
}

export const openConnection = (
  socket: WebSocket,
  on: { subscribe(request: Subscription): void; unsubscribe(room: string): void; close(): void },
): LiveConnection => {
  let heardAt = performance.now()
  let badMessages = 0
  let messages = 0

  const close = (why: keyof typeof LIVE_CLOSE) => {
    socket.close(LIVE_CLOSE[why].code, LIVE_CLOSE[why].reason)
    // A browser that is gone never answers the closing handshake, and would hold a stopping server.
    setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref()
  }
  const sendText = (text: string) => {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return close('stale')
    if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const send = (message: LiveResponse) => sendText(JSON.stringify(message))

  const reject = (error: string) => {
    badMessages += 1
    if (badMessages >= BAD_MESSAGES) close('badMessages')
    else send({ type: 'rejected', error })
  }
  const handle = (request: LiveRequest) => {
    switch (request.type) {
      case 'ping':
        return send({ type: 'pong' })
      case 'pong':
        return
      case 'subscribe':
        return on.subscribe({ room: request.room, after: request.after })
      case 'unsubscribe':
        return on.unsubscribe(request.room)
    }
  }
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  const heartbeat = setInterval(() => {
    messages = 0
    const silentMs = performance.now() - heardAt
    if (silentMs > LIVE_STALE_MS) {
      close('stale')
    } else if (silentMs > LIVE_HEARTBEAT_MS) send({ type: 'ping' })
  }, LIVE_HEARTBEAT_MS)

  socket.on('message', (data, isBinary) => {
    heardAt = performance.now()
    messages += 1
    if (messages > MESSAGES_PER_HEARTBEAT) return close('badMessages')
    if (isBinary) return reject('Messages are JSON text.')
    const request = LiveRequest.safeParse(parse(String(data)))
    return request.success ? handle(request.data) : reject(request.error.issues[0]?.message ?? 'This message is not part of the contract.')
  })
  // The close event follows; what went wrong on a browser's line is nobody's error here.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(heartbeat)
    on.close()
  })
  return { send, sendText, close }
}
