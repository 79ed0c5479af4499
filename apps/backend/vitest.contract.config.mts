import { defineConfig } from 'vitest/config'

/** Asks the running backend that BACKEND_URL names. */
export default defineConfig({
  test: {
    include: ['test/contract/**/*.contract.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
