import { defineConfig } from 'vitest/config'

/** Asks the running backend that BACKEND_URL names: `contract` one with an outbox, `contract:mail` one with a mail server. */
export default defineConfig({
  test: {
    // `pnpm test` runs those of the files with `@module-tag smoke`, `pnpm test:all` runs all.
    tags: [{ name: 'smoke' }],
    include: ['**/*.contract.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
