import { defineConfig } from 'vitest/config'

/** What is published, as it is published: needs a build. */
export default defineConfig({
  test: { include: ['test/package/**/*.test.ts'], testTimeout: 180_000 },
})
