import type { Configuration } from '@hocuspocus/server'
import { DOCUMENT_MAX_SAY_LENGTH } from '#contract/shared/documents.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { DocumentKeeping } from './document-keeping.ts'
import { type DocumentKind, type DocumentRight, documentNamed } from './document-kinds.ts'

/** Somebody at a document, behind one socket. */
export interface DocumentVisitor {
  cookie: string
  name: string
  /** Undefined until he was let in; one socket is at one document. */
  at?: { document: string; right: DocumentRight }
}
export interface DocumentContext {
  visitor: DocumentVisitor
}

/** Hocuspocus tells the browser the reason; without a message it does not take it for a fault of its own. */
class DocumentRefusal extends Error {
  readonly reason: string
  constructor(reason: string) {
    super('')
    this.reason = reason
  }
}

const SYNC_STEP_1 = 0

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface HookParts {
  kinds: readonly DocumentKind[]
  keeping: DocumentKeeping
  rightOf(visitor: DocumentVisitor, document: string): Promise<DocumentRight | null>
  /** Asks again at once: a right may have gone while a document was being opened. */
  recheck(visitor: DocumentVisitor): Promise<void>
  logger: Logger
}

/** What we have to say to what Hocuspocus does. */
export const documentHooks = ({ kinds, keeping, rightOf, recheck, logger }: HookParts): Partial<Configuration<DocumentContext>> => ({
  onAuthenticate: async ({ context: { visitor }, documentName, connectionConfig }) => {
    const right = await rightOf(visitor, documentName)
    if (!right || (visitor.at && visitor.at.document !== documentName)) throw new DocumentRefusal('There is no such document for you.')
    visitor.at = { document: documentName, right }
    connectionConfig.readOnly = right === 'read'
  },
  connected: ({ context }) => recheck(context.visitor),
  onLoadDocument: ({ documentName, document }) => keeping.load(documentName, document),
  // It is safe already; this keeps opening it fast.
  onStoreDocument: ({ documentName }) =>
    keeping.fold(documentName).catch(error => logger.warn({ err: error, document: documentName }, 'a document could not be folded')),
  beforeSync: async ({ type, payload, documentName, connection }) => {
    // For this one message: Hocuspocus answers then that the change was not taken.
    if (type !== SYNC_STEP_1 && !connection.readOnly) connection.readOnly = !keeping.takesIn(documentName, payload)
  },
  afterHandleMessage: async ({ connection, context }) => {
    connection.readOnly = context.visitor.at?.right !== 'write'
  },
  beforeHandleAwareness: async ({ states, connection, context, document, documentName }) => {
    const known = documentNamed(kinds, documentName)
    if (!connection || !context || !known) return states.clear()
    const own = document.getClients(connection)
    const heldBy = (client: number) => document.getConnections().find(other => document.getClients(other).has(client))
    const presences = [...states].flatMap(([client, state]) => {
      const holder = heldBy(client)
      // The socket that a tab lost may stand here for long yet: who comes back with a new one goes on where he was.
      const isFree = !holder || holder.context.visitor.cookie === context.visitor.cookie
      const { data } = own.has(client) || (own.size === 0 && isFree) ? known.kind.presence.safeParse(state) : {}
      return data ? [{ client, state: { ...data, name: context.visitor.name }, holder }] : []
    })
    states.clear()
    // One of his own, the first that he says: nobody speaks for another, for many, or under another's name.
    const [presence] = presences
    if (!presence) return undefined
    const { client, state, holder } = presence
    states.set(client, state)
    if (holder && holder !== connection) {
      document.getClients(holder).delete(client)
      own.add(client)
    }
    return undefined
  },
  onStateless: async ({ payload, connection, document, documentName }) => {
    const context: DocumentContext = connection.context
    const said =
      payload.length <= DOCUMENT_MAX_SAY_LENGTH ? documentNamed(kinds, documentName)?.kind.says.safeParse(parsed(payload)) : undefined
    if (context.visitor.at?.right !== 'write' || !said?.success) return
    document.broadcastStateless(JSON.stringify(said.data), other => other !== connection)
  },
})
