import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], restoreMocks: true, testTimeout: 60_000 },
})
