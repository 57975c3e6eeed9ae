import { Hocuspocus } from '@hocuspocus/server'
import type { WebSocket } from 'ws'
import { DOCUMENT_CLOSE, DOCUMENT_MAX_MESSAGE_BYTES, DOCUMENT_SOCKETS_PER_ACCOUNT, DOCUMENTS_PATH } from '#contract/shared/documents.ts'
import type { Database } from '../database/database.ts'
import { type Actor, type ResolveActor, VISITOR } from '../identity/actor.ts'
import type { UpgradeDoor } from '../live/live-upgrade.ts'
import type { Logger } from '../telemetry/logger.ts'
import { type DocumentContext, type DocumentVisitor, documentHooks } from './document-hooks.ts'
import { createDocumentKeeping } from './document-keeping.ts'
import { type DocumentKind, type DocumentRight, documentNamed } from './document-kinds.ts'
import { DocumentSocket } from './document-socket.ts'

/** How soon an ended sign-in ends what a socket may do. */
const RECHECK_MS = 30_000
/** Quiet after which the changes of a document are folded into its state, and the longest that is put off. */
const FOLD_AFTER_MS = 5_000
const FOLD_WITHIN_MS = 60_000

interface SharedDocumentParts {
  database: Database
  kinds: readonly DocumentKind[]
  resolveActor: ResolveActor
  logger: Logger
}

/** Documents that several change at once. What is acknowledged to a browser is in the database, and every node hears of it. */
export interface SharedDocuments {
  /** Takes over a socket whose browser may not be signed in: then it is told so and closed. */
  accept(opened: { websocket: WebSocket; cookie: string }, actor: Actor): void
  /** A right was taken away, or given, in this live room: each who is at one of its documents is asked about again. */
  askAgain(room: string): void
  close(): Promise<void>
}

export const documentsDoor = ({ accept }: SharedDocuments): UpgradeDoor => ({
  path: DOCUMENTS_PATH,
  maxBytes: DOCUMENT_MAX_MESSAGE_BYTES,
  accept,
})

export const startSharedDocuments = async ({ database, kinds, resolveActor, logger }: SharedDocumentParts): Promise<SharedDocuments> => {
  const keeping = createDocumentKeeping(database, logger)
  const visitors = new Map<DocumentVisitor, { socket: DocumentSocket; accountId: string }>()

  const closeFor = (visitor: DocumentVisitor, why: keyof typeof DOCUMENT_CLOSE) =>
    visitors.get(visitor)?.socket.close(DOCUMENT_CLOSE[why].code, DOCUMENT_CLOSE[why].reason)
  const rightIn = async (actor: Actor, document: string): Promise<DocumentRight | null> => {
    const named = documentNamed(kinds, document)
    return named ? named.kind.rightOf(actor, named.id) : null
  }
  const actorOf = async (cookie: string): Promise<Actor> => (cookie === '' ? VISITOR : resolveActor(new Headers({ cookie })))
  const recheck = async (visitor: DocumentVisitor): Promise<void> => {
    const { at } = visitor
    const actor = await actorOf(visitor.cookie)
    if (actor.kind !== 'account') return closeFor(visitor, 'signedOut')
    if (at && (await rightIn(actor, at.document)) !== at.right) closeFor(visitor, 'rightsChanged')
  }
  /** Who cannot be asked about connects anew, and is asked about then. */
  const recheckSurely = (visitor: DocumentVisitor): Promise<void> =>
    recheck(visitor).catch(error => {
      logger.warn({ err: error }, 'who is at a document could not be asked again; he connects anew')
      closeFor(visitor, 'rightsChanged')
    })
  const hocuspocus = new Hocuspocus<DocumentContext>({
    ...{ quiet: true, debounce: FOLD_AFTER_MS, maxDebounce: FOLD_WITHIN_MS },
    ...documentHooks({
      ...{ kinds, keeping, logger, recheck: recheckSurely },
      rightOf: async ({ cookie }, document) => rightIn(await actorOf(cookie), document),
    }),
  })
  await keeping.start()
  const rechecking = setInterval(() => void Promise.all([...visitors.keys()].map(recheckSurely)), RECHECK_MS)
  let isClosed = false
  return {
    accept: ({ websocket, cookie }, actor) => {
      const visitor: DocumentVisitor = { cookie, name: actor.kind === 'visitor' ? '' : actor.name }
      const socket = new DocumentSocket({
        ...{ websocket, settled: keeping.settled },
        heard: message => connection.handleMessage(message),
        closed: () => {
          visitors.delete(visitor)
          connection.handleClose()
        },
      })
      const connection = hocuspocus.handleConnection(socket, new Request(`http://onhand${DOCUMENTS_PATH}`), { visitor })
      const accountId = actor.kind === 'account' ? actor.accountId : ''
      const others = [...visitors.values()].filter(other => other.accountId === accountId).length
      visitors.set(visitor, { socket, accountId })
      if (isClosed) closeFor(visitor, 'shuttingDown')
      else if (actor.kind !== 'account') closeFor(visitor, 'signedOut')
      else if (others >= DOCUMENT_SOCKETS_PER_ACCOUNT) closeFor(visitor, 'tooMany')
    },
    askAgain: room => {
      for (const visitor of visitors.keys()) {
        const named = visitor.at && documentNamed(kinds, visitor.at.document)
        if (named && named.kind.roomOf(named.id) === room) void recheckSurely(visitor)
      }
    },
    close: async () => {
      isClosed = true
      clearInterval(rechecking)
      for (const visitor of [...visitors.keys()]) closeFor(visitor, 'shuttingDown')
      await keeping.close()
    },
  }
}
