import { defineConfig } from 'vitest/config'
import { clientSources } from './test/support/client-sources.ts'

export default defineConfig({
  resolve: { alias: clientSources },
  test: { include: ['src/**/*.test.ts', 'test/*.test.ts'], testTimeout: 60_000 },
})
