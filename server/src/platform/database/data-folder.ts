import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The data folder cannot be used; the message is the one line the operator reads. */
class DataFolderError extends Error {}

const isServed = (socket: string): Promise<boolean> =>
  new Promise(answer => {
    const probe = createConnection(socket)
    probe.once('connect', () => {
      probe.destroy()
      answer(true)
    })
    probe.once('error', () => answer(false))
  })

const listen = (socket: string): Promise<Server> =>
  new Promise((ready, failed) => {
    // Whoever connects only wants to know that somebody lives here.
    const server = createServer(connection => connection.destroy())
    server.once('error', failed)
    server.listen(socket, () => ready(server))
    server.unref()
  })

/** A socket's path has at most 107 bytes: a deep data folder is stood for by its hash. */
const socketPath = (dataDir: string): string => {
  const usual = join(dataDir, 'onhand.sock')
  return Buffer.byteLength(usual) <= 100
    ? usual
    : join(tmpdir(), `onhand-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`)
}

/** One level at a time: Node's own recursion never ends where a parent exists but takes no child, as in /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o755 })
}

/**
 * Makes the data folder and takes it for this process: a second start is refused. A listening socket is the lock, because it ends with
 * the process however that ends; a file with a process id would lie after a crash.
 */
export const takeDataFolder = async (dataDir: string): Promise<() => void> => {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new DataFolderError(`DATA_DIR ${dataDir} cannot be written to; choose another folder or mend its permissions`, { cause })
  }
  const socket = socketPath(dataDir)
  if (await isServed(socket))
    throw new DataFolderError(`DATA_DIR ${dataDir} is in use by another Onhand; stop it first, or choose another folder`)
  rmSync(socket, { force: true })
  const server = await listen(socket).catch(cause => {
    throw new DataFolderError(
      `DATA_DIR ${dataDir} cannot be locked (${cause instanceof Error ? cause.message : cause}); is another Onhand starting?`,
      { cause },
    )
  })
  return () => {
    server.close()
    rmSync(socket, { force: true })
  }
}
