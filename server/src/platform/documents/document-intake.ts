import { type Doc, decodeUpdate, encodeStateAsUpdate, getState, ID, Item, Skip } from 'yjs'
import { DOCUMENT_MAX_BYTES, DOCUMENT_MAX_WAITING_BYTES } from '#contract/shared/documents.ts'

/** What was deleted frees room; how much is looked up by writing the whole document, which must not be done for each change. */
const MEASURED_EVERY_MS = 1_000

type Change = ReturnType<typeof decodeUpdate>

/** How far each author's changes go in a document once this change is in; undefined when something before it is missing. */
const reachWith = (document: Doc, { structs }: Change): ((author: number) => number) | undefined => {
  const reach = new Map<number, number>()
  const reachOf = (author: number) => reach.get(author) ?? getState(document.store, author)
  for (const struct of structs) {
    if (struct instanceof Skip) continue
    const { client, clock } = struct.id
    if (clock > reachOf(client)) return undefined
    reach.set(client, Math.max(reachOf(client), clock + struct.length))
  }
  return reachOf
}

/** Whether a change builds on, or deletes, what the document does not have: Yjs then puts it aside and says nothing of it. */
const lacksSomething = (document: Doc, change: Change): boolean => {
  const reachOf = reachWith(document, change)
  if (!reachOf) return true
  const isMissing = (id: unknown) => id instanceof ID && id.clock >= reachOf(id.client)
  return (
    change.structs.some(struct => struct instanceof Item && [struct.origin, struct.rightOrigin, struct.parent].some(isMissing)) ||
    [...change.ds.clients].some(([author, deleted]) => deleted.some(({ clock, len }) => clock + len > reachOf(author)))
  )
}

/** What becomes of a change: it is put in, put aside until what it builds on comes, or refused. */
export type Verdict = 'in' | 'aside' | 'refused'

/** How much a document has, and what it takes. A full one takes nothing but deletions. */
export const createDocumentIntake = (document: Doc) => {
  let bytes = 0
  let bytesAside = 0
  let measuredAt = Number.NEGATIVE_INFINITY

  const measured = (): Uint8Array => {
    const state = encodeStateAsUpdate(document)
    bytes = state.length
    measuredAt = performance.now()
    return state
  }
  const hasRoom = (moreBytes: number): boolean => {
    if (bytes + moreBytes > DOCUMENT_MAX_BYTES && performance.now() - measuredAt >= MEASURED_EVERY_MS) measured()
    return bytes + moreBytes <= DOCUMENT_MAX_BYTES
  }
  return {
    grow: (moreBytes: number) => {
      bytes += moreBytes
    },
    measured,
    verdictOn: (update: Uint8Array): Verdict => {
      const change = decodeUpdate(update)
      if (!lacksSomething(document, change)) return change.structs.length === 0 || hasRoom(update.length) ? 'in' : 'refused'
      if (!document.store.pendingStructs && !document.store.pendingDs) bytesAside = 0
      if (bytesAside + update.length > DOCUMENT_MAX_WAITING_BYTES || !hasRoom(update.length)) return 'refused'
      bytesAside += update.length
      return 'aside'
    },
  }
}
export type DocumentIntake = ReturnType<typeof createDocumentIntake>
