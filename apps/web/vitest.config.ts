import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 20_000,
    clearMocks: true,
    restoreMocks: true,
    // Not a process and a window for each file: a quarter of the processor time. test/setup.ts separates the files.
    pool: 'threads',
    isolate: false,
  },
})
