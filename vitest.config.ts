import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['./server/test/postgres.ts'],
    setupFiles: ['./server/test/fail-on-console-error.ts', './server/test/close-after-file.ts'],
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // CI's machine is shared and slow at times: waiting longer hides nothing, trying again would.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // One for each core: a test waits for the database half of its time.
    maxWorkers: '100%',
  },
})
