import { defineConfig } from 'vitest/config'

// Needs the programs of a PostgreSQL server and client (Debian: apt-get install postgresql). The nightly workflow runs it.
export default defineConfig({
  test: { include: ['src/**/*.postgres.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
})
