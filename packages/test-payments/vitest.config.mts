import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], clearMocks: true, restoreMocks: true, testTimeout: 60_000 },
})
