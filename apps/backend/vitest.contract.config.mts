import { defineConfig } from 'vitest/config'

/** Asks the running backend that BACKEND_URL names: `contract` one with an outbox, `contract:mail` one with a mail server. */
export default defineConfig({
  test: {
    include: ['**/*.contract.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
