import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts'],
    setupFiles: ['./test/support/commit-hook.ts', './test/setup.ts'],
    testTimeout: 20_000,
    restoreMocks: true,
  },
})
