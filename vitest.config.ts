import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['./server/test/postgres.ts'],
    setupFiles: ['./server/test/fail-on-console-error.ts', './server/test/close-after-file.ts'],
    // CI's machine is shared and slow at times: waiting longer hides nothing, trying again would.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          // To read the server's modules for each file anew takes a fifth of the time, and they keep nothing that one file could leave to the next.
          isolate: false,
        },
      },
      // A page keeps drafts, toasts and the browser itself in its modules.
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
