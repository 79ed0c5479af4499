import { defineConfig } from 'vitest/config'

/** Tests of the published files. Needs a build. */
export default defineConfig({
  test: { include: ['test/package/**/*.test.ts'], testTimeout: 180_000 },
})
