import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The examples say the package's name, as a reader would; the tests mean its sources by it.
  resolve: {
    alias: { '@umber/storefront-core': fileURLToPath(new URL('src/index.ts', import.meta.url)) },
  },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 20_000 },
})
