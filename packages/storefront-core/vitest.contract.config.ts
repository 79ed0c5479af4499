import { defineConfig } from 'vitest/config'

const isLive = process.env['BACKEND_URL'] !== undefined

/**
 * Against a running Medusa where BACKEND_URL and PUBLISHABLE_KEY say which, else against the fake backend, without the
 * contracts in `live`.
 */
export default defineConfig({
  test: {
    // `pnpm test` runs those of the files with `@module-tag smoke`, `pnpm test:all` runs all.
    tags: [{ name: 'smoke' }],
    include: [isLive ? 'test/contract/**/*.contract.ts' : 'test/contract/*.contract.ts'],
    globalSetup: ['test/support/contract-backend.ts'],
    testTimeout: 30_000,
    fileParallelism: false,
  },
})
