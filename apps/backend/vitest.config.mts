import { configDefaults, defineConfig } from 'vitest/config'

// Its tests register the one tracer of a process, and replace functions of Medusa's own modules.
const tracing = 'src/lib/tracing/*.test.ts'

export default defineConfig({
  test: {
    setupFiles: ['./test/setup.ts'],
    clearMocks: true,
    restoreMocks: true,
    testTimeout: 60_000,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, tracing],
          // Not a process for each file: a quarter of the processor time. test/setup.ts separates the files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'tracing', include: [tracing] } },
    ],
  },
})
