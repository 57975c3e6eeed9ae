import { type Running, scratchFolder, startScript } from '../bench/onhand.ts'

/** A server that a journey may kill: the demo on its own data, beside the one that all journeys of a worker share. */
export interface OwnServer {
  url: string
  dataDir: string
  /** At once and without a word. */
  kill(): Promise<void>
  /** Where it was, with the data it had. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export const startOwnServer = async (host: string): Promise<OwnServer> => {
  const dataDir = `${scratchFolder()}/data`
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', HOST: host, ONHAND_DEMO_PUBLIC: 'yes', LOG_LEVEL: 'error', ONHAND_MODE: 'demo' }
  const start = (port: string) => startScript('server/src/main.ts', { ...settings, PORT: port })
  let running: Running = await start('0')
  const { url } = running
  return {
    ...{ url, dataDir },
    kill: () => running.kill(),
    startAgain: async () => {
      running = await start(new URL(url).port)
    },
    stop: () => running.stop(),
  }
}
