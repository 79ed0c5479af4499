import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests of the sources without projects, which Stryker does not know. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/support/commit-hook.ts', './test/setup.ts'],
    testTimeout: 60_000,
    clearMocks: true,
    restoreMocks: true,
    pool: 'threads',
  },
})
