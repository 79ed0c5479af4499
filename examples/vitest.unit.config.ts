import { defineConfig } from 'vitest/config'

/** Without a backend. The programs run on the built packages. */
export default defineConfig({ test: { include: ['test/*.test.ts'], testTimeout: 60_000 } })
