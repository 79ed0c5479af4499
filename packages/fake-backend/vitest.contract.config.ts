import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['test/contract/**/*.contract.ts'], testTimeout: 60_000, fileParallelism: false },
})
