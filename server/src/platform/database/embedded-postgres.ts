import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, chownSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgresBinaries, STATE_DIRECTORY, UNPRIVILEGED } from './postgres-binaries.ts'
import { memoryAtHand, sharedBuffersMb } from './shared-buffers.ts'

/** A killed postmaster keeps its lock until its parent has reaped it: seconds under load. */
const LOCK_RETRY_MS = 30_000
/** A socket address longer than 107 bytes is refused by the kernel. */
const MAX_SOCKET_FOLDER_BYTES = 90

/** A running embedded server. Connect through the socket in `host` as `user`. `ended` settles when the server is gone, wanted or not. */
export interface EmbeddedPostgres {
  host: string
  user: string
  ended: Promise<void>
  stop(): Promise<void>
}

const reachableByNobody = (path: string): boolean => spawnSync('test', ['-x', path], { ...UNPRIVILEGED, cwd: '/' }).status === 0

/**
 * The cluster's folder: below the data folder, unless an unprivileged server could not get there (a clone under a closed home) or the
 * socket's path would be too long. Then it lies in a state folder of its own, named in `postgres-folder` so that it is found again, and
 * never found by another data folder that stands at the same place later.
 */
const clusterFolder = (dataDir: string): string => {
  const pointer = join(dataDir, 'postgres-folder')
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  const usual = join(dataDir, 'postgres')
  const isTooLong = Buffer.byteLength(usual) > MAX_SOCKET_FOLDER_BYTES
  if (!isTooLong && (UNPRIVILEGED.uid === undefined || reachableByNobody(dataDir))) return usual
  const root =
    UNPRIVILEGED.uid === undefined
      ? join(process.env['XDG_STATE_HOME'] ?? join(process.env['HOME'] ?? '/tmp', '.local/state'), 'onhand')
      : STATE_DIRECTORY
  const folder = join(root, randomBytes(6).toString('hex'))
  mkdirSync(root, { recursive: true, mode: 0o755 })
  writeFileSync(pointer, `${folder}\n`)
  return folder
}

/** Makes the cluster beside its place and renames it: a killed initdb leaves nothing that looks like a database. */
const initialise = (native: string, folder: string): void => {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  if (UNPRIVILEGED.uid !== undefined && UNPRIVILEGED.gid !== undefined) chownSync(fresh, UNPRIVILEGED.uid, UNPRIVILEGED.gid)
  const args = ['-D', fresh, '-U', 'onhand', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const done = spawnSync(join(native, 'bin/initdb'), args, { ...UNPRIVILEGED, cwd: fresh, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`the database could not be made in ${folder}: ${done.stderr.trim() || done.error?.message}`)
  renameSync(fresh, folder)
}

/**
 * The shell holds our pipe as its standard input. When this process ends, however it ends, `read` returns and PostgreSQL gets a fast
 * shutdown: no orphan serves the folder on.
 */
const WATCHER = 'exec 3<&0; "$@" </dev/null & p=$!; trap "" INT TERM HUP; (read _ <&3; kill -INT $p) & wait $p'

/**
 * The demo shares a laptop with everything else. Shared buffers are only taken as data fills them: a small market takes little, and a large one
 * need not fetch each page from the system's cache (decision 015). No workers are needed to fetch it.
 */
const SETTINGS = [
  'listen_addresses=',
  'max_connections=100',
  'max_wal_size=256MB',
  'min_wal_size=32MB',
  'jit=off',
  'io_method=sync',
  'autovacuum_naptime=30s',
  'log_min_messages=warning',
  'max_worker_processes=4',
  'max_parallel_workers=2',
]

const attempt = (native: string, folder: string, buffersMb: number): Promise<ChildProcess> => {
  const args = ['-D', folder, '-k', folder, ...[...SETTINGS, `shared_buffers=${buffersMb}MB`].flatMap(setting => ['-c', setting])]
  const command = ['-c', WATCHER, 'sh', join(native, 'bin/postgres'), ...args]
  // Its own process group: a Ctrl-C at the terminal reaches the app first, which stops the database last.
  const child = spawn('sh', command, { ...UNPRIVILEGED, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], detached: true })
  let log = ''
  return new Promise((started, failed) => {
    child.stderr?.on('data', data => {
      log = (log + data).slice(-20_000)
      if (log.includes('ready to accept connections')) started(child)
    })
    // The watcher may be gone before we close its pipe.
    child.stdin?.on('error', () => undefined)
    child.once('error', failed)
    child.once('exit', code => failed(new Error(`the embedded PostgreSQL ended (${code}): ${log.trim()}`)))
  })
}

const startWithRetry = async (native: string, folder: string, buffersMb: number): Promise<ChildProcess> => {
  const end = performance.now() + LOCK_RETRY_MS
  for (;;) {
    try {
      return await attempt(native, folder, buffersMb)
    } catch (error) {
      const isLocked = error instanceof Error && /lock file .* already exists|pre-existing shared memory block/.test(error.message)
      if (!isLocked || performance.now() > end) throw error
      await pause(100)
    }
  }
}

/** Starts the database of a data folder, making it on the first start. `buffersMb`: how much it may keep of its pages, in megabytes. */
export const startEmbeddedPostgres = async (dataDir: string, buffersMb = sharedBuffersMb(memoryAtHand())): Promise<EmbeddedPostgres> => {
  const native = await findPostgresBinaries()
  const folder = clusterFolder(dataDir)
  if (!existsSync(join(folder, 'PG_VERSION')) && !isMadeAlready(folder)) initialise(native, folder)
  const child = await startWithRetry(native, folder, buffersMb)
  const ended = new Promise<void>(done => {
    child.once('exit', () => done())
  })
  return {
    host: folder,
    user: 'onhand',
    ended,
    stop: () => {
      child.stdin?.end()
      return ended
    },
  }
}

/** Root may always look; another user may not look into a folder of `nobody`'s made by an earlier start as root. */
const isMadeAlready = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return false
  } catch {
    throw new Error(`the database in ${dirname(folder)} was made by another user; start as that user, or choose another DATA_DIR`)
  }
}
