import { createEncoder, type Encoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'
import type { WebSocket } from 'ws'
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { Doc } from 'yjs'
import type { AtDocument } from './shared-document.ts'

const [SYNC, PRESENCE, AUTH] = [0, 1, 2]
const [STEP_1, CHANGE] = [0, 2]

/** Messages as a page of ours would not send them. */
const message = (name: string, kind: number, write: (encoder: Encoder) => void): Uint8Array => {
  const encoder = createEncoder()
  writeVarString(encoder, name)
  writeVarUint(encoder, kind)
  write(encoder)
  return toUint8Array(encoder)
}
const synced = (name: string, step: number, bytes: Uint8Array) =>
  message(name, SYNC, encoder => {
    writeVarUint(encoder, step)
    writeVarUint8Array(encoder, bytes)
  })

export const asksIn = (name: string) =>
  message(name, AUTH, encoder => {
    writeVarUint(encoder, 0)
    writeVarString(encoder, '')
  })
/** 'Send me what I lack', from somebody who has nothing. */
export const asksForAll = (name: string) => synced(name, STEP_1, Uint8Array.of(0))
export const changes = (name: string, change: Uint8Array) => synced(name, CHANGE, change)
export const tellsOf = (name: string, clock: number, states: Record<number, object>) =>
  message(name, PRESENCE, encoder => {
    const awareness = new Awareness(new Doc())
    for (const [client, state] of Object.entries(states)) {
      awareness.states.set(Number(client), state)
      awareness.meta.set(Number(client), { clock, lastUpdated: 0 })
    }
    writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, Object.keys(states).map(Number)))
    awareness.destroy()
  })

/** The socket itself: here it is that of `ws`, as `atDocument` chose it. */
export const socketOf = ({ provider }: AtDocument): WebSocket => provider.configuration.websocketProvider.webSocket as unknown as WebSocket
export const send = (who: AtDocument, bytes: Uint8Array) => socketOf(who).send(bytes)
