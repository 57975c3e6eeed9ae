import { unsentDatabaseOf } from './unsent.ts'

/** What came in pieces, and what is known of it so far. `name`: what kind of thing it is; `about`: its maker's own words. */
interface Head {
  id: string
  name: string
  about: unknown
}

const [HEADS, PIECES] = ['heads', 'pieces'] as const

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((answer, fail) => {
    request.onsuccess = () => answer(request.result)
    request.onerror = () => fail(request.error)
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((end, fail) => {
    transaction.oncomplete = () => end()
    transaction.onabort = () => fail(transaction.error)
  })

const open = async (email: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(unsentDatabaseOf(email), 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(HEADS, { keyPath: 'id' })
    request.result.createObjectStore(PIECES, { keyPath: ['id', 'place'] })
  }
  const database = await answerOf(request)
  // He signs out, in whatever tab: what is open would keep it from going.
  database.onversionchange = () => database.close()
  return database
}

const withDatabase = async <T>(email: string, work: (database: IDBDatabase) => Promise<T>): Promise<T> => {
  const database = await open(email)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const piecesOfId = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

/** Everything of this name that is in this browser and not with the server; nothing where the browser keeps nothing. */
export const unsentPieces = async (email: string, name: string): Promise<Head[]> => {
  if (typeof indexedDB === 'undefined') return []
  return withDatabase(email, async database => {
    const heads: Head[] = await answerOf(database.transaction(HEADS).objectStore(HEADS).getAll())
    return heads.filter(head => head.name === name)
  })
}

/** Its pieces in the order in which they came. One by one: together they may be more than fits into memory. */
export const readPieces = (email: string, id: string): Promise<Blob[]> =>
  withDatabase(email, async database => {
    const keys = await answerOf(database.transaction(PIECES).objectStore(PIECES).getAllKeys(piecesOfId(id)))
    const pieces: Blob[] = []
    for (const key of keys) pieces.push(new Blob([(await answerOf(database.transaction(PIECES).objectStore(PIECES).get(key))).bytes]))
    return pieces
  })

const remove = (database: IDBDatabase, id: string): Promise<void> => {
  const transaction = database.transaction([HEADS, PIECES], 'readwrite')
  transaction.objectStore(HEADS).delete(id)
  transaction.objectStore(PIECES).delete(piecesOfId(id))
  return endOf(transaction)
}

export const dropPieces = (email: string, id: string): Promise<void> => withDatabase(email, database => remove(database, id))

interface PieceWriter {
  /** One more piece, and what is known of the whole with it. */
  add(piece: Blob, about: unknown): void
  /** What was added is written, or will not be; where it is of no use any more, it goes. */
  close(isToGo: boolean): Promise<void>
}

/**
 * Writes something down as it comes, so that a page that is loaded anew or dies loses no more than the last piece. Where storage is refused or full it
 * writes no further, and what was written so far is the beginning of it. It opens but once: what is forgotten meanwhile does not come again.
 */
export const writePieces = (email: string, { id, name }: Pick<Head, 'id' | 'name'>): PieceWriter => {
  let place = 0
  let database: IDBDatabase | undefined
  const begin = async () => {
    database = await open(email)
  }
  const write = async (piece: Blob, about: unknown) => {
    const bytes = await piece.arrayBuffer()
    if (!database) return
    const transaction = database.transaction([HEADS, PIECES], 'readwrite')
    transaction.objectStore(HEADS).put({ id, name, about } satisfies Head)
    transaction.objectStore(PIECES).put({ id, place, bytes })
    place += 1
    await endOf(transaction)
  }
  // Once one failed, none comes after it: a gap would make the rest unreadable.
  let last = begin()
  const settled = () => last.catch(() => undefined)
  return {
    add: (piece, about) => {
      last = last.then(() => write(piece, about))
      void settled()
    },
    close: async isToGo => {
      await settled()
      try {
        if (isToGo && database) await remove(database, id)
      } catch {
        // He has signed out meanwhile, and all of his went with that.
      } finally {
        database?.close()
      }
    },
  }
}
