import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const each = {
  setupFiles: ['./server/test/fail-on-console-error.ts', './server/test/close-after-file.ts'],
  // CI's machine is shared and slow at times: waiting longer hides nothing, trying again would.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  pool: 'forks' as const,
  // Read by Node itself, as when they run: through the bundler half of the time of the screens' tests went by with reading them anew for each file.
  server: { deps: { external: [/\/(?:server\/src|contract)\/(?!.*\.test\.ts)/] } },
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
      { plugins: [react()], test: { ...each, name: 'screens', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
