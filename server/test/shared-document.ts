import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { createDecoder, readVarInt, readVarString, readVarUint } from 'lib0/decoding'
import { WebSocket } from 'ws'
import { Doc } from 'yjs'
import { DOCUMENTS_PATH } from '#contract/shared/documents.ts'
import type { Caller } from './app.ts'
import { closeAfterTests } from './close-after-tests.ts'

/** Hocuspocus's number for 'your change is taken', or not. */
const SYNC_STATUS = 8

/** Somebody at a shared document, through the real socket. */
export interface AtDocument {
  document: Doc
  provider: HocuspocusProvider
  /** Why the server closed the socket, each time. */
  closes: number[]
  said: unknown[]
  /** Whether each of his changes was taken, as the server said it. */
  answers: boolean[]
  /** Resolves with what he may do there, or with 'refused' or 'closed'. */
  welcome: Promise<string>
}

/** Opens a document as a browser does; `isLoyal` connects again when it is cut off. */
export const atDocument = (address: string, caller: Pick<Caller, 'cookie'>, name: string, { isLoyal = false } = {}): AtDocument => {
  const document = new Doc()
  const closes: number[] = []
  const said: unknown[] = []
  const answers: boolean[] = []
  const welcome = Promise.withResolvers<string>()
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: caller.cookie } })
    }
  }
  const websocketProvider: HocuspocusProviderWebsocket = new HocuspocusProviderWebsocket({
    url: address.replace('http', 'ws') + DOCUMENTS_PATH,
    WebSocketPolyfill: Socket,
    onClose: ({ event }) => {
      closes.push(event.code)
      welcome.resolve('closed')
      if (!isLoyal) websocketProvider.disconnect()
    },
  })
  const provider = new HocuspocusProvider({
    ...{ websocketProvider, name, document },
    onAuthenticated: ({ scope }) => welcome.resolve(scope),
    onAuthenticationFailed: () => welcome.resolve('refused'),
    onMessage: ({ message }) => {
      const decoder = createDecoder(new Uint8Array(message.data))
      readVarString(decoder)
      if (readVarUint(decoder) === SYNC_STATUS) answers.push(readVarInt(decoder) === 1)
    },
    onStateless: ({ payload }) => said.push(JSON.parse(payload)),
  })
  provider.attach()
  closeAfterTests(async () => {
    provider.destroy()
    websocketProvider.destroy()
  })
  return { document, provider, closes, said, answers, welcome: welcome.promise }
}

/** All that he changed is acknowledged, and what there was has come. */
export const isSettled = ({ provider }: AtDocument): boolean => provider.isSynced && !provider.hasUnsyncedChanges
