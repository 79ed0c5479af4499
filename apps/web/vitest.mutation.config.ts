import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * The tests beside the mutated sources, without projects, which Stryker does not know. Those of screens and served pages import nearly
 * all of them, and would run for every mutant.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/{browser,router,services}/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/support/commit-hook.ts', './test/setup.ts'],
    testTimeout: 60_000,
    clearMocks: true,
    restoreMocks: true,
    pool: 'threads',
  },
})
