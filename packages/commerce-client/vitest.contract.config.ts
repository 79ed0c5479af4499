import { defineConfig } from 'vitest/config'

/** Against a running Medusa: BACKEND_URL and PUBLISHABLE_KEY say which. */
export default defineConfig({
  test: { include: ['test/contract/**/*.contract.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
})
