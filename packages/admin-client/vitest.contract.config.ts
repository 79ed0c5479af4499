import { defineConfig } from 'vitest/config'
import { clientSources } from './test/support/client-sources.ts'

/** Against a running Medusa: BACKEND_URL, PUBLISHABLE_KEY, ADMIN_EMAIL and ADMIN_PASSWORD name it and its admin user. */
export default defineConfig({
  resolve: { alias: clientSources },
  test: {
    // `pnpm test` runs those of the files with `@module-tag smoke`, `pnpm test:all` runs all.
    tags: [{ name: 'smoke' }],
    include: ['test/contract/*.contract.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
})
