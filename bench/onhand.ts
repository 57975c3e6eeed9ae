import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** A scratch folder that an unprivileged database server may enter; removed at the end of the run. */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'onhand-bench-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** As `npm start` runs the server (scripts/start.mjs). */
const SERVER_FLAGS = ['--max-semi-space-size=8']

export interface Running {
  pid: number
  url: string
  /** From the spawn to the line that says it is ready. */
  readyMs: number
  stop(): Promise<void>
  /** It alone, at once and without a word: what it started sees to itself. */
  kill(): Promise<void>
}

/** Starts a script of the project and waits for `ready: <address>` on its output. */
export const startScript = async (script: string, environment: Record<string, string>, args: string[] = []): Promise<Running> => {
  const begun = performance.now()
  const child: ChildProcess = spawn(process.execPath, [...(script.startsWith('server/') ? SERVER_FLAGS : []), script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((ready, failed) => {
    let text = ''
    child.stdout?.on('data', data => {
      text += data
      const found = /ready: (\S+)/.exec(text)?.[1]
      if (found) ready(found)
    })
    child.once('exit', code => failed(new Error(`${script} ended (${code}): ${text}`)))
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    ...{ pid: child.pid ?? 0, url, readyMs: performance.now() - begun },
    ...{ stop: () => end('SIGTERM'), kill: () => end('SIGKILL') },
  }
}

export const startOnhand = (dataDir: string): Promise<Running> =>
  startScript('server/src/main.ts', { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ONHAND_MODE: 'demo' })

/** Memory of a process and everything below it, each shared page counted once (PSS), in megabytes. */
export const memoryOfTree = (pid: number): number => {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => [Number(name), parentOf(Number(name))] as const)
  const below = (parent: number): number[] => parents.filter(([, p]) => p === parent).flatMap(([child]) => [child, ...below(child)])
  return [pid, ...below(pid)].reduce((sum, each) => sum + pssOf(each), 0)
}

const parentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return -1
  }
}

const pssOf = (pid: number): number => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
