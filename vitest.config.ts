import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Everything in a folder but its tests. */
const sourceOf = (folder: string) => new RegExp(`^${folder.replaceAll(/[^\w/]/g, String.raw`\$&`)}/(?!.*\\.test\\.ts)`)

const each = {
  setupFiles: ['./server/test/fail-on-console-error.ts', './server/test/close-after-file.ts'],
  // CI's machine is shared and slow at times: waiting longer hides nothing, trying again would.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  pool: 'forks' as const,
  // Node reads contract and server by itself, as when they run: the bundler read them anew for each file of the screens' tests, half of the time those took.
  server: { deps: { external: ['contract', 'server/src'].map(folder => sourceOf(join(import.meta.dirname, folder))) } },
}

export default defineConfig({
  test: {
    globalSetup: ['./server/test/postgres.ts'],
    // One for each core: a test waits for the database half of its time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...each,
          name: 'server',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          // Files of one worker share the modules: to read all of the server anew for each takes longer than most files.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...each,
          name: 'screens',
          include: ['web/**/*.test.tsx'],
          // In one document: to read the server and the libraries anew for each file was half of what these took.
          setupFiles: [...each.setupFiles, './web/test/leave-after-test.ts'],
          isolate: false,
        },
      },
      // What runs without a document, or in one that it makes: a worker, what a page keeps, sums. Small, and each file by itself.
      { plugins: [react()], test: { ...each, name: 'browser', include: ['web/**/*.test.ts'] } },
    ],
  },
})
