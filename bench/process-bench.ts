import { setTimeout as pause } from 'node:timers/promises'
import { memoryOfTree, type Running, scratchFolder, startOnhand, startScript } from './onhand.ts'
import { type Measurement, median } from './table.ts'

const LATER_STARTS = 5
/** Idle means: the first rush is over, the garbage collected. */
const IDLE_MS = 10_000
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const megabytes = (mb: number) => `${Math.round(mb)} MB`

const withStop = async <T>(running: Running, use: (running: Running) => Promise<T>): Promise<T> => {
  try {
    return await use(running)
  } finally {
    await running.stop()
  }
}

/** Start to ready and idle memory, each against the bare embedded database with a node process beside it. */
export const benchProcess = async (dataDir: string): Promise<Measurement[]> => {
  const bareDir = scratchFolder()
  const startBare = () => startScript('bench/bare-database.ts', {}, [bareDir])
  const bareFirst = await withStop(await startBare(), async running => running.readyMs)
  const first = await withStop(await startOnhand(dataDir), async running => running.readyMs)
  const later: number[] = []
  const bareLater: number[] = []
  for (let n = 0; n < LATER_STARTS; n++) {
    bareLater.push(await withStop(await startBare(), async running => running.readyMs))
    later.push(await withStop(await startOnhand(dataDir), async running => running.readyMs))
  }
  const idle = async (running: Running) => {
    await pause(IDLE_MS)
    return memoryOfTree(running.pid)
  }
  const bareMemory = await withStop(await startBare(), idle)
  const memory = await withStop(await startOnhand(dataDir), idle)
  const bare = 'bare node + embedded PostgreSQL'
  return [
    {
      what: 'first start to ready, demo seeded',
      measured: seconds(first),
      reference: `${seconds(bareFirst)} (${bare})`,
      ratio: first / bareFirst,
    },
    {
      what: 'later start to ready',
      measured: seconds(median(later)),
      reference: seconds(median(bareLater)),
      ratio: median(later) / median(bareLater),
      aim: '< 3 s',
      isMet: median(later) < 3_000,
    },
    {
      what: 'idle memory of all processes (PSS)',
      measured: megabytes(memory),
      reference: megabytes(bareMemory),
      ratio: memory / bareMemory,
      aim: '< 250 MB',
      isMet: memory < 250,
    },
  ]
}
