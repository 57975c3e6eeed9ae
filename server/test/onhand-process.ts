import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { closeAfterTests } from './close-after-tests.ts'
import { testConnection } from './database.ts'

const ROOT = join(import.meta.dirname, '../..')

const parentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    // It ended while we looked.
    return -1
  }
}

/** A process and everything below it. */
const tree = (pid: number): number[] => {
  const pids = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
  const below = (parent: number): number[] => pids.filter(child => parentOf(child) === parent).flatMap(child => [child, ...below(child)])
  return [pid, ...below(pid)]
}

const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was faster.
  }
}

/** Onhand as an operator runs it: a process of its own, with everything that it starts. */
export interface OnhandProcess {
  url: string
  /** Kills it and every process below it, at once and without a word. */
  killTree(): Promise<void>
  /** Asks it to stop; answers the exit code. */
  stop(): Promise<number | null>
}

/** A data folder of its own that an unprivileged database server may enter too. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'onhand-process-'))
  chmodSync(folder, 0o755)
  closeAfterTests(async () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

/** Where a process of the test keeps its rows: nothing for the embedded database, a fresh one on the external server of this run. */
export const databaseSettings = async (): Promise<Record<string, string>> => {
  if (!('connectionString' in inject('postgres'))) return { DATABASE_URL: '' }
  const connection = await testConnection()
  return 'connectionString' in connection ? { DATABASE_URL: connection.connectionString } : {}
}

const launch = (environment: Record<string, string>): { child: ChildProcess; output: () => string } => {
  const env = { ...process.env, HOST: '', LOG_LEVEL: 'warn', NODE_ENV: 'test', PORT: '0', ...environment }
  const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (text += data))
  return { child, output: () => text }
}

/** Starts Onhand and waits until it says that it is ready. */
export const startOnhand = async (environment: Record<string, string>): Promise<OnhandProcess> => {
  const { child, output } = launch(environment)
  const url = await new Promise<string>((ready, failed) => {
    child.stdout?.on('data', () => {
      const found = /Onhand is ready: (\S+)/.exec(output())?.[1]
      if (found) ready(found)
    })
    child.once('exit', code => failed(new Error(`Onhand ended (${code}) before it was ready: ${output()}`)))
  })
  const { pid } = child
  if (!pid) throw new Error('Onhand has no process id')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const killTree = async () => {
    if (hasEnded()) return
    const gone = once(child, 'exit')
    for (const victim of tree(pid)) kill(victim)
    await gone
  }
  closeAfterTests(killTree)
  const stop = async () => {
    if (hasEnded()) return child.exitCode
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    return child.exitCode
  }
  return { url, killTree, stop }
}

/** Starts Onhand where it must refuse to; answers what it said and its exit code. */
export const startInVain = async (environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> => {
  const { child, output } = launch(environment)
  await once(child, 'close')
  return { code: child.exitCode, lines: output().trim().split('\n') }
}
