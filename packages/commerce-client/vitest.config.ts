import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/package/**', 'test/contract/**'],
    setupFiles: ['./test/support/fixed-seed.ts'],
    // Not a process and an evaluation of all modules for each file: half of the processor time.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    // Not transformed: its source maps name files that are not published, and vite would report each of them.
    server: { deps: { external: [/@medusajs\/js-sdk/] } },
  },
})
