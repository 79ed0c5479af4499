import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

export default defineConfig({
  // The examples say the package's name, as a reader would; the tests mean its sources by it.
  resolve: {
    alias: [
      { find: /^@umber\/storefront-core$/, replacement: source('index.ts') },
      { find: /^@umber\/storefront-core\/(.+)$/, replacement: source('$1/index.ts') },
    ],
  },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Needs a build: vitest.package.config.ts.
    exclude: ['test/package/**'],
    setupFiles: ['./test/support/fixed-seed.ts'],
    // Not a process and an evaluation of all modules for each file: half of the processor time.
    pool: 'threads',
    isolate: false,
    // The random tests compute for some seconds, and many times as long on a busy machine.
    testTimeout: 60_000,
  },
})
