import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The pages that ship with the product. */
export const CONTENT_FOLDER = join(import.meta.dirname, '../../../content')

type Make<T> = (text: string, isOperators: boolean) => T

export interface ContentFiles {
  /** What `make` makes of the file of this name: the operator's if there is one, else the shipped one. */
  read<T>(name: string, make: Make<T>): Promise<T>
  /** The same of the shipped file, whatever the operator has. */
  readShipped<T>(name: string, make: Make<T>): Promise<T>
}

/** Changes whenever the file does; undefined when there is none. */
const stampOf = async (path: string): Promise<string | undefined> => {
  try {
    const { mtimeMs, size } = await stat(path)
    return `${mtimeMs} ${size}`
  } catch {
    // Not there, or not readable: the shipped file stands in for it.
    return undefined
  }
}

/**
 * Files that an operator may replace by putting one of the same name into a folder of his own. Each is read anew when it has changed, so
 * that an edit shows with the next request.
 */
export const contentFiles = (shippedFolder: string, operatorFolder: string): ContentFiles => {
  const kept = new Map<string, { stamp: string; made: unknown }>()

  const readOne = async <T>(path: string, stamp: string, isOperators: boolean, make: Make<T>): Promise<T> => {
    const before = kept.get(path)
    // A file is always made into the same kind of thing: its name decides.
    if (before?.stamp === stamp) return before.made as T
    const made = make(await readFile(path, 'utf8'), isOperators)
    kept.set(path, { stamp, made })
    return made
  }
  const readShipped = async <T>(name: string, make: Make<T>): Promise<T> => {
    const path = join(shippedFolder, name)
    return readOne(path, (await stampOf(path)) ?? '', false, make)
  }
  return {
    readShipped,
    read: async (name, make) => {
      const own = join(operatorFolder, name)
      const stamp = await stampOf(own)
      return stamp === undefined ? readShipped(name, make) : readOne(own, stamp, true, make)
    },
  }
}
