import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const FIRST_PORT = Number(process.env['E2E_PORT'] || process.env['PORT'] || 3777)
const HOST = process.env['HOST'] || '127.0.0.1'
const WORKERS = 2
const isRoot = process.getuid?.() === 0

/** Made by the runner, not again by its workers; an unprivileged database server must be able to enter it. */
const scratch = () => {
  const parent = process.env['DATA_DIR'] || tmpdir()
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'onhand-e2e-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}
/** The server of a worker: each has its own, so that journeys that run at once change nothing for each other. */
const portOf = (worker: number) => FIRST_PORT + worker
const folderOf = (worker: number) => join(process.env['E2E_DATA_DIRS'] ?? '', String(worker))
const worker = process.env['TEST_PARALLEL_INDEX']
if (Number(worker ?? 0) >= WORKERS) throw new Error(`a server is started for each of ${WORKERS} workers and no more`)
if (worker === undefined) process.env['E2E_DATA_DIRS'] = scratch()
// For journeys that have to bring a day forward.
else process.env['E2E_DATA_DIR'] = folderOf(Number(worker))

/** Journeys through the real product: the demo on a fresh data folder, the system's Chromium. */
export default defineConfig({
  testDir: './e2e',
  workers: WORKERS,
  fullyParallel: false,
  retries: 0,
  // CI's machine is shared and slow at times: waiting longer hides nothing, trying again would.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The JSON report is for `npm test`, which counts; alone it would flood the terminal.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://${HOST}:${portOf(Number(worker ?? 0))}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // 3D models are drawn without a graphics card here.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    trace: 'off',
  },
  webServer: Array.from({ length: WORKERS }, (_, index) => ({
    command: 'node server/src/main.ts',
    url: `http://${HOST}:${portOf(index)}/_api/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: String(portOf(index)),
      HOST,
      // The journeys bring their own database: a demo must not be seeded into somebody's server.
      DATABASE_URL: '',
      DATA_DIR: folderOf(index),
      LOG_LEVEL: 'warn',
      ONHAND_MODE: 'demo',
    },
  })),
})
