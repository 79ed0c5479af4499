import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Against a running Medusa: BACKEND_URL, PUBLISHABLE_KEY, ADMIN_EMAIL and ADMIN_PASSWORD. */
export default defineConfig({
  resolve: {
    alias: [
      {
        // From its sources: the shop does not need it, so a test run does not build it.
        find: /^@umber\/admin-client$/,
        replacement: fileURLToPath(new URL('../packages/admin-client/src/index.ts', import.meta.url)),
      },
    ],
  },
  test: {
    // `pnpm test` runs those of the files with `@module-tag smoke`, `pnpm test:all` runs all.
    tags: [{ name: 'smoke' }],
    include: ['test/*.contract.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
