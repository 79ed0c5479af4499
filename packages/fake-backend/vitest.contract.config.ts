import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // `pnpm test` runs those of the files with `@module-tag smoke`, `pnpm test:all` runs all.
    tags: [{ name: 'smoke' }],
    include: ['test/contract/**/*.contract.ts'],
    testTimeout: 60_000,
    fileParallelism: false,
  },
})
