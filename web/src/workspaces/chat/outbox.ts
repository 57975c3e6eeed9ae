import type { QueryClient } from '@tanstack/react-query'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { sendMessage } from '#contract/workspaces-messages.ts'
import { errorCodeOf } from '../../platform/app-error.ts'
import { call } from '../../platform/call.ts'
import { onForgetUnsent, unsentKeyOfTab, unsentOf } from '../../platform/unsent.ts'
import { showError } from '../../ui/toasts.ts'
import { keepMessage } from './chat-messages.ts'

const Unsent = z.object({
  clientId: z.string(),
  messageContent: z.string(),
  replyToId: z.nullable(z.int()),
  mentions: z.array(z.int()),
  /** What one is kept of from before files could go along has none. */
  file: z._default(z.nullable(z.object({ id: z.int(), fileName: z.string() })), null),
  writtenAt: z.string(),
  /** Why the server did not take it; null while it is on its way, or waits for the line. */
  refusal: z.nullable(z.string()),
})
/** A message that is written and not yet in the chat. */
export type Unsent = z.infer<typeof Unsent>

export interface Sender {
  workspaceId: number
  email: string
  name: string
}

const readUnsent = (text: string): readonly Unsent[] => {
  try {
    return z.array(Unsent).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** No answer came, or none that says anything about the message: it is sent again by itself. */
const WORTH_ANOTHER_TRY: readonly (string | null)[] = ['unavailable', 'internal', 'too_many_requests', 'unauthenticated']
const AGAIN_MS = 4_000

/**
 * The messages of one person in one workspace that are on their way, in order. They are kept in the browser, so that neither a lost line nor a closed
 * tab loses one; each carries the browser's own id, so that one that arrived without an answer is not said twice, nor one that two tabs send. Each tab
 * keeps its own and takes up what others have left.
 */
export class Outbox {
  readonly #sender: Sender
  readonly #queryClient: QueryClient
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #waiting: readonly Unsent[]
  #isSending = false
  #isOpen = false
  #sending: Promise<void> = Promise.resolve()
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(sender: Sender, queryClient: QueryClient) {
    this.#sender = sender
    this.#queryClient = queryClient
    const name = `outbox.${sender.workspaceId}`
    this.#key = unsentKeyOfTab(sender.email, name)
    this.#waiting = this.#takeUp(unsentOf(sender.email, name))
  }

  get waiting(): readonly Unsent[] {
    return this.#waiting
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  write(message: Pick<Unsent, 'messageContent' | 'replyToId' | 'mentions' | 'file'>): void {
    this.#set([...this.#waiting, { ...message, clientId: uuidv7(), writtenAt: new Date().toISOString(), refusal: null }])
    void this.flush()
  }

  retry(clientId: string): void {
    this.#set(this.#waiting.map(each => (each.clientId === clientId ? { ...each, refusal: null } : each)))
    void this.flush()
  }

  discard(clientId: string): void {
    this.#set(this.#waiting.filter(each => each.clientId !== clientId))
  }

  /** It came by the room: whether the answer to the call comes too does not matter any more. */
  arrived(clientIds: readonly string[]): void {
    if (this.#waiting.some(({ clientId }) => clientIds.includes(clientId)))
      this.#set(this.#waiting.filter(({ clientId }) => !clientIds.includes(clientId)))
  }

  /** Sends what waits, one after another. */
  flush(): Promise<void> {
    if (!this.#isSending) this.#sending = this.#sendAll()
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    clearTimeout(this.#again)
    try {
      for (let next = this.#next(); next && this.#isOpen; next = this.#next()) await this.#send(next)
    } catch {
      if (this.#isOpen) this.#again = setTimeout(() => void this.flush(), AGAIN_MS)
    } finally {
      this.#isSending = false
    }
  }

  /** Of a chat that is open: who signs out leaves nothing of what waits here. Answers how to end it; what is on its way then still arrives. */
  start(): () => void {
    this.#isOpen = true
    const stopForgetting = onForgetUnsent(this.#sender.email, () => this.#set([]))
    return () => {
      this.#isOpen = false
      clearTimeout(this.#again)
      void this.#sending.finally(stopForgetting)
    }
  }

  #next(): Unsent | undefined {
    return this.#waiting.find(({ refusal }) => refusal === null)
  }

  /** Throws where it is worth another try. */
  async #send({ clientId, messageContent, replyToId, mentions, file }: Unsent): Promise<void> {
    const { workspaceId, email, name } = this.#sender
    try {
      const written = { workspaceId, senderEmail: email, senderName: name, messageContent, messageType: 'text' }
      const message = await call(sendMessage, { ...written, replyToId, mentions, clientId, referenceFileId: file?.id ?? null })
      keepMessage(this.#queryClient, message)
      this.discard(clientId)
    } catch (error) {
      if (WORTH_ANOTHER_TRY.includes(errorCodeOf(error))) throw error
      // Somebody else may be here by now: whose it is hears it when he opens the chat.
      if (!this.#isOpen) return
      const refusal = error instanceof Error ? error.message : 'It was not taken.'
      this.#set(this.#waiting.map(each => (each.clientId === clientId ? { ...each, refusal } : each)))
      showError(`Failed to send message: ${refusal}`, 'send-message')
    }
  }

  #set(waiting: readonly Unsent[]): void {
    this.#waiting = waiting
    try {
      if (waiting.length === 0) localStorage.removeItem(this.#key)
      else localStorage.setItem(this.#key, JSON.stringify(waiting))
    } catch {
      // Storage is refused or full: it lives as long as the page.
    }
    for (const listener of this.#listeners) listener()
  }

  /** What was left, in order and under this tab's key; only then is it taken away from where it was. */
  #takeUp(left: ReadonlyMap<string, string>): readonly Unsent[] {
    const messages = new Map([...left.values()].flatMap(readUnsent).map(message => [message.clientId, message]))
    if (messages.size === 0) return []
    const waiting = [...messages.values()].sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1))
    try {
      localStorage.setItem(this.#key, JSON.stringify(waiting))
      for (const key of left.keys()) localStorage.removeItem(key)
    } catch {
      // Storage is full: it stays where it was, and is sent from here.
    }
    return waiting
  }
}
