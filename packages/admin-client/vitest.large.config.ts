import { defineConfig } from 'vitest/config'
import { clientSources } from './test/support/client-sources.ts'

/** As the contracts, on a server of its own: see large-import.contract.ts. */
export default defineConfig({
  resolve: { alias: clientSources },
  test: { include: ['test/large/*.contract.ts'], testTimeout: 3_600_000, hookTimeout: 60_000 },
})
