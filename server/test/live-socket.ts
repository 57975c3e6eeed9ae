import { once } from 'node:events'
import { WebSocket } from 'ws'
import { LIVE_PATH, LiveResponse } from '#contract/shared/live.ts'

/** A browser's end of the socket: says things and takes what comes, in order. */
export const liveSocket = async (address: string, caller: { cookie: string }, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(address.replace('http', 'ws') + LIVE_PATH, { headers: { cookie: caller.cookie, ...headers } })
  const heard: LiveResponse[] = []
  const waiting: ((message: LiveResponse) => void)[] = []
  socket.on('message', data => {
    const message = LiveResponse.parse(JSON.parse(String(data)))
    const next = waiting.shift()
    if (next) next(message)
    else heard.push(message)
  })
  await once(socket, 'open')
  return {
    socket,
    say: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: (): Promise<LiveResponse> => {
      const message = heard.shift()
      return message ? Promise.resolve(message) : new Promise(next => waiting.push(next))
    },
  }
}
