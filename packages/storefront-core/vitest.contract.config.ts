import { defineConfig } from 'vitest/config'

/** Against a running Medusa where BACKEND_URL and PUBLISHABLE_KEY say which, else against the fake backend. */
export default defineConfig({
  test: {
    include: ['test/contract/**/*.contract.ts'],
    globalSetup: ['test/support/contract-backend.ts'],
    testTimeout: 30_000,
    fileParallelism: false,
  },
})
