import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Some tests draw the whole studio.
  test: { include: ['**/*.test.ts'], testTimeout: 120_000 },
})
